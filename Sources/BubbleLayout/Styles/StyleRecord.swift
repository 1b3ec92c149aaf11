/// A part of a style. All its fields have default values.
package protocol StyleRecord: JSONRecord {
  init()
}

extension StyleRecord {
  package static var standard: Self { Self() }
}
