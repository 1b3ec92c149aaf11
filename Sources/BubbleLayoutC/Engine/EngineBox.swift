import BubbleLayout
import CBubbleLayout
import TextShaping

/// The object that a `bubble_engine` handle stands for: an engine, and the numbers of the fonts in its rows.
final class EngineBox: HandleObject {
  static let name = "bubble_engine"
  let engine: LayoutEngine
  let fonts = Guarded(FontNumbers())
  let outlines = Guarded(GlyphOutlines())
  /// The function that sizes custom parts; nil if messages contain their sizes.
  let sizing: SizeFunction?

  init(_ engine: LayoutEngine, sizing: SizeFunction? = nil) {
    self.engine = engine
    self.sizing = sizing
  }

  static func of(_ handle: OpaquePointer?) throws(Failure) -> EngineBox {
    try HandleTable.shared.object(handle, "engine")
  }

  /// Returns the font with a number.
  func font(_ number: UInt32) throws(Failure) -> NumberedFont {
    guard let font = fonts.with({ $0.font(number) }) else {
      throw Failure(
        BUBBLE_ERROR_NOT_FOUND, "no recent rows use a font with the number \(number)",
        at: .init(field: "font"))
    }
    return font
  }
}

/// A font at a size, and whether bold and italic are synthesised because the family lacks them.
struct NumberedFont: Hashable {
  let font: FontInstance
  let bold: Bool
  let italic: Bool

  /// Identifies a font by its object. While the object exists, fonts with equal keys are equal. Two equal
  /// fonts may have different keys.
  struct Key: Hashable {
    let object: ObjectIdentifier
    let bold: Bool
    let italic: Bool
  }

  var key: Key { Key(object: ObjectIdentifier(font), bold: bold, italic: italic) }
}

/// Gives numbers to fonts. A number is never used for a second font.
struct FontNumbers {
  private var numbers: [NumberedFont: UInt32] = [:]
  private var fonts: [UInt32: NumberedFont] = [:]
  private var next: UInt32 = 1

  /// The maximum number of fonts with numbers. Beyond it, all are removed. It is more than any conversation
  /// uses at a time.
  private static let limit = 4_096

  /// Returns the number of a font. A new font gets a number.
  mutating func number(of font: NumberedFont) -> UInt32 {
    if let number = numbers[font] { return number }
    if numbers.count >= Self.limit {
      numbers.removeAll()
      fonts.removeAll()
    }
    let number = next
    next = next &+ 1
    numbers[font] = number
    fonts[number] = font
    return number
  }

  func font(_ number: UInt32) -> NumberedFont? { fonts[number] }
}
