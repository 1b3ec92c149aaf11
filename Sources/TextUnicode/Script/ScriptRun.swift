/// A stretch of text in one script.
package struct ScriptRun: Hashable, Sendable {
  /// UTF-16 offsets.
  package let range: Range<Int>
  /// The script; Common only where the whole text has no other.
  package let script: Script

  /// A run of these offsets and this script.
  package init(range: Range<Int>, script: Script) {
    self.range = range
    self.script = script
  }
}
