/// A part of a style whose fields all have values where a style says nothing.
package protocol StyleRecord: JSONRecord {
  init()
}

extension StyleRecord {
  package static var standard: Self { Self() }
}
