/// The lengths that a font scale above 1 enlarges in addition to fonts, in a style that grows with type (see
/// `MessageStyle.growsWithType`).
public enum TypeGrowth: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// Only fixed vertical distances: the boxes of text and labels in the cell, the bubble's margins above and
  /// below, and the heights of cells; and the sizes of the delivery state, of labels' boxes and of pictures of
  /// fixed size. This is for styles whose numbers were made for one font size.
  case heights
  /// All lengths. Icons, pills and buttons grow as much as the type, avatars and pictures become at most
  /// twice as large, and distances grow with the square root of the type. Distances beside texts do so only
  /// while the row is at least 20 em wide; no distance becomes smaller.
  ///
  /// Such a style also adapts to narrow rows, at any type size. If lines would hold less than 11 em, the free
  /// side opposite to the bubble's side is reduced to 12 points. If lines are then still too short, the avatar
  /// and its column are left out, and at last the margin at the bubble's side is reduced to 8 points.
  case everything
}
