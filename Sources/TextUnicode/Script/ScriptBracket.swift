/// A bracket that waits for the one that closes it, and the script that one is to take.
package struct ScriptBracket: Hashable, Sendable {
  /// The closing bracket's scalar.
  package let closing: UInt32
  /// The script of the run that the opening bracket stands in.
  package let script: Script

  init(closing: UInt32, script: Script) {
    self.closing = closing
    self.script = script
  }
}
