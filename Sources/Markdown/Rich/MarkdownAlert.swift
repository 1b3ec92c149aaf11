/// The kinds of alerts.
public enum MarkdownAlert: String, Sendable, CaseIterable, Hashable {
  case note, tip, important, warning, caution
}
