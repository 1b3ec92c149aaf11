#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The memory that the process has freed. The C library may keep it for later requests.
enum FreedMemory {
  /// Asks glibc not to keep more of what is freed at the end of a heap, the larger the freed blocks were
  /// (`mallopt(3)`). `giveBack` does not reach the end of the heap of a thread other than the main one.
  static func keepLittle() {
    typealias Option = @convention(c) (Int32, Int32) -> Int32
    guard let address = dlsym(nil, "mallopt") else { return }
    let trimThreshold: Int32 = -1
    _ = unsafeBitCast(address, to: Option.self)(trimThreshold, 1 << 20)
  }

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
