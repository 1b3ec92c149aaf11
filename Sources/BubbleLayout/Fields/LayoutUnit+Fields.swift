import TextLayout

extension LayoutUnit: JSONConvertible {
  package static var form: JSONForm<LayoutUnit> { .length() }
}

extension JSONForm<LayoutUnit> {
  /// The form of a length in points. By default, negative lengths and lengths above 100,000 points are
  /// refused.
  package static func length(in range: ClosedRange<Double> = 0...100_000) -> Self {
    let number = JSONForm<Double>.number(in: range)
    return JSONForm(schema: number.schema) { (value) throws(FieldError) in
      LayoutUnit(try number.read(value))
    } write: {
      .number($0.points)
    }
  }
}
