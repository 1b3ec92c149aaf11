/// The classes and brackets of one paragraph, with those of the characters that would be around its isolates
/// (`BidiRange`).
struct BidiParagraphClasses {
  private let scalars: Range<Int>
  private var classes = ContiguousArray<BidiClass>()
  private var brackets = ContiguousArray<Int32>()
  /// The places of the isolates' initiators and their ends among the classes, in ascending order.
  private var isolates: [(start: Int, end: Int)] = []

  init(
    _ scalars: Range<Int>, _ decoded: DecodedText, _ text: Span<UInt16>, _ rules: BidiRules,
    _ walk: inout BidiRangeWalk
  ) {
    self.scalars = scalars
    classes.reserveCapacity(scalars.count)
    brackets.reserveCapacity(scalars.count)
    var open: Int?
    for index in scalars {
      let properties = decoded.properties[index]
      let offset = Int(decoded.offsets[index])
      // A separator ends all isolates, which begin again in the next paragraph.
      let number = properties.bidiClass == .b ? nil : walk.range(at: offset)
      if number != open {
        close(&open)
        if let number, let initiator = rules.ranges[number].kind.initiator {
          isolates.append((classes.count, classes.count))
          append(initiator)
        }
        open = number
      }
      classes.append(
        number != nil || rules.ignoresControls
          ? properties.bidiClass.ignoringControls : properties.bidiClass)
      brackets.append(properties.bracket == 0 ? 0 : Self.bracket(properties, at: offset, in: text))
    }
    close(&open)
  }

  private mutating func append(_ bidiClass: BidiClass) {
    classes.append(bidiClass)
    brackets.append(0)
  }

  /// Ends the open range. Only an isolate has an end of its own.
  private mutating func close(_ open: inout Int?) {
    if open != nil, let last = isolates.last, last.start == last.end {
      isolates[isolates.count - 1].end = classes.count
      append(.pdi)
    }
    open = nil
  }

  /// Resolves the paragraph and appends a level for each of its code units. Returns its base level.
  func append(
    to levels: inout ContiguousArray<UInt8>, _ decoded: DecodedText, direction: BidiDirection
  ) -> UInt8 {
    let resolution = BidiResolution(classes: classes, brackets: brackets, direction: direction)
    var place = 0
    var number = 0
    var lowering: UInt8 = 0
    for index in scalars {
      while number < isolates.count {
        if place == isolates[number].start {
          lowering = Self.lowering(isolates[number], resolution)
        } else if place == isolates[number].end {
          lowering = 0
          number += 1
        } else {
          break
        }
        place += 1
      }
      let level = resolution.levels[place]
      for _ in decoded.offsets[index]..<decoded.offsets[index + 1] {
        levels.append(level >= lowering ? level - lowering : level)
      }
      place += 1
    }
    return resolution.baseLevel
  }

  /// Returns by how much the levels of an isolate can be lowered without a change of order: by two if the text
  /// around it runs in the isolate's own direction. So a text of one direction has one level, whether there are
  /// isolates in it or not.
  private static func lowering(
    _ isolate: (start: Int, end: Int), _ resolution: BidiResolution
  ) -> UInt8 {
    let outer = resolution.explicitLevels[isolate.start]
    let isRightToLeft =
      resolution.original[isolate.start] == .fsi && resolution.isRightToLeftIsolate[isolate.start]
    let inner = isRightToLeft ? (outer + 1) | 1 : (outer + 2) & ~1
    let around = resolution.levels[isolate.start]
    // An isolate that is nested too deeply has no levels of its own (BD2).
    let hasLevels = inner <= BidiStatusStack.maximumDepth
    return hasLevels && around == resolution.levels[isolate.end] && around + 2 == inner ? 2 : 0
  }

  /// Returns a bracket in the form that `BidiResolution.brackets` stores.
  private static func bracket(_ properties: ScalarProperties, at offset: Int, in text: Span<UInt16>) -> Int32
  {
    let scalar = PairedBrackets.canonical(text.scalar(at: offset).value)
    guard properties.bracket == 1 else { return -Int32(scalar) }
    return PairedBrackets.counterpart(of: scalar).map { Int32(PairedBrackets.canonical($0)) } ?? 0
  }
}
