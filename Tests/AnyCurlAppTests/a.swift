import Testing
@testable import AnyCurlApp
