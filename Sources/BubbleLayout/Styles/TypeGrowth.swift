/// The lengths that a font scale above 1 enlarges in addition to fonts, in a style that grows with type (see
/// `MessageStyle.growsWithType`).
public enum TypeGrowth: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// Only fixed vertical distances: the boxes of text and labels in the cell, the bubble's margins above and
  /// below, and the heights of cells; and the sizes of the delivery state, of labels' boxes and of pictures of
  /// fixed size. This is for styles whose numbers were made for one font size.
  case heights
  /// All lengths. Icons, pills, buttons and marks grow as much as the type, avatars and pictures become at
  /// most twice as large, and distances grow half as much. If rows are narrow in relation to the type, the
  /// space beside the text is reduced, and finally the avatar is left out, so that lines can hold as many
  /// letters as at normal size.
  case everything
}
