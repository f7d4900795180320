import Glibc

/// The name of a file as the system knows it: any bytes but NUL, in no particular encoding.
///
/// Names are equal if their bytes are; a Swift `String` would take composed and decomposed letters for equal
/// and lose what is not UTF-8.
struct FileName: Hashable, Sendable {
  /// The bytes, without the NUL that ends them in C.
  let bytes: [UInt8]

  /// A name of the given bytes, up to the first NUL.
  init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix { $0 != 0 })
  }

  /// A name in UTF-8.
  init(_ text: String) {
    self.init(bytes: text.utf8)
  }

  /// A copy of a C string, for example one of `argv`.
  init(cString: UnsafePointer<CChar>) {
    self.init(bytes: UnsafeBufferPointer(start: cString, count: strlen(cString)).map(UInt8.init(bitPattern:)))
  }

  /// Calls `body` with the name as a C string, which lives no longer than the call.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map(body) ?? body("")
      }
    }
  }
}

extension FileName {
  private static let slash = UInt8(ascii: "/")

  /// The part after the last slash; of a name that ends in slashes, the part before them.
  var lastComponent: FileName {
    guard let end = bytes.lastIndex(where: { $0 != Self.slash }) else { return self }
    let start = bytes[...end].lastIndex(of: Self.slash).map { $0 + 1 } ?? 0
    return FileName(bytes: bytes[start...end])
  }

  /// The folder that the name lies in, `.` for a name without a slash.
  var folder: FileName {
    guard let end = bytes.lastIndex(where: { $0 != Self.slash }) else { return FileName("/") }
    guard let slash = bytes[...end].lastIndex(of: Self.slash) else { return FileName(".") }
    guard let last = bytes[..<slash].lastIndex(where: { $0 != Self.slash }) else { return FileName("/") }
    return FileName(bytes: bytes[...last])
  }

  /// The name of `entry` in the folder of this name.
  func appending(_ entry: FileName) -> FileName {
    FileName(bytes: bytes.last == Self.slash ? bytes + entry.bytes : bytes + [Self.slash] + entry.bytes)
  }
}
