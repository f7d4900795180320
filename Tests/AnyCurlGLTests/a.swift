import Testing
@testable import AnyCurlGL
