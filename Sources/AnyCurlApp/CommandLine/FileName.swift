/// The name of a file or folder as bytes, which need not be valid UTF-8.
struct FileName: Hashable, Sendable {
  /// The bytes, as the system keeps them.
  let bytes: [UInt8]
}
