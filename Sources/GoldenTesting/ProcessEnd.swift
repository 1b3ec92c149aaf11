#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Watches for the end of the process, when all tests have run.
enum ProcessEnd {
  /// Ends the session when the process ends. If a golden is obsolete, an otherwise successful run fails.
  static func watch() {
    #if canImport(Glibc)
    on_exit(
      { status, _ in
        guard !GoldenSession.shared.end(), status == 0 else { return }
        fflush(nil)
        _exit(1)
      }, nil)
    #else
    // `atexit` cannot change the exit status of the process, so an obsolete golden does not fail the run
    // here.
    atexit { _ = GoldenSession.shared.end() }
    #endif
  }
}
