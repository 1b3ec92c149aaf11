/// What an alert is about.
public enum MarkdownAlert: String, Sendable, CaseIterable, Hashable {
  case note, tip, important, warning, caution
}
