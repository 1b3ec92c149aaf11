import CHarfBuzz
import TextUnicode

/// Everything that HarfBuzz needs to know about a run apart from its text. Runs with different properties are
/// shaped separately.
package struct ShapingProperties: Hashable, Sendable {
  /// The face and size.
  package let font: FontInstance
  /// The script, which chooses HarfBuzz's shaper.
  package let script: Script
  /// The language, which selects the font's language system. It is the same for all languages that the font
  /// does not distinguish.
  package let language: ShapingLanguage?
  /// OpenType features beyond the font's defaults.
  package let features: [FontFeature]
  /// The bidi embedding level (UAX #9); odd levels run from right to left.
  package let level: UInt8

  /// Creates the properties of a run.
  package init(
    font: FontInstance, script: Script, language: ShapingLanguage?, features: [FontFeature], level: UInt8
  ) {
    self.font = font
    self.script = script
    self.language = language.map { font.face.languages.standing(for: $0) }
    self.features = features
    self.level = level
  }

  /// Whether text in a right-to-left script is shaped from left to right, as its digits and the punctuation
  /// around them are, or text in a script that joins letters from left to right is shaped from right to left.
  ///
  /// In the first case HarfBuzz decides by the whole run how to shape it: whether it has digits or flag emoji
  /// and no letter. In both cases it turns the run around, but not the characters before and after the run by
  /// which it joins letters. So the glyphs of such a run may differ from those of its parts, whatever the
  /// safe-to-break flags are.
  package var runsAgainstScript: Bool {
    if isRightToLeft { return script == .mongolian || script == .phagsPa }
    return script != .latin
      && hb_script_get_horizontal_direction(hb_script_from_iso15924_tag(script.tagValue)) == HB_DIRECTION_RTL
  }

  /// Whether the level is odd.
  package var isRightToLeft: Bool { level & 1 == 1 }
}
