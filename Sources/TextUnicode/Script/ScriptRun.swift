/// A stretch of text in one script.
package struct ScriptRun: Hashable, Sendable {
  /// The UTF-16 offsets of the run.
  package let range: Range<Int>
  /// The script. It is Common only if the whole text has no other script.
  package let script: Script

  /// Creates a run.
  package init(range: Range<Int>, script: Script) {
    self.range = range
    self.script = script
  }
}
