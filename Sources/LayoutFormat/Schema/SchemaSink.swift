import BubbleLayout
import TextLayout
import TextShaping

/// Derives the JSON Schema of layouts from descriptions of example layouts.
///
/// The descriptions state which fields may be null or left out. An item or a list is required if it
/// occurred each time that the item around it did.
package struct SchemaSink: LayoutSink {
  let form: JSONSink.Form
  package var detail = LayoutDetail()
  /// The structures of items, by the names of their definitions in the schema. Items of one kind are
  /// described in the same way everywhere.
  private var nodes: [String: SchemaNode] = [:]
  /// The items that are being described, outermost first.
  private var open: [SchemaNode]

  /// - Parameter root: The node of the whole description.
  init(_ form: JSONSink.Form, root: SchemaNode) {
    self.form = form
    open = [root]
  }

  /// Begins an item within the current one.
  private mutating func open(_ name: String, definedAs definition: String, _ form: SchemaNode.Form) {
    let node = nodes[definition] ?? SchemaNode(form)
    nodes[definition] = node
    node.count += 1
    // An item that contains an item of its own kind refers to the definition by name.
    let isWithinItself = open.contains { $0 === node }
    item.add(name, .always) {
      isWithinItself ? .reference(to: definition) : node.schema.defined(as: definition)
    }
    open.append(node)
  }

  private var item: SchemaNode { open[open.count - 1] }

  package mutating func open(row: TranscriptRow) {
    switch row {
    case .message: open("cell", definedAs: "cell", .object)
    case .separator(let separator):
      open("separator", definedAs: "separator", .object)
      field(form == .document ? "kind" : "separator", separator.kind)
    case .typing:
      if form == .lines { open("typing", definedAs: "typingRow", .object) }
      open("typing")
    }
  }

  package mutating func close(row: TranscriptRow) {
    if case .typing = row, form == .lines { close() }
    close()
  }

  package mutating func open(_ name: StaticString) { open("\(name)", definedAs: "\(name)", .object) }

  package mutating func none(_ name: StaticString) {
    item.add("\(name)", .nullable, nil)
  }

  package mutating func open(list name: StaticString) {
    let node = item.lists["\(name)"] ?? SchemaNode(.list)
    item.lists["\(name)"] = node
    item.add("\(name)", .always) { node.schema }
    open.append(node)
  }

  package mutating func closeList() { open.removeLast() }

  package mutating func open(element kind: StaticString, _ form: ElementForm, number: Int?) {
    switch form {
    case .object: open("\(kind)", definedAs: "\(kind)", .object)
    case .part: open("\(kind)", definedAs: "\(kind)Part", .part("\(kind)"))
    case .tuple: open("\(kind)", definedAs: "\(kind)", .tuple)
    }
  }

  package mutating func close() { open.removeLast() }

  package mutating func field<Value: LayoutValue>(_ name: StaticString, _ value: Value?, _ presence: Presence)
  {
    item.add("\(name)", presence) { Value.schema }
  }

  package mutating func range(from start: Int, to end: Int) {
    field("start", start)
    field("end", end)
  }

  package mutating func place(_ name: StaticString, _ point: Point) {
    field("x", point.x)
    field("y", point.y)
  }

  package mutating func font(_ face: FontFace) { field("font", 0) }

  package mutating func block(at origin: Point, in frame: Rect) -> Point { origin }
}
