import BubbleLayout
import MessageContent
import TestSupport
import Testing
import TextLayout

/// Tests that all texts of a card stand at the start edge of the interface, that all texts of a quote or a block stand at
/// the edge of its direction, beside its bar and its markers, and that the lines of a label are where its alignment says.
@Suite struct EdgeLawTests {
  private static let presets = ChatStylePreset.all.map(\.name)
  private static let directions: [InterfaceDirection] = [.leftToRight, .rightToLeft]
  private static let cards: Set<ElementKind> = [.card, .link, .poll]

  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  /// Returns the cells of random messages.
  private func cells(
    _ preset: String, _ direction: InterfaceDirection, widths: [Double] = [120, 240, 390, 800],
    scales: [Double] = [0.8, 1, 1.6, 2.3]
  ) throws -> [(message: Message, cell: Cell)] {
    let style = try ChatStyle.preset(preset)
    var random = RichMessages(seed: 48)
    return (0..<6).flatMap { _ in
      let messages = random.conversation(10)
      let environment = LayoutEnvironment(
        me: "you", direction: direction, fontScale: random.pick(scales))
      let width = random.pick(widths)
      return Array(
        zip(messages, engine.cells(for: messages, style: style, width: width, environment: environment)))
    }
  }

  private static func start(_ direction: InterfaceDirection) -> TextAlignment {
    direction == .rightToLeft ? .right : .left
  }

  // MARK: Labels

  @Test(arguments: presets, directions)
  func linesStandWhereTheAlignmentSays(preset: String, direction: InterfaceDirection) throws {
    var several = 0
    for (message, cell) in try cells(preset, direction) {
      for case .label(let label) in cell.parts {
        let room = label.frame.width
        if label.block.lines.count > 1 { several += 1 }
        // A character may be wider than its label, and wrapped code is indented.
        for line in label.block.lines where line.frame.width <= room && label.role != .code {
          let (start, end) = (
            label.blockOrigin.x + line.frame.minX, room - label.blockOrigin.x - line.frame.maxX
          )
          let isRight =
            switch label.alignment {
            case .left: start == 0
            case .right: end == 0
            case .center: (start - end).points.magnitude < 0.1
            case .start, .end, .justify: false
            }
          #expect(isRight, "\(message.id) \(label.role) \(label.alignment) \(label.text)")
        }
      }
    }
    #expect(several > 0 || preset == "rows")
  }

