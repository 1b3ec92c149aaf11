#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// A reader that goes away (`bubble … | head`) ends the writing, not the process in the middle of a line.
signal(SIGPIPE, SIG_IGN)
exit(await BubbleCommand.status(of: Array(CommandLine.arguments.dropFirst())))
