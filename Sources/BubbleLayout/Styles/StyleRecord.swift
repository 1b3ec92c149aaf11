/// A part of a style whose fields all have values where a style says nothing.
protocol StyleRecord: JSONRecord {
  init()
}

extension StyleRecord {
  static var standard: Self { Self() }
}
