import BubbleLayout
import CBubbleLayout
import LayoutFormat
import TextLayout

/// The object that a `bubble_composer` handle stands for.
final class ComposerBox: HandleObject {
  static let name = "bubble_composer"
  let engine: EngineBox
  let state: Guarded<ComposerState>

  init(_ state: ComposerState, engine: EngineBox) {
    self.engine = engine
    self.state = Guarded(state)
  }

  static func of(_ handle: OpaquePointer?) throws(Failure) -> ComposerBox {
    try HandleTable.shared.object(handle, "composer")
  }
}

/// A composer, and the unit of its caller's offsets.
struct ComposerState {
  /// The composer with the bar around it.
  var script: ScriptedComposer
  var writer = ComposerStepWriter()
  let kind: OffsetKind

  init(_ composer: Composer, _ kind: OffsetKind) {
    script = ScriptedComposer(composer, width: 0)
    self.kind = kind
  }

  var composer: Composer {
    get { script.composer }
    _modify { yield &script.composer }
  }

  var offsets: Offsets { kind.map(of: composer.text) }
}

extension ComposerStyle {
  /// Makes a style from a caller's options; without options, the default style.
  init(_ given: bubble_composer_options?) throws(Failure) {
    self.init()
    guard let given else { return }
    try Arguments.checkFlags(
      given.flags,
      known: UInt32(BUBBLE_COMPOSER_RIGHT_TO_LEFT.rawValue | BUBBLE_COMPOSER_UTF8_OFFSETS.rawValue),
      "options->flags", "bubble_composer_flags")
    try Arguments.check(given.font_size, in: 0...10_000, "options->font_size")
    if given.font_size != 0 { font = .system(given.font_size) }
    font.family = try Arguments.text(given.family, "options->family") ?? font.family
    func inset(_ length: Double, _ usual: LayoutUnit) -> LayoutUnit {
      length >= 0 ? LayoutUnit(length) : usual
    }
    insets = Insets(
      top: inset(given.inset_top, insets.top), left: inset(given.inset_left, insets.left),
      bottom: inset(given.inset_bottom, insets.bottom), right: inset(given.inset_right, insets.right))
    if given.maximum_height != 0 { maximumHeight = max(0, LayoutUnit(given.maximum_height)) }
    if given.maximum_count > 0 { maximumCount = given.maximum_count }
    placeholder = try Arguments.text(given.placeholder, "options->placeholder") ?? ""
    if given.flags & UInt32(BUBBLE_COMPOSER_RIGHT_TO_LEFT.rawValue) != 0 { direction = .rightToLeft }
    if let style = given.style {
      let style = try StyleBox.of(style).style
      (emoticons, detects) = (style.emoticons, style[.sent].text.detects)
    }
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_open(
  _ engine: OpaquePointer?, _ options: UnsafePointer<bubble_composer_options>?,
  _ composer: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<bubble_error>?
) -> bubble_status {
  call(error) { () throws(Failure) in
    let place = try Arguments.check(composer, "composer")
    let engine = try EngineBox.of(engine)
    let given = try bubble_composer_options.read(options, "options")
    let state = ComposerState(
      Composer(style: try ComposerStyle(given), engine: engine.engine),
      OffsetKind(flags: given?.flags ?? 0))
    place.pointee = try HandleTable.shared.add(ComposerBox(state, engine: engine))
  }
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_composer_free(_ composer: OpaquePointer?) {
  HandleTable.shared.remove(composer, ComposerBox.self)
}
