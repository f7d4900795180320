import Glibc

@testable import AnyCurlApp

/// A program that a test has started: killed, by its number, with the object if it still runs.
///
/// It starts with the default action for every signal, and with no more of the test's environment than it needs
/// to run, so that the outcome does not depend on who starts the tests.
final class ChildProcess {
  /// The number of the process.
  let number: pid_t
  private let output: UnsafeMutablePointer<FILE>
  private let errors: UnsafeMutablePointer<FILE>
  private var finished: CInt?

  /// Starts a program (`posix_spawnp`).
  ///
  /// - Parameters:
  ///   - program: its name, looked for in `PATH` unless it has a slash.
  ///   - environment: variables besides those that are passed on.
  ///   - descriptor: one that the program gets as its descriptor 3.
  init(
    _ program: String, _ arguments: [String], environment: [String: String] = [:], descriptor: CInt? = nil
  ) throws {
    guard let output = tmpfile(), let errors = tmpfile() else { throw ProgramError.system("tmpfile") }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, fileno(output), STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, fileno(errors), STDERR_FILENO)
    if let descriptor { posix_spawn_file_actions_adddup2(&actions, descriptor, 3) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let variables = Self.passedOn.merging(environment) { $1 }.map { "\($0)=\($1)" }
    let words = ([program] + arguments).map { strdup($0) }
    let settings = variables.map { strdup($0) }
    defer { (words + settings).forEach { free($0) } }
    var number: pid_t = 0
    let failure = posix_spawnp(&number, program, &actions, &attributes, words + [nil], settings + [nil])
    guard failure == 0 else {
      throw ProgramError("\(program) is needed by the window tests: \(String(cString: strerror(failure)))")
    }
    (self.number, self.output, self.errors) = (number, output, errors)
  }

  deinit {
    if status == nil {
      kill(number, SIGKILL)
      waitpid(number, nil, 0)
    }
    fclose(output)
    fclose(errors)
  }

  /// The exit status, 128 and the signal's number where one ended it; nil while it runs.
  var status: CInt? {
    var word: CInt = 0
    if finished == nil, waitpid(number, &word, WNOHANG) == number {
      finished = word & 0x7F == 0 ? (word >> 8) & 0xFF : 128 + word & 0x7F
    }
    return finished
  }

  /// The exit status once it has ended; nil where it does not within so many seconds.
  func status(within seconds: Double) -> CInt? { poll(for: seconds) { status } }

  /// What it has written to standard output so far.
  var outputText: String { Self.text(of: output) }

  /// The lines that it has written to standard error so far.
  var errorLines: [Substring] { Self.text(of: errors).split(separator: "\n") }

  /// The processor time that it has used, in clock ticks of a hundredth of a second.
  var processorTicks: Int? {
    guard let file = fopen("/proc/\(number)/stat", "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, file)
    // The name, in brackets, may hold spaces; user and system time are the fields 14 and 15.
    let fields = String(decoding: bytes[..<count], as: UTF8.self).split(separator: ")").last?.split(
      separator: " ")
    guard let fields, fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
      return nil
    }
    return user + system
  }

  /// What a program needs to run, and Mesa's software driver, which draws the same everywhere.
  private static let passedOn: [String: String] = {
    var variables = ["LIBGL_ALWAYS_SOFTWARE": "1", "LC_ALL": "C.UTF-8"]
    for name in ["PATH", "HOME", "LD_LIBRARY_PATH"] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }()

  private static func text(of file: UnsafeMutablePointer<FILE>) -> String {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = pread(fileno(file), &bytes, bytes.count, 0)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}

/// Asks for a value again and again until there is one; nil where there is none after so many seconds.
func poll<Value>(for seconds: Double = 20, _ value: () throws -> Value?) rethrows -> Value? {
  let clock = ContinuousClock()
  let end = clock.now + .seconds(seconds)
  repeat {
    if let value = try value() { return value }
    usleep(20_000)
  } while clock.now < end
  return try value()
}
