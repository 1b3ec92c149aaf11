#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// If the reader closes the pipe (`bubble … | head`), writing fails with an error; the signal does not kill
// the process.
signal(SIGPIPE, SIG_IGN)
exit(await BubbleCommand.status(of: Array(CommandLine.arguments.dropFirst())))
