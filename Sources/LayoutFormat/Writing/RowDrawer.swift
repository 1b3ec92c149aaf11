import BubbleLayout
import LayoutDrawing

/// Draws rows one after the other, for formats that list the drawing operations of each row.
struct RowDrawer {
  private let theme: Theme?
  /// The last received message, whose bubble gives the typing row its appearance.
  private var received: TranscriptRow?

  /// - Parameter theme: The theme of the colours; nil for no drawings.
  init(_ theme: ColorTheme?) { self.theme = theme.map { Theme($0) } }

  /// Finds the last received message among some rows and remembers it, without drawing the rows.
  mutating func remember(_ rows: some Sequence<TranscriptRow>) {
    guard theme != nil else { return }
    for row in rows where row.cell?.role == .received { received = row }
  }

  /// Returns a list whose last row is the drawing of a row; nil if drawings were not requested.
  ///
  /// - Complexity: Linear in the number of glyphs and of the paths' points.
  mutating func drawing(of row: TranscriptRow) -> DisplayList? {
    guard let theme else { return nil }
    if row.cell?.role == .received { received = row }
    guard case .typing = row, let received else { return DisplayList([row], theme: theme) }
    return DisplayList([received, row], theme: theme)
  }
}
