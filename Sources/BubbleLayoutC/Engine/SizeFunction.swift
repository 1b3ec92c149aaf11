import BubbleLayout
import CBubbleLayout
import Foundation
import Synchronization
import TextLayout

/// A caller's function that returns the sizes of custom parts.
final class SizeFunction: @unchecked Sendable {
  // Sendable because the caller promises that the function and its data may be used from any thread.
  private let function:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<bubble_custom_part>?, Double, UnsafeMutablePointer<Double>?,
      UnsafeMutablePointer<Double>?
    ) -> Int32
  private let data: UnsafeMutableRawPointer?
  /// The threads that are calling the function at the moment.
  private let callers = Mutex<Set<UInt>>([])

  /// Returns nil if the options have no function.
  init?(_ options: bubble_engine_options) {
    guard let function = options.sizing else { return nil }
    self.function = function
    data = options.sizing_data
  }

  /// Calls the caller's function for the size of a part; nil if the function gives no size.
  func size(of part: CustomAttachment, within available: Double) -> Size? {
    let thread = Self.thread
    callers.withLock { _ = $0.insert(thread) }
    defer { callers.withLock { _ = $0.remove(thread) } }
    var (width, height) = (0.0, 0.0)
    let knows = Self.withPart(part) { function(data, $0, available, &width, &height) }
    return knows == 0 ? nil : Size(width: Self.length(width), height: Self.length(height))
  }

  /// Converts a length of the caller, in points. Negative lengths and NaN become 0; the layout itself limits
  /// large lengths.
  private static func length(_ points: Double) -> LayoutUnit { max(0, LayoutUnit(points)) }

  /// - Throws: `BUBBLE_ERROR_ARGUMENT` in a thread that is calling the function, because the call that led to
  ///   it is using the object.
  func checkOutside(_ name: StaticString) throws(Failure) {
    guard !callers.withLock({ $0.contains(Self.thread) }) else {
      throw .argument("\(name) is busy; a size function must not use its own engine", "\(name)")
    }
  }

  private static var thread: UInt { UInt(pthread_self()) }

  private static func withPart(
    _ part: CustomAttachment, _ body: (UnsafePointer<bubble_custom_part>) -> Int32
  ) -> Int32 {
    part.name.withCString { name in
      part.data.withCString { data in
        (part.alternative ?? "").withCString { alternative in
          var given = bubble_custom_part()
          given.size = MemoryLayout<bubble_custom_part>.size
          (given.name, given.name_length) = (name, part.name.utf8.count)
          (given.data, given.data_length) = (data, part.data.utf8.count)
          given.alternative = part.alternative == nil ? nil : alternative
          given.alternative_length = part.alternative?.utf8.count ?? 0
          (given.width, given.height, given.aspect) = (part.width ?? -1, part.height ?? -1, part.aspect ?? -1)
          return body(&given)
        }
      }
    }
  }
}
