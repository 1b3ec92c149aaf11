/// A part of a style. All its fields have default values.
package protocol StyleRecord: JSONRecord {
  init()
}

extension StyleRecord {
  package static var standard: Self { Self() }
}

/// A value that is derived from other properties of the type that contains it. Equality and hashing ignore
/// it.
struct Derived<Value: Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: Derived, right: Derived) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
