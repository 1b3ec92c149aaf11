/// The definitions of links and footnotes by label. If a label is defined twice, the first definition counts.
struct LinkReferences: Sendable {
  /// The target of a label.
  struct Target: Sendable, Equatable {
    var destination: String
    var title: String?

    /// Whether the definition may be used only a limited number of times (`LabelUses`).
    var isLong: Bool { destination.utf8.count + (title?.utf8.count ?? 0) > LabelUses.short }
  }

  private var numbers: [String: Int] = [:]
  private(set) var targets: [Target] = []
  private(set) var labels: [String] = []
  private(set) var footnotes: [String] = []
  private var footnoteLabels: Set<String> = []
  /// A number that changes with each definition that is added or removed.
  private(set) var version = 0

  /// The number of definitions that may be used only a limited number of times.
  private var longCount = 0
  /// Whether there are such definitions.
  var hasLong: Bool { longCount > 0 }

  /// Whether there are no link definitions.
  var isEmpty: Bool { targets.isEmpty }

  func target(of label: String) -> Int? { numbers[label] }

  func hasFootnote(_ label: String) -> Bool { footnoteLabels.contains(label) }

  mutating func add(_ definition: LinkDefinition, _ text: Span<UInt8>) {
    let label = Self.normalized(definition.label, text)
    guard numbers[label] == nil else { return }
    version += 1
    numbers[label] = targets.count
    labels.append(label)
    let target = Target(
      destination: Unescaping.string(definition.destination, text),
      title: definition.title.map { Unescaping.string($0, text) })
    if target.isLong { longCount += 1 }
    targets.append(target)
  }

  mutating func addFootnote(_ label: String) {
    guard footnoteLabels.insert(label).inserted else { return }
    version += 1
    footnotes.append(label)
  }

  /// Removes all definitions after the given numbers of links and footnotes.
  mutating func forget(after count: (targets: Int, footnotes: Int)) {
    version += 1
    while targets.count > count.targets {
      if targets.removeLast().isLong { longCount -= 1 }
      numbers[labels.removeLast()] = nil
    }
    while footnotes.count > count.footnotes { footnoteLabels.remove(footnotes.removeLast()) }
  }

  /// Returns a label in the form in which labels are compared: case folded, with one space for any white
  /// space.
  static func normalized(_ label: Range<Int>, _ text: Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(label.count)
    var isASCII = true
    for place in label {
      let byte = text[place]
      if byte.isWhiteSpace {
        if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
      } else {
        isASCII = isASCII && byte < 0x80
        bytes.append(byte.lowercased)
      }
    }
    if bytes.last == 0x20 { bytes.removeLast() }
    let string = String(decoding: bytes, as: UTF8.self)
    // Converting to lower case, upper case and lower case again has the effect of case folding: `ẞ` equals
    // `SS`.
    return isASCII ? string : string.lowercased().uppercased().lowercased()
  }
}

/// A link reference definition as it is written. Ranges are in the text of its paragraph.
struct LinkDefinition {
  /// The label, without its brackets.
  var label: Range<Int>
  /// The destination as it is written, without angle brackets.
  var destination: Range<Int>
  /// The title as it is written, without quotes; nil if there is none.
  var title: Range<Int>?
  /// The start of the line after the definition.
  var end: Int
  /// Whether a title on the next line may belong to the definition.
  var mayGoOn: Bool
}
