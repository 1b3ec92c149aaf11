#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The end of the process, which is when all tests have run.
enum ProcessEnd {
  /// Ends the session when the process ends. If a golden is obsolete, a successful run fails.
  static func watch() {
    #if canImport(Glibc)
    on_exit(
      { status, _ in
        guard !GoldenSession.shared.end(), status == 0 else { return }
        fflush(nil)
        _exit(1)
      }, nil)
    #else
    // The status is not known here, and one failure must not replace another.
    atexit { _ = GoldenSession.shared.end() }
    #endif
  }
}
