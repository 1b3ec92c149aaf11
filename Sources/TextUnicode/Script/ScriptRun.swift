/// A stretch of text in one script.
public struct ScriptRun: Hashable, Sendable {
  /// UTF-16 offsets.
  public let range: Range<Int>
  /// The script; Common only where the whole text has no other.
  public let script: Script

  /// A run of these offsets and this script.
  public init(range: Range<Int>, script: Script) {
    self.range = range
    self.script = script
  }
}
