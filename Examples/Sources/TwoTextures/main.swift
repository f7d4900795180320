import AnyCurl
import AnyCurlGL
import CSDLGL
import Windowing

// A window with an OpenGL 3.3 core context.
SDL_SetMainReady()
guard SDL_Init(SDL_INIT_VIDEO) == 0 else { fatalError(String(cString: SDL_GetError())) }
SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3)
SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 3)
SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, Int32(SDL_GL_CONTEXT_PROFILE_CORE.rawValue))
let centred = Int32(SDL_WINDOWPOS_CENTERED_MASK)
let window = SDL_CreateWindow("Two textures", centred, centred, 640, 480, SDL_WINDOW_OPENGL.rawValue)
guard let window, SDL_GL_CreateContext(window) != nil else { fatalError(String(cString: SDL_GetError())) }
SDL_GL_SetSwapInterval(1)

/// Makes a page with a chessboard of a colour; its first row in memory is the top one.
func page(_ color: SIMD4<UInt8>) -> PageTexture {
  let pixels = (0..<480 * 640).map {
    ($0 / 640 / 40 + $0 % 640 / 40) % 2 == 0 ? color : color / 2 | [0, 0, 0, 255]
  }
  var name: GLuint = 0
  glGenTextures(1, &name)
  glBindTexture(GLenum(GL_TEXTURE_2D), name)
  glTexImage2D(
    GLenum(GL_TEXTURE_2D), 0, GL_RGBA8, 640, 480, 0, GLenum(GL_RGBA), GLenum(GL_UNSIGNED_BYTE), pixels)
  glTexParameteri(GLenum(GL_TEXTURE_2D), GLenum(GL_TEXTURE_MAX_LEVEL), 0)
  return PageTexture(name)
}

let (red, blue) = (page([220, 80, 60, 255]), page([70, 130, 220, 255]))
let renderer = try CurlRenderer()
let curl = Curl(.up, options: CurlOptions(corner: .topLeft, direction: .horizontal))
var recording = Recording()  // lets a script run this; a program of yours needs none of its lines
var (time, last) = (0.0, SDL_GetTicks64())

loop: while true {
  var event = SDL_Event()
  while SDL_PollEvent(&event) != 0 {
    if event.type == SDL_QUIT.rawValue { break loop }
  }
  let now = SDL_GetTicks64()
  time += Double(now - last) / 1000
  last = now
  recording.set(&time)

  // Two seconds for each curl: red reveals blue, then blue reveals red.
  let progress = (time / 2).truncatingRemainder(dividingBy: 1)
  let (before, after) = Int(time / 2) % 2 == 0 ? (red, blue) : (blue, red)
  glClearColor(0.2, 0.2, 0.2, 1)
  glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
  renderer.draw(
    curl, at: progress, from: before, to: after,
    page: PagePlace(x: 60, y: 60, width: 520, height: 360), target: TargetSize(width: 640, height: 480))
  recording.drawn(width: 640, height: 480)
  SDL_GL_SwapWindow(window)
}