  @Test(arguments: presets, directions)
  func textsOfACardHaveOneEdge(preset: String, direction: InterfaceDirection) throws {
    let start = Self.start(direction)
    for (message, cell) in try cells(preset, direction) {
      for element in cell.flatElements where Self.cards.contains(element.kind) {
        var edges: Set<LayoutUnit> = []
        for case .label(let label) in cell.parts[element.parts] {
          let isAtEnd = label.role == .count
          #expect(
            label.alignment == (isAtEnd ? start.opposite : start),
            "\(message.id) \(element.kind) \(label.role) \(label.text)")
          // Answers stand beside their marks.
          if isAtEnd || label.role == .option { continue }
          edges.insert(start == .left ? label.frame.minX : label.frame.maxX)
        }
        #expect(edges.count <= 1, "\(message.id) \(element.kind)")
      }
    }
  }

  /// Signs stand on the same side: the picture of a card, and the marks of answers.
  @Test(arguments: presets, directions)
  func signsOfACardStandAtTheStart(preset: String, direction: InterfaceDirection) throws {
    for (message, cell) in try cells(preset, direction) {
      for element in cell.flatElements where element.kind == .card || element.kind == .option {
        let parts = cell.parts[element.parts]
        let sign = parts.lazy.compactMap { part -> Rect? in
          if case .box(let box) = part, box.role == .icon || box.role == .option { box.frame } else { nil }
        }.first
        let text = parts.lazy.compactMap { part -> Rect? in
          if case .label(let label) = part, label.role != .count { label.frame } else { nil }
        }.first
        // A sign above the texts begins where they do.
        guard let sign, let text, sign.width > 0, sign.minY < text.maxY, text.minY < sign.maxY else {
          continue
        }
        #expect(
          direction == .leftToRight ? sign.maxX <= text.minX : sign.minX >= text.maxX,
          "\(message.id) \(element.kind)")
      }
    }
  }

  @Test func codeStandsAtTheLeft() throws {
    for direction in Self.directions {
      for preset in Self.presets where preset != "rows" {
        let cell = engine.cell(
          "A rather long text above the code", try .preset(preset), direction: direction
        ) { $0.attachments = [.code(CodeBlock(text: "let x = 1\nlet yy = 22"))] }
        let code = try #require(cell.labels(.code).first)
        #expect(code.alignment == .left && code.blockOrigin.x == 0)
        let box = try #require(cell.boxes(.code).first).frame
        #expect(code.frame.minX - box.minX == box.maxX - code.frame.maxX)
      }
    }
  }

  // MARK: Quotes

  @Test(arguments: presets, directions)
  func aQuoteHasOneEdge(preset: String, direction: InterfaceDirection) throws {
    for (message, cell) in try cells(preset, direction, widths: [240, 390, 800]) {
      guard let quote = cell.boxes(.quote).first?.frame, let bar = cell.boxes(.quoteBar).first?.frame,
        bar.width < quote.width
      else { continue }
      let edge: TextAlignment = bar.minX == quote.minX ? .left : .right
      for label in cell.labels(.quoteSender) + cell.labels(.quoteText) {
        #expect(label.alignment == edge, "\(message.id) \(label.text)")
      }
      #expect(
        Set((cell.labels(.quoteSender) + cell.labels(.quoteText)).map(\.frame.minX)).count <= 1,
        "\(message.id)")
    }
  }

  @Test(arguments: [
    ("Hello", TextAlignment.left, TextAlignment.left), ("שלום and more", .right, .right),
    ("`Hello` مرحبا", .left, .left), ("12:30", .left, .right), ("", .left, .right),
    ("https://example.org مرحبا", .right, .right),
  ])
  func aQuoteStandsAtTheEdgeOfItsText(text: String, left: TextAlignment, right: TextAlignment) throws {
    for (direction, edge) in zip(Self.directions, [left, right]) {
      for preset in ["clustered", "merged"] {
        let cell = engine.cell(
          "A rather long answer to the quote", try .preset(preset), direction: direction
        ) { $0.quote = QuotedReply(sender: "אבי", text: text, hasPicture: true) }
        let quote = try #require(cell.boxes(.quote).first).frame
        let bar = try #require(cell.boxes(.quoteBar).first).frame
        let picture = try #require(cell.boxes(.quotePicture).first).frame
        #expect(edge == .left ? bar.minX == quote.minX : bar.maxX == quote.maxX)
        #expect(edge == .left ? picture.maxX == quote.maxX : picture.minX == quote.minX)
      }
    }
  }

  // MARK: Blocks

  @Test(arguments: presets, directions)
  func textsOfABlockHaveOneEdge(preset: String, direction: InterfaceDirection) throws {
    var checked = 0
    for (message, cell) in try cells(preset, direction, widths: [390, 800], scales: [0.8, 1, 1.3]) {
      let expected = BlockEdges(message)
      var edges: [BlockEdges.Edge: Set<LayoutUnit>] = [:]
      for case .text(let part) in cell.parts {
        guard part.role != .marker, let edge = expected.texts[part.path] else { continue }
        let isRight = edge.side == .right
        for line in part.block.lines {
          #expect(
            isRight ? line.frame.maxX == part.block.size.width : line.frame.minX == 0,
            "\(message.id) \(part.path) \(part.text)")
        }
        edges[edge, default: []].insert(isRight ? part.frame.maxX : part.frame.minX)
        checked += 1
      }
      for (edge, places) in edges { #expect(places.count == 1, "\(message.id) \(edge)") }
      for element in cell.flatElements {
        guard let side = expected.containers[element.path] else { continue }
        let places = edges[BlockEdges.Edge(container: element.path, side: side)]
        for part in cell.parts[element.parts] {
          switch part {
          case .box(let box) where box.role == .bar && element.type == "quote":
            let isOuter = box.frame.minX == element.frame.minX || box.frame.maxX == element.frame.maxX
            // Quotes inside have bars of their own.
            guard isOuter, box.frame.height == element.frame.height, let place = places?.first else {
              continue
            }
            #expect(side == .right ? box.frame.minX >= place : box.frame.maxX <= place, "\(message.id)")
          case .label(let label) where label.role == .unfold:
            let quote = cell.flatElements.last { $0.parts.contains(element.parts.lowerBound) }
            if quote?.path == element.path { #expect(label.alignment == side, "\(message.id)") }
          default: break
          }
        }
      }
      for case .text(let marker) in cell.parts where marker.role == .marker {
        let path = marker.path
        guard let side = expected.containers[path.block],
          let place = edges[BlockEdges.Edge(container: path.block, side: side)]?.first
        else { continue }
        #expect(
          side == .right ? marker.frame.minX >= place : marker.frame.maxX <= place, "\(message.id) \(path)")
      }
    }
    #expect(checked > 0 || preset == "rows")
  }

  /// A block without letters has the direction of its message.
  @Test func numbersInAListStandAtTheEdgeOfTheMessage() throws {
    for (words, isRight) in [("مرحبا بالعالم، هذا نص طويل", true), ("Some words of a message", false)] {
      let cell = engine.cell(
        for: Message(id: 1, sender: "a", text: "\(words)\n\n1. 12\n2. 34", format: .markdown), style: .merged,
        width: 390)
      let texts = cell.parts.compactMap { if case .text(let text) = $0 { text } else { nil } }
      for (marker, item) in zip(texts.filter { $0.role == .marker }, texts.filter { $0.role == .item }) {
        #expect(isRight ? marker.frame.minX > item.frame.maxX : marker.frame.maxX < item.frame.minX)
      }
    }
  }

  /// The direction of a block may become known only when it is long.
  @Test(arguments: ["clustered", "merged"], directions)
  func growingBlocksStandAsFinishedOnes(preset: String, direction: InterfaceDirection) throws {
    let pieces = [
      "1 ", "2. ", "مرحبا ", "word ", "- 1\n", "- 2\n", "- אב\n", "- c\n", "\n", "\n\n", "> 1\n", "> ג\n",
      "12:30 ",
      "1. 7\n",
    ]
    for seed in 0..<20 {
      var random = SeededGenerator(seed: UInt64(seed))
      let environment = LayoutEnvironment(me: "me", direction: direction)
      var message = Message(id: 1, sender: "a", timestamp: Fixtures.timestamp, text: "", format: .markdown)
      message.isStreaming = true
      var transcript = Transcript(
        [message], style: try .preset(preset), width: 320, engine: engine, environment: environment)
      for _ in 0..<40 {
        _ = transcript.append(try #require(pieces.randomElement(using: &random)), to: 1)
        let whole = Transcript(
          transcript.messages, style: try .preset(preset), width: 320, engine: engine,
          environment: environment)
        #expect(transcript.height == whole.height, "\(seed): \(transcript.messages[0].text)")
      }
    }
  }
}

