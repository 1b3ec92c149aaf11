import CBubbleLayout
import Synchronization

/// Gives callers handles for objects, and finds the object of a handle. A handle is a number in a pointer
/// type, not an address.
///
/// A number contains the object's place in the table and how often the place was used before. So freed and
/// invalid handles are recognised without accessing memory at their address.
final class HandleTable: Sendable {
  /// The handles of all callers in the process. It is global because a C function has only the handle to find
  /// its object.
  static let shared = HandleTable()

  /// The maximum number of handles.
  static let limit = 1 << 20

  private struct Slot {
    var generation: UInt32 = 1
    var object: (any HandleObject)?
  }

  private struct State {
    var slots: [Slot] = []
    var free: [Int] = []
  }

  private let state = Mutex(State())

  /// Adds an object and returns its handle.
  func add(_ object: any HandleObject) throws(Failure) -> OpaquePointer {
    let bits = state.withLock { state -> UInt? in
      var place = state.slots.count
      if let free = state.free.popLast() {
        place = free
      } else if place < Self.limit {
        state.slots.append(Slot())
      } else {
        return nil
      }
      state.slots[place].object = object
      return Self.bits(place: place, generation: state.slots[place].generation)
    }
    guard let handle = bits.flatMap({ OpaquePointer(bitPattern: $0) }) else {
      throw Failure(BUBBLE_ERROR_LIMIT, "the limit of \(Self.limit) handles is reached")
    }
    return handle
  }

  /// Returns the object of a handle.
  ///
  /// - Parameter name: The name of the argument.
  func object<Object: HandleObject>(
    _ handle: OpaquePointer?, _ name: StaticString, as type: Object.Type = Object.self
  ) throws(Failure) -> Object {
    guard let handle else {
      throw Failure(BUBBLE_ERROR_ARGUMENT, "\(name) is NULL", at: .init(field: "\(name)"))
    }
    let bits = UInt(bitPattern: handle)
    let found = state.withLock { state in Self.place(of: bits, in: state).flatMap { state.slots[$0].object } }
    guard let found else {
      throw Failure(
        BUBBLE_ERROR_HANDLE, "\(name) was freed, or was never a \(Object.name)",
        at: .init(field: "\(name)"))
    }
    guard let object = found as? Object else {
      throw Failure(
        BUBBLE_ERROR_HANDLE, "\(name) is a \(Swift.type(of: found).name), not a \(Object.name)",
        at: .init(field: "\(name)"))
    }
    return object
  }

  /// Releases the object of a handle. NULL, freed handles and handles of other kinds are ignored.
  func remove<Object: HandleObject>(_ handle: OpaquePointer?, _ type: Object.Type) {
    guard let handle else { return }
    // The object is released outside the lock, because that may release other objects too.
    let object = state.withLock { state -> (any HandleObject)? in
      guard let place = Self.place(of: UInt(bitPattern: handle), in: state),
        state.slots[place].object is Object
      else { return nil }
      let object = state.slots[place].object
      state.slots[place].object = nil
      state.slots[place].generation = max(1, (state.slots[place].generation &+ 1) & Self.generations)
      state.free.append(place)
      return object
    }
    withExtendedLifetime(object) {}
  }

  /// Returns the handle's bits. They are odd, so that no handle is the address of an object.
  private static func bits(place: Int, generation: UInt32) -> UInt {
    UInt(generation) << 32 | UInt(place) << 1 | 1
  }

  private static let generations: UInt32 = 0x7FFF_FFFF

  private static func place(of bits: UInt, in state: State) -> Int? {
    let place = Int(bits & 0xFFFF_FFFF) >> 1
    guard bits & 1 == 1, place < state.slots.count, state.slots[place].generation == UInt32(bits >> 32) else {
      return nil
    }
    return place
  }
}

/// An object that a handle can refer to.
protocol HandleObject: AnyObject, Sendable {
  /// The name of the handle's type in C.
  static var name: String { get }
}
