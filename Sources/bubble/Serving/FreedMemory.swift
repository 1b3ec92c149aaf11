#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The memory that the process has freed. The C library may keep it for later requests.
enum FreedMemory {
  /// Gives the memory back to the system, if the C library has a function for this: `malloc_trim(3)` of glibc.
  ///
  /// - Complexity: Linear in the memory of the process; some milliseconds for a gigabyte.
  static func giveBack() {
    typealias Trim = @convention(c) (Int) -> Int32
    // Swift's module of glibc does not declare the function.
    guard let address = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(address, to: Trim.self)(0)
  }
}
