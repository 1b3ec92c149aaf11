import BubbleLayout
import TextLayout
import TextShaping

/// Rows as a list of drawing operations, for renderers of any kind: Cairo, a canvas in a browser, a graphics
/// card.
///
/// A renderer walks the operations of a row in order. It needs no knowledge of parts and their kinds, and
/// does not measure, shape or break text again. All operations share flat arrays. The operations of a row
/// never refer to those of another row. So a renderer may cache its drawing of a row as long as the row does
/// not change, and draw it elsewhere if the row's frame has moved.
///
/// ```swift
/// import BubbleLayout
/// import LayoutDrawing
///
/// let engine = try LayoutEngine(fonts: .bundled)
/// let cell = engine.cell(for: Message(id: 1, sender: "ann", text: "Hello"), style: .merged, width: 320)
/// let list = DisplayList([cell], theme: .dark)
/// for row in list.rows {
///   for operation in list.operations[row.operations] {
///     switch operation.kind {
///     case .fill, .stroke: print(operation.kind, list.elements(of: operation.path).count, operation.paint.color.text)
///     case .glyphs: print(list.fonts[operation.font].font.face.name, list.glyphs[operation.glyphs].map(\.id))
///     case .picture, .placeholder: print(list.subjects[operation.subject])
///     }
///   }
/// }
/// ```
public struct DisplayList: Sendable {
  /// The rows, in the order they were given.
  public internal(set) var rows: [Row] = []
  /// The operations, row by row, from back to front.
  public internal(set) var operations: [Operation] = []
  /// The paths of all operations.
  public internal(set) var paths: [Path] = []
  /// The steps of all paths. Each takes as many points as `Verb.pointCount` says.
  public internal(set) var verbs: [Verb] = []
  /// The points of all paths, in points of length, relative to the row.
  public internal(set) var points: [OutlinePath.Point] = []
  /// The glyphs of all operations, from left to right, line by line.
  public internal(set) var glyphs: [Glyph] = []
  /// The fonts of the glyphs, each once, in the order of their first use.
  public internal(set) var fonts: [Font] = []
  /// The colour stops of all gradients.
  public internal(set) var stops: [BubbleArtwork.Stop] = []
  /// The subjects of pictures, in the order of the operations.
  public internal(set) var subjects: [PictureSubject] = []
  /// The pictures of bubbles, by the numbers of their operations. Only lists that a painter makes for itself
  /// have them.
  package internal(set) var bubbles: [Int: BubblePicture] = [:]
  /// The theme whose colours the operations have.
  public let theme: ColorTheme
  /// The colour of the page behind all rows; nil if the theme paints no background, or if there are no rows.
  public internal(set) var background: Color?

  init(theme: ColorTheme) { self.theme = theme }

  /// Returns the steps of a path as values, for renderers that prefer them to flat arrays.
  ///
  /// - Parameter path: The number of the path; nil for a path without steps.
  /// - Complexity: Linear in the steps.
  public func elements(of path: Int?) -> [OutlinePath.Element] {
    guard let path else { return [] }
    var point = paths[path].points.lowerBound
    return verbs[paths[path].verbs].map { verb in
      defer { point += verb.pointCount }
      return switch verb {
      case .move: .move(points[point])
      case .line: .line(points[point])
      case .quadratic: .quadratic(points[point], points[point + 1])
      case .cubic: .cubic(points[point], points[point + 1], points[point + 2])
      case .close: .close
      }
    }
  }
}

extension DisplayList {
  /// One row: its place, and its operations.
  public struct Row: Hashable, Sendable {
    /// The id of the row's message; for a separator, of the message below it. Nil for the typing row.
    public let id: MessageID?
    /// The row's frame in the transcript, in points. All operations are relative to its top left corner; some
    /// may extend beyond it.
    public var frame: Rect
    /// The operations of the row.
    public internal(set) var operations: Range<Int>
    /// The colour that fills a picture's frame if the renderer cannot show its file.
    package let blank: Color
  }

  /// The picture of a bubble, and how it fills its frame.
  package struct BubblePicture: Sendable {
    package let file: BubblePictureFile
    package let frame: Rect
    package let patch: NinePatch
  }

  /// The steps of a path and their points.
  public struct Path: Hashable, Sendable {
    /// The indices of the path's steps.
    public let verbs: Range<Int>
    /// The indices of the steps' points.
    public let points: Range<Int>
  }

  /// One step of a path.
  public enum Verb: UInt8, Hashable, Sendable, CaseIterable {
    /// Moves to the first point of a new outline.
    case move
    /// A straight line.
    case line
    /// A quadratic Bézier curve: its control point and its end.
    case quadratic
    /// A cubic Bézier curve: its two control points and its end.
    case cubic
    /// Closes the outline with a line to the point of the last `move`.
    case close

    /// How many points the step has.
    public var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadratic: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// A glyph and its place.
  public struct Glyph: Hashable, Sendable {
    /// The glyph's number in its font.
    public let id: UInt32
    /// The glyph's origin, relative to the row, in points.
    public let origin: Point
  }

  /// A font at its size.
  public struct Font: Hashable, Sendable {
    /// The face, its size and the settings of its axes.
    public let font: FontInstance
    /// Whether strokes must be thickened, because the family has no bold.
    public let synthesizesBold: Bool
    /// Whether letters must be slanted, because the family has no italic.
    public let synthesizesItalic: Bool
  }
}
