extension JSONForm<[String: String]> {
  /// The form of `LayoutEnvironment.dayTexts`: an object of texts by dates, such as `{"2025-12-25":
  /// "Christmas"}`.
  package static var dayTexts: Self {
    JSONForm {
      JSONSchema.map(of: .string).defined(as: "DayTexts")
    } read: { (value) throws(FieldError) in
      guard case .object(let members) = value else { throw .mismatch(.object, found: value) }
      var texts: [String: String] = [:]
      for member in members {
        do throws(FieldError) {
          texts[try day(member.name)] = try String.form.read(member.value)
        } catch {
          throw error.within(.member(member.name))
        }
      }
      return texts
    } write: { texts in
      .object(texts.sorted { $0.key < $1.key }.map { .init(name: $0.key, value: .string($0.value)) })
    }
  }

  /// Checks a date and returns it unchanged.
  private static func day(_ name: String) throws(FieldError) -> String {
    guard name.utf8.count == 10, (try? Timestamp(iso8601: name + "T00:00")) != nil else {
      throw FieldError(.other("\(name.quoted(limit: 40)) is not a date such as \"2025-12-25\""))
    }
    return name
  }
}
