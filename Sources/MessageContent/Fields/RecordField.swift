/// One field of a record: its name in JSON, its JSON Schema, and how it is read, checked and written.
package struct RecordField<Record>: Sendable {
  package typealias Place<Value> = WritableKeyPath<Record, Value> & Sendable

  package let name: String
  package let isRequired: Bool
  package let schema: @Sendable () -> JSONSchema
  package let read: @Sendable (inout Record, JSONValue) throws(FieldError) -> Void
  /// Returns the value of the field; nil if the field is left out.
  package let write: @Sendable (Record) -> JSONValue?
  /// Reads one more element of a list. This is nil for fields that are not lists.
  package let append: (@Sendable (inout Record, JSONValue) throws(FieldError) -> Void)?

  private init(
    _ name: String, isRequired: Bool = false, schema: @escaping @Sendable () -> JSONSchema,
    read: @escaping @Sendable (inout Record, JSONValue) throws(FieldError) -> Void,
    append: (@Sendable (inout Record, JSONValue) throws(FieldError) -> Void)? = nil,
    write: @escaping @Sendable (Record) -> JSONValue?
  ) {
    self.name = name
    self.isRequired = isRequired
    self.schema = schema
    self.read = read
    self.write = write
    self.append = append
  }

  package var property: JSONSchema.Property { JSONSchema.Property(name, schema(), isRequired: isRequired) }

  /// Returns this field as a field of an outer record. `place` is the property of the outer record that holds
  /// this record.
  package func within<Outer>(_ place: RecordField<Outer>.Place<Record>) -> RecordField<Outer> {
    RecordField<Outer>(name, isRequired: isRequired, schema: schema) { (outer, value) throws(FieldError) in
      try read(&outer[keyPath: place], value)
    } write: {
      write($0[keyPath: place])
    }
  }
}

extension RecordField {
  /// Makes a field with a given form. It is always written.
  package static func field<Value: Sendable>(
    _ name: String, _ place: Place<Value>, _ form: JSONForm<Value>, isRequired: Bool = false
  ) -> Self {
    RecordField(name, isRequired: isRequired, schema: form.schema) { (record, value) throws(FieldError) in
      record[keyPath: place] = try form.read(value)
    } write: {
      form.write($0[keyPath: place])
    }
  }

  /// Makes a field with the form of its type. It is always written.
  package static func field<Value: JSONConvertible>(
    _ name: String, _ place: Place<Value>, isRequired: Bool = false
  ) -> Self {
    field(name, place, Value.form, isRequired: isRequired)
  }

  /// Makes a field whose value may be null, which means nil. If the value is nil, the field is not written.
  package static func optional<Value: Sendable>(
    _ name: String, _ place: Place<Value?>, _ form: JSONForm<Value>
  ) -> Self {
    RecordField(name) {
      form.schema().nullable
    } read: { (record, value) throws(FieldError) in
      record[keyPath: place] = value.isNull ? nil : try form.read(value)
    } write: {
      $0[keyPath: place].map(form.write)
    }
  }

  package static func optional<Value: JSONConvertible>(_ name: String, _ place: Place<Value?>) -> Self {
    optional(name, place, Value.form)
  }

  /// Makes a field whose value may be null, which means nil. It is always written, because its default value is not
  /// nil.
  package static func nullable<Value: JSONConvertible>(_ name: String, _ place: Place<Value?>) -> Self {
    let form = Value.form
    return RecordField(name) {
      form.schema().nullable
    } read: { (record, value) throws(FieldError) in
      record[keyPath: place] = value.isNull ? nil : try form.read(value)
    } write: {
      $0[keyPath: place].map(form.write) ?? .null
    }
  }
}

extension RecordField {
  /// Makes a field that may be null, which means its default value.
  ///
  /// - Parameter isAlwaysWritten: Whether the field is written even if it has its default value.
  package static func field<Value: JSONConvertible & Equatable>(
    _ name: String, _ place: Place<Value>, or standard: Value, isAlwaysWritten: Bool = false
  ) -> Self {
    let form = Value.form
    return RecordField(name) {
      form.schema().nullable
    } read: { (record, value) throws(FieldError) in
      record[keyPath: place] = value.isNull ? standard : try form.read(value)
    } write: { record in
      let value = record[keyPath: place]
      return isAlwaysWritten || value != standard ? form.write(value) : nil
    }
  }

  /// Makes a field with a given form that may be null, which means its default value. The default value is
  /// not written.
  package static func field<Value: Equatable & Sendable>(
    _ name: String, _ place: Place<Value>, _ form: JSONForm<Value>, or standard: Value
  ) -> Self {
    RecordField(name) {
      form.schema().nullable
    } read: { (record, value) throws(FieldError) in
      record[keyPath: place] = value.isNull ? standard : try form.read(value)
    } write: {
      $0[keyPath: place] == standard ? nil : form.write($0[keyPath: place])
    }
  }

  /// Makes a field for a list; null means an empty list. If the list is empty, the field is not written.
  package static func list<Element: JSONConvertible>(_ name: String, _ place: Place<[Element]>) -> Self {
    let (list, element) = ([Element].form, Element.form)
    return RecordField(name) {
      list.schema().nullable
    } read: { (record, value) throws(FieldError) in
      record[keyPath: place] = value.isNull ? [] : try list.read(value)
    } append: { (record, value) throws(FieldError) in
      let value = try element.read(value)
      // A key path to a computed property would copy the list to change it. Emptying the property first leaves
      // the list with a single owner.
      var list = record[keyPath: place]
      record[keyPath: place] = []
      list.append(value)
      record[keyPath: place] = list
    } write: {
      $0[keyPath: place].isEmpty ? nil : list.write($0[keyPath: place])
    }
  }
}
