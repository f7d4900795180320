import CSDL2

extension Bitmap {
  /// The picture of a BMP file, which libvips leaves to others (`SDL_LoadBMP_RW`,
  /// `SDL_ConvertSurfaceFormat`); nil for a file of any other kind.
  ///
  /// - Throws: the cause in SDL's words, or `tooLarge` as `PictureFile` has it.
  init?(bmp file: borrowing OpenFile) throws(PictureError.Cause) {
    let header = file.prefix(26)
    guard header.count == 26, header.starts(with: "BM".utf8) else { return nil }
    let number = { (start: Int, count: Int) in
      (0..<count).reduce(UInt32(0)) { $0 | UInt32(header[start + $1]) << (8 * $1) }
    }
    let isOld = number(14, 4) == 12
    let width = Int(isOld ? number(18, 2) : Int32(bitPattern: number(18, 4)).magnitude)
    let height = Int(isOld ? number(20, 2) : Int32(bitPattern: number(22, 4)).magnitude)
    guard width > 0, height > 0 else { throw .notAPicture("no pixels") }
    let limit = PictureFile.wholeLimit
    guard width * height <= limit * 1_000_000, file.length <= limit * 4_000_000 + 4096 else {
      throw .tooLarge(PixelSize(width: width, height: height), limit: limit)
    }
    let bytes = file.prefix(file.length)
    let loaded = bytes.withUnsafeBytes {
      SDL_LoadBMP_RW(SDL_RWFromConstMem($0.baseAddress, CInt($0.count)), 1)
    }
    guard let loaded else { throw .library(String(cString: SDL_GetError())) }
    defer { SDL_FreeSurface(loaded) }
    guard let surface = SDL_ConvertSurfaceFormat(loaded, UInt32(SDL_PIXELFORMAT_RGBA32.rawValue), 0) else {
      throw .library(String(cString: SDL_GetError()))
    }
    defer { SDL_FreeSurface(surface) }
    let size = PixelSize(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    var straight: [UInt8] = []
    straight.reserveCapacity(size.area * 4)
    for row in 0..<size.height {
      let start = surface.pointee.pixels + row * Int(surface.pointee.pitch)
      straight += UnsafeRawBufferPointer(start: start, count: size.width * 4)
    }
    self.init(size: size, straight: straight)
  }
}
