import BubbleLayout
import TextLayout
import TextUnicode

/// A value that is one of a few words.
package protocol LayoutChoice: LayoutValue, RawRepresentable, CaseIterable where RawValue == String {}

extension LayoutChoice {
  package static var schema: JSONSchema { .choice(allCases.map(\.rawValue)) }

  package func write(json buffer: inout ByteBuffer) { buffer.append(quoted: rawValue) }
  package func write(text buffer: inout ByteBuffer) { buffer.append(utf8: rawValue) }
}

extension AnswerState: LayoutChoice {}
extension BoxRole: LayoutChoice {}
extension BoxIcon: LayoutChoice {}
extension DataKind: LayoutChoice {}
extension DeliverySigns: LayoutChoice {}
extension DeliveryState: LayoutChoice {}
extension FormulaRequest.Notation: LayoutChoice {}
extension FormulaRule.Shape: LayoutChoice {}
extension InlineObjectKind: LayoutChoice {}
extension LabelRole: LayoutChoice {}
extension LayoutPolicy: LayoutChoice {}
extension LineEnding: LayoutChoice {}
extension MediaKind: LayoutChoice {}
extension TextDecoration.Kind: LayoutChoice {}
extension MediaState: LayoutChoice {}
extension MessageRole: LayoutChoice {}
extension Resizing: LayoutChoice {}
extension SeparatorKind: LayoutChoice {}
extension Side: LayoutChoice {}
extension TextAlignment: LayoutChoice {}
extension TextEmphasis: LayoutChoice {}

/// The direction of a text.
enum ReadingDirection: String, LayoutChoice {
  case ltr, rtl
}
