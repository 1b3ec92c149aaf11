extension MessageBlock {
  /// The rules for reading blocks of one `type`.
  package struct Kind: Sendable {
    package let type: String
    package let schema: @Sendable () -> JSONSchema
    package let read: @Sendable (JSONValue) throws(FieldError) -> Content

    package init<Record: BlockFields>(_: Record.Type) {
      type = Record.type
      schema = {
        let head = [JSONSchema.Property("type", .constant(.string(Record.type)), isRequired: true)]
        return .object(head + Record.fields.map(\.property) + MessageBlock.shared, allowsOthers: true)
      }
      read = { (value) throws(FieldError) in try Record(json: value).content }
    }
  }
}

extension MessageBlock: JSONConvertible {
  /// The fields that blocks of all types have.
  private static var shared: [JSONSchema.Property] {
    [.init("dir", TextDirection.form.schema()), .init("id", .string), CoverField.property]
  }

  package static var form: JSONForm<MessageBlock> {
    JSONForm {
      // Blocks can contain blocks, so the schema refers to its definition by name.
      .reference(to: "MessageBlock")
    } read: { (value) throws(FieldError) in
      let type = try type(of: value)
      var block = MessageBlock(.rule(RuleBlock()))
      if let kind = kinds.first(where: { $0.type == type }) {
        block.content = try kind.read(value)
      } else {
        var other = try OtherBlock(json: value)
        other.type = type
        block.content = .other(other)
      }
      if let direction = value["dir"], !direction.isNull {
        block.direction = try read(TextDirection.form, "dir", direction)
      }
      if let name = value["id"], !name.isNull { block.name = try read(String.form, "id", name) }
      block.isCovered = try CoverField.read(value)
      return block
    } write: { block in
      let record = block.record
      var members = [JSONValue.Member(name: "type", value: .string(record.typeName))]
      if case .object(let own) = record.jsonValue { members += own }
      if block.direction != .natural {
        members.append(.init(name: "dir", value: .string(block.direction.rawValue)))
      }
      if let name = block.name { members.append(.init(name: "id", value: .string(name))) }
      return .object(members + CoverField.members(block.isCovered))
    }
  }

  /// The form of a list of blocks. A null in the list is skipped, but counted, so that the numbers in error
  /// messages stay correct.
  package static var listForm: JSONForm<[MessageBlock]> {
    JSONForm {
      .array(of: .reference(to: "MessageBlock"))
    } read: { (value) throws(FieldError) in
      guard case .array(let values) = value else { throw .mismatch(.array, found: value) }
      let form = Self.form
      var blocks: [MessageBlock] = []
      for (index, value) in values.enumerated() where !value.isNull {
        do throws(FieldError) {
          blocks.append(try form.read(value))
        } catch {
          throw error.within(.element(index))
        }
      }
      return blocks
    } write: {
      .array($0.map(Self.form.write))
    }
  }

  /// The form of a message's blocks. Its schema contains the definition to which all lists of blocks refer.
  package static var documentForm: JSONForm<[MessageBlock]> {
    let list = listForm
    return JSONForm(
      schema: { .array(of: definition.defined(as: "MessageBlock")) }, read: list.read, write: list.write)
  }

  /// The schema of a block of any type. The document contains it once, as a definition.
  private static var definition: JSONSchema {
    let other = JSONSchema.object(
      [.init("type", .string, isRequired: true)] + OtherBlock.fields.map(\.property) + shared,
      allowsOthers: true)
    return .any(of: kinds.map { $0.schema() } + [other])
  }

  /// The `type` of the block in JSON.
  package var type: String { record.typeName }

  private static func read<Value>(
    _ form: JSONForm<Value>, _ name: String, _ value: JSONValue
  ) throws(FieldError) -> Value {
    do throws(FieldError) { return try form.read(value) } catch { throw error.within(.member(name)) }
  }

  private static func type(of value: JSONValue) throws(FieldError) -> String {
    guard case .object = value else { throw .mismatch(.object, found: value) }
    guard let type = value["type"] else { throw FieldError(.missing, at: [.member("type")]) }
    return try read(String.form, "type", type)
  }
}

extension MessageBlock: Codable {
  /// Reads an object such as `{"type":"heading","level":2,"text":"Tea"}`. Its `type` decides which other
  /// fields are allowed.
  ///
  /// - Throws: `DecodingError` with the path to the invalid part.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes the object that `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
