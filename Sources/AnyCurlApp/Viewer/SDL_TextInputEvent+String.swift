import CSDL2

extension SDL_TextInputEvent {
  /// The text that has been typed.
  var string: String {
    withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
