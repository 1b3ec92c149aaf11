import BubbleLayout
import CBubbleLayout
import TextShaping

/// An engine, and the numbers of the fonts that rows have named.
final class EngineBox: HandleObject {
  static let name = "bubble_engine"
  let engine: LayoutEngine
  let fonts = Guarded(FontNumbers())
  let outlines = Guarded(GlyphOutlines())
  /// Nil if messages say how large the application's own parts are.
  let sizing: SizeFunction?

  init(_ engine: LayoutEngine, sizing: SizeFunction? = nil) {
    self.engine = engine
    self.sizing = sizing
  }

  static func of(_ handle: OpaquePointer?) throws(Failure) -> EngineBox {
    try HandleTable.shared.object(handle, "engine")
  }

  /// The font of a number.
  func font(_ number: UInt32) throws(Failure) -> NumberedFont {
    guard let font = fonts.with({ $0.font(number) }) else {
      throw Failure(
        BUBBLE_ERROR_NOT_FOUND, "no recent rows use a font with the number \(number)",
        at: .init(field: "font"))
    }
    return font
  }
}

/// A font at a size, with what is made up because the family lacks it.
struct NumberedFont: Hashable {
  let font: FontInstance
  let bold: Bool
  let italic: Bool

  /// Fonts with equal keys are the same as long as one of them exists. Equal fonts may have different keys.
  struct Key: Hashable {
    let object: ObjectIdentifier
    let bold: Bool
    let italic: Bool
  }

  var key: Key { Key(object: ObjectIdentifier(font), bold: bold, italic: italic) }
}

/// Numbers for fonts, never given twice.
struct FontNumbers {
  private var numbers: [NumberedFont: UInt32] = [:]
  private var fonts: [UInt32: NumberedFont] = [:]
  private var next: UInt32 = 1

  /// How many are kept before starting afresh: more than any conversation has at a time.
  private static let limit = 4_096

  /// The number of a font.
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