/// The edges at which the texts of a message's blocks have to stand, as the blocks' directions say.
private struct BlockEdges {
  struct Edge: Hashable {
    let container: ContentPath
    let side: TextAlignment
  }

  /// The edges of texts in quotes, lists, details and footnotes.
  private(set) var texts: [ContentPath: Edge] = [:]
  private(set) var containers: [ContentPath: TextAlignment] = [:]
  private let isMessageRight: Bool

  init(_ message: Message) {
    isMessageRight =
      message.direction == .natural ? message.blocks.startsRight == true : message.direction == .rightToLeft
    add(message.blocks, at: ["blocks"], isOuterRight: nil, nil)
  }

  private mutating func add(
    _ blocks: [MessageBlock], at path: ContentPath, isOuterRight: Bool?, _ outer: Edge?
  ) {
    for (number, block) in blocks.enumerated() {
      let path = path.appending(block.step(number))
      let isRight =
        block.direction == .natural
        ? block.startsRight ?? isOuterRight : block.direction == .rightToLeft
      let side: TextAlignment = isRight ?? isMessageRight ? .right : .left
      let own = Edge(container: path, side: side)
      let given =
        block.direction == .natural ? outer : outer.map { Edge(container: $0.container, side: side) }
      switch block.content {
      case .paragraph(let paragraph):
        texts[path] = given.flatMap { given in
          switch paragraph.alignment {
          case .start, nil: given
          case .end, .center: nil
          }
        }
      case .heading, .html: texts[path] = given
      case .list, .quote, .footnotes: containers[path] = side
      case .details:
        containers[path] = side
        texts[path.appending("summary")] = own
      default: break
      }
      for (steps, inner) in block.inner {
        add(
          inner, at: ContentPath(path.steps + steps), isOuterRight: isRight,
          containers[path] == nil ? outer : own)
      }
    }
  }
}

extension ContentPath {
  /// The path of the block of an item.
  fileprivate var block: ContentPath { ContentPath(Array(steps.dropLast(2))) }
}

extension TextAlignment {
  fileprivate var opposite: TextAlignment { self == .left ? .right : .left }
}

extension Cell {
  /// The elements and those inside them.
  fileprivate var flatElements: [CellElement] {
    func flat(_ elements: [CellElement]) -> [CellElement] { elements.flatMap { [$0] + flat($0.children) } }
    return flat(elements)
  }
}
