import Testing
@testable import AnyCurl
