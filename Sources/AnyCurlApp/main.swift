import Glibc

// Writing to a pipe whose reader has gone is an error to report, not the end.
signal(SIGPIPE, SIG_IGN)
// Names of files are bytes: Swift's own list of arguments has lost those that are not UTF-8.
let arguments = (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
  CommandLine.unsafeArgv[index].map { FileName(cString: $0).bytes }
}
let status = Program.run(arguments)
fflush(nil)
// Pictures may still be loading in the background; nothing has to wait for them.
_exit(status)
