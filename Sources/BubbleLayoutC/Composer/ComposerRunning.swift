import BubbleLayout
import CBubbleLayout
import LayoutFormat
import MessageReading
import TextLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_run(
  _ composer: OpaquePointer?, _ edit: UnsafePointer<CChar>?, _ length: Int, _ width: Double,
  _ buffer: OpaquePointer?, _ step: UnsafeMutablePointer<bubble_text>?,
  _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let (box, buffer) = (try ComposerBox.of(composer), try BufferBox.of(buffer))
    let text = try Arguments.text(edit, length, "edit")
    try bubble_text.check(step, "step")
    let wanted: ComposerEdit
    do throws(ReadingError) {
      wanted = try ComposerEdit(json: Array(text.utf8))
    } catch {
      throw .argument("\(error)", "edit")
    }
    let written = box.state.with { state in
      state.script.width = width.isNaN ? 0 : max(0, width)
      return state.writer.step(wanted, in: &state.script)
    }
    buffer.content.with { $0.answer(String(decoding: written, as: UTF8.self)).write(to: step) }
  }
}
