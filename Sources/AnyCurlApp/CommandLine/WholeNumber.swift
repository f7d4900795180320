/// The notation of whole numbers on the command line: decimal digits and nothing else.
enum WholeNumber {
  /// The number that a text writes; nil if it writes none, or one too large.
  static func value(of text: some StringProtocol) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }
}
