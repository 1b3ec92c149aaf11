/// A value that takes no part in comparisons, such as the place in the source from which a block was parsed: such a
/// block equals one that a program made.
@propertyWrapper
package struct Uncompared<Value: Sendable>: Hashable, Sendable {
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  package static func == (one: Self, other: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
