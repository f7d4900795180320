import AnyCurl
import Testing

struct PageSizeTests {
  @Test
  func `half a page reaches from its centre to its upper right corner`() {
    #expect(PageSize(width: 5, height: 3).half == [2.5, 1.5])
  }

  @Test(arguments: ["0", "-1", "nan", "inf"])
  func `a side that is no number over 0 is refused`(side: String) async {
    await #expect(processExitsWith: .failure) { [side] in
      _ = PageSize(width: Double(side) ?? 1, height: 1)
    }
    await #expect(processExitsWith: .failure) { [side] in
      _ = PageSize(width: 1, height: Double(side) ?? 1)
    }
  }
}
