/// What a font scale above 1 enlarges besides fonts, in a style that grows with type (`MessageStyle.growsWithType`).
public enum TypeGrowth: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// Only fixed vertical distances: the boxes of text and labels in the cell, the bubble's margins above and
  /// below, and the heights of cells. For styles whose numbers were made for one font size.
  case heights
  /// Icons, pills, buttons and marks as much as the type, avatars and pictures at most twice, distances half
  /// as much. In rows that are narrow for the type, the space beside the text gives way, the avatar last, so
  /// that lines hold as many letters as before.
  case everything
}
