import TextUnicode

/// All that HarfBuzz is told about a run beside its text; runs that differ in any of it are shaped apart.
public struct ShapingProperties: Hashable, Sendable {
  public let font: FontInstance
  public let script: Script
  public let language: ShapingLanguage?
  public let features: [FontFeature]
  /// The bidi embedding level (UAX #9); odd levels run from right to left.
  public let level: UInt8

  public init(
    font: FontInstance, script: Script, language: ShapingLanguage?, features: [FontFeature], level: UInt8
  ) {
    self.font = font
    self.script = script
    self.language = language
    self.features = features
    self.level = level
  }

  public var isRightToLeft: Bool { level & 1 == 1 }
}
