/// An open bracket, with the script that its closing bracket takes.
package struct ScriptBracket: Hashable, Sendable {
  /// The scalar of the closing bracket.
  package let closing: UInt32
  /// The script of the run that contains the opening bracket.
  package let script: Script

  init(closing: UInt32, script: Script) {
    self.closing = closing
    self.script = script
  }
}
