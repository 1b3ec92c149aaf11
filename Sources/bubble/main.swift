#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// If the reader of the output closes the pipe (`bubble … | head`), writing then fails with an error instead
// of a signal that ends the process.
signal(SIGPIPE, SIG_IGN)
exit(await BubbleCommand.status(of: Array(CommandLine.arguments.dropFirst())))
