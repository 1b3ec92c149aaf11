import BubbleLayout
import Foundation
import TextLayout

extension JSONForm<String> {
  /// The name of a transcript: 1 to 100 characters.
  static var name: Self {
    JSONForm {
      .string
    } read: { (value) throws(FieldError) in
      let name = try String.form.read(value)
      guard !name.isEmpty, name.count <= 100 else {
        throw FieldError(.other("a name must have from 1 to 100 characters"))
      }
      return name
    } write: {
      .string($0)
    }
  }
}

extension JSONForm<Double> {
  /// A width in points, or `"inf"` for rows as wide as their content.
  static var sessionWidth: Self {
    let number = JSONForm<Double>.number(in: 0...100_000)
    return JSONForm {
      .any(of: [number.schema(), .constant(.string("inf"))])
    } read: { (value) throws(FieldError) in
      value == .string("inf") ? .infinity : try number.read(value)
    } write: {
      $0 == .infinity ? .string("inf") : .number($0)
    }
  }
}

extension JSONForm<LayoutUnit> {
  /// A coordinate in a transcript, in points. The limits are far beyond any transcript.
  static var place: Self { .length(in: -1e15...1e15) }
}

extension JSONForm<Locale> {
  /// A locale whose language is known, such as `de_DE`.
  static var locale: Self {
    JSONForm {
      .string
    } read: { (value) throws(FieldError) in
      let name = try String.form.read(value)
      let locale = Locale(identifier: name)
      guard LocaleText.isKnown(locale) else {
        throw FieldError(
          .other("\(name.quoted(limit: 40)) is not a locale with a known language, such as de_DE"))
      }
      return locale
    } write: {
      .string($0.identifier)
    }
  }
}

extension JSONForm<String> {
  /// A language as a BCP 47 tag, such as `pt-BR`.
  static var language: Self {
    JSONForm {
      .string
    } read: { (value) throws(FieldError) in
      let tag = try String.form.read(value)
      guard LocaleText.isKnown(Locale(identifier: tag)) else {
        throw FieldError(.other("\(tag.quoted(limit: 40)) is not a tag of a known language, such as pt-BR"))
      }
      return tag
    } write: {
      .string($0)
    }
  }
}

extension JSONForm<TimeZone> {
  /// A known time zone, such as `Europe/Berlin`.
  static var zone: Self {
    JSONForm {
      .string
    } read: { (value) throws(FieldError) in
      let name = try String.form.read(value)
      guard let zone = TimeZone(identifier: name) else {
        throw FieldError(.other("\(name.quoted(limit: 40)) is not a known time zone, such as Europe/Berlin"))
      }
      return zone
    } write: {
      .string($0.identifier)
    }
  }
}

extension JSONForm {
  /// One value, or a list of values.
  static func oneOrMany<Element: JSONConvertible>() -> Self where Value == [Element] {
    oneOrMany(Element.form)
  }

  /// One value of a form, or a list of such values.
  static func oneOrMany<Element: Sendable>(_ one: JSONForm<Element>) -> Self where Value == [Element] {
    let many = JSONForm<[Element]>.list(of: one)
    return JSONForm {
      .any(of: [one.schema(), many.schema()])
    } read: { (value) throws(FieldError) in
      if case .array = value { return try many.read(value) }
      return [try one.read(value)]
    } write: {
      many.write($0)
    }
  }

  /// A setting that JSON null removes (a nested nil). If it is left out, the value is nil and nothing
  /// changes.
  static func clearable<Given: Sendable>(_ form: JSONForm<Given>) -> Self where Value == Given?? {
    JSONForm {
      form.schema().nullable
    } read: { (value) throws(FieldError) in
      value.isNull ? .some(nil) : .some(try form.read(value))
    } write: {
      ($0 ?? nil).map(form.write) ?? .null
    }
  }
}
