import BubbleLayout
import TextLayout

/// A type with a standard strategy for goldens, such as cells, transcripts, paragraphs and composers.
public protocol GoldenSubject {
  /// The strategy that turns values of this type into goldens.
  static var goldenStrategy: GoldenStrategy<Self> { get }
}

extension Cell: GoldenSubject {
  /// Writes the cell as the only row.
  public static var goldenStrategy: GoldenStrategy<Cell> { GoldenStrategy.rows.pullback { [.message($0)] } }
}

extension Transcript: GoldenSubject {
  /// Writes all rows, with their lines.
  public static var goldenStrategy: GoldenStrategy<Transcript> { .transcript }
}

extension TextBlock: GoldenSubject {
  /// Writes the lines of the paragraph.
  public static var goldenStrategy: GoldenStrategy<TextBlock> { .paragraph }
}

extension ComposerLayout: GoldenSubject {
  /// Writes the lines and the size of the composer.
  public static var goldenStrategy: GoldenStrategy<ComposerLayout> { .composer }
}

extension GoldenText: GoldenSubject {
  /// Returns the text unchanged.
  public static var goldenStrategy: GoldenStrategy<GoldenText> { GoldenStrategy { $0 } }
}
