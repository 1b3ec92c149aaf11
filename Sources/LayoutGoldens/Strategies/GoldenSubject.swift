import BubbleLayout
import TextLayout

/// A type with a standard strategy for goldens: cells, transcripts, laid out paragraphs and composers.
public protocol GoldenSubject {
  /// How values of the type become goldens.
  static var goldenStrategy: GoldenStrategy<Self> { get }
}

extension Cell: GoldenSubject {
  /// The cell as the only row.
  public static var goldenStrategy: GoldenStrategy<Cell> { GoldenStrategy.rows.pullback { [.message($0)] } }
}

extension Transcript: GoldenSubject {
  /// All rows, with their lines.
  public static var goldenStrategy: GoldenStrategy<Transcript> { .transcript }
}

extension TextBlock: GoldenSubject {
  /// The lines.
  public static var goldenStrategy: GoldenStrategy<TextBlock> { .paragraph }
}

extension ComposerLayout: GoldenSubject {
  /// The lines and the size.
  public static var goldenStrategy: GoldenStrategy<ComposerLayout> { .composer }
}

extension GoldenText: GoldenSubject {
  /// Itself.
  public static var goldenStrategy: GoldenStrategy<GoldenText> { GoldenStrategy { $0 } }
}
