import BubbleLayout
import LayoutDrawing

/// Draws rows one after the other, for formats that list a row's operations with it.
struct RowDrawer {
  private let theme: Theme?
  /// The last received message: the typing row has the style of its bubble.
  private var received: TranscriptRow?

  /// - Parameter theme: The colours; nil for no drawings.
  init(_ theme: ColorTheme?) { self.theme = theme.map { Theme($0) } }

  /// Notes the last received message of some rows, without drawing them.
  mutating func remember(_ rows: some Sequence<TranscriptRow>) {
    guard theme != nil else { return }
    for row in rows where row.cell?.role == .received { received = row }
  }

  /// The drawing of a row, as the last row of a list; nil if it was not requested.
  ///
  /// - Complexity: Linear in the glyphs and the points of the paths.
  mutating func drawing(of row: TranscriptRow) -> DisplayList? {
    guard let theme else { return nil }
    if row.cell?.role == .received { received = row }
    guard case .typing = row, let received else { return DisplayList([row], theme: theme) }
    return DisplayList([received, row], theme: theme)
  }
}
