import AnyCurl
import Testing

struct CurlKindTests {
  @Test(arguments: [0, 0.25, 0.5, 1])
  func `the sheet follows a curl up and runs against a curl down`(progress: Double) {
    #expect(CurlKind.up.sheetProgress(at: progress) == progress)
    #expect(CurlKind.down.sheetProgress(at: progress) == 1 - progress)
  }
}
