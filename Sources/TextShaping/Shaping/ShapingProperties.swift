import CHarfBuzz
import TextUnicode

/// All that HarfBuzz is told about a run beside its text; runs that differ in any of it are shaped apart.
package struct ShapingProperties: Hashable, Sendable {
  /// The face and size.
  package let font: FontInstance
  /// The script, which chooses HarfBuzz's shaper.
  package let script: Script
  /// The language, which chooses the font's language system: the same for all those that the font does not tell apart.
  package let language: ShapingLanguage?
  /// OpenType features beyond the font's defaults.
  package let features: [FontFeature]
  /// The bidi embedding level (UAX #9); odd levels run from right to left.
  package let level: UInt8

  /// The properties of a run.
  package init(
    font: FontInstance, script: Script, language: ShapingLanguage?, features: [FontFeature], level: UInt8
  ) {
    self.font = font
    self.script = script
    self.language = language.map { font.face.languages.standing(for: $0) }
    self.features = features
    self.level = level
  }

  /// Whether a script of right-to-left letters is shaped from left to right, as its digits and the punctuation
  /// around them are.
  ///
  /// HarfBuzz then looks at the whole run, whether it holds digits or flags and no letter, to decide which way
  /// to go about it: such a run is not the sum of its parts, whatever its safe-to-break flags say.
  package var runsAgainstScript: Bool {
    !isRightToLeft && script != .latin
      && hb_script_get_horizontal_direction(hb_script_from_iso15924_tag(script.tagValue)) == HB_DIRECTION_RTL
  }

  /// Whether the level is odd.
  package var isRightToLeft: Bool { level & 1 == 1 }
}
