import BubbleLayout
import TextLayout
import TextShaping

/// How the rows of a viewport are drawn: lists of operations from back to front, for renderers that know nothing of parts.
package struct SessionDrawing: Sendable {
  /// The operations of a row; they are relative to its frame.
  package struct Row: Sendable {
    let id: MessageID?
    let frame: Rect
    let operations: [Operation]

    package init(id: MessageID?, frame: Rect, operations: [Operation]) {
      self.id = id
      self.frame = frame
      self.operations = operations
    }
  }

  /// One thing to draw. Which of its members are there depends on what is done.
  package struct Operation: Sendable {
    package enum Kind: String, Sendable, CaseIterable { case fill, stroke, glyphs, picture, placeholder }

    let kind: Kind
    package var path: OutlinePath?
    package var clip: OutlinePath?
    /// Nil for pictures.
    package var color: Color?
    package var role: ColorRole?
    package var gradient: Gradient?
    package var width: Double?
    package var text: Glyphs?
    package var picture: Picture?

    package init(_ kind: Kind) { self.kind = kind }
  }

  /// Colours from a y to another.
  package struct Gradient: Sendable {
    let top: Double
    let bottom: Double
    let stops: [(offset: Double, color: Color)]

    package init(top: Double, bottom: Double, stops: [(offset: Double, color: Color)]) {
      self.top = top
      self.bottom = bottom
      self.stops = stops
    }
  }

  /// Glyphs of one font.
  package struct Glyphs: Sendable {
    let font: FontInstance
    let synthesizesBold: Bool
    let synthesizesItalic: Bool
    let glyphs: [(id: Int, origin: Point)]

    package init(
      _ font: FontInstance, synthesizesBold: Bool, synthesizesItalic: Bool, glyphs: [(id: Int, origin: Point)]
    ) {
      self.font = font
      self.synthesizesBold = synthesizesBold
      self.synthesizesItalic = synthesizesItalic
      self.glyphs = glyphs
    }
  }

  /// A picture that a renderer may have.
  package struct Picture: Sendable {
    package enum Subject: String, Sendable, CaseIterable { case avatar, attachment, quote, emoji }

    let subject: Subject
    let sender: String?
    let message: MessageID?
    let index: Int?
    /// The application's name of its emoji.
    let emoji: String?
    let frame: Rect
    /// How many of the operations that follow stand in its place.
    let placeholders: Int

    package init(
      _ subject: Subject, sender: String? = nil, message: MessageID? = nil, index: Int? = nil,
      emoji: String? = nil, frame: Rect, placeholders: Int
    ) {
      self.subject = subject
      self.sender = sender
      self.message = message
      self.index = index
      self.emoji = emoji
      self.frame = frame
      self.placeholders = placeholders
    }
  }

  let theme: ColorTheme
  let background: Color?
  let rows: [Row]

  package init(theme: ColorTheme, background: Color?, rows: [Row]) {
    self.theme = theme
    self.background = background
    self.rows = rows
  }
}
