import Testing

@testable import AnyCurlApp

@Suite struct `Natural order` {
  @Test(arguments: [
    ("img2", "img10"), ("IMG1", "img2"), ("img3.PNG", "img9.png"), ("img100", "img99999999999999999999"),
    ("img99999999999999999999", "img100000000000000000000"), ("a", "B"), ("a1b2", "a1b10"), ("a", "a1"),
    ("1", "a"), ("", "a"), ("7.png", "007a.png"), ("x9y", "x10"), ("A", "a"), ("01", "1"), ("z", "é"),
  ])
  func `puts one name before another and not the other way`(one: String, other: String) {
    #expect(NaturalOrder.precedes(FileName(one), FileName(other)))
    #expect(!NaturalOrder.precedes(FileName(other), FileName(one)))
  }

  @Test func `puts no name before itself`() {
    #expect(!NaturalOrder.precedes(FileName("a01"), FileName("a01")))
  }

  @Test func `tells apart names that are the same letters in other bytes`() {
    let composed = FileName("é.png")
    let decomposed = FileName("e\u{301}.png")
    #expect(composed != decomposed)
    #expect(NaturalOrder.precedes(decomposed, composed))
  }
}
