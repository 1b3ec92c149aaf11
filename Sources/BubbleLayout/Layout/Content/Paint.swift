import TextLayout

/// What becomes of a node in a cell: the element that begins with it, and the parts that show it. It does not
/// depend on the width, so it is made once, together with the node.
struct Paint: Sendable {
  /// The element that the node and the nodes inside it belong to; nil if it is that of the node around.
  var element: PaintedElement?
  var look: Look

  init(_ element: PaintedElement? = nil, _ look: Look = .nothing) {
    self.element = element
    self.look = look
  }

  /// How a node is drawn.
  enum Look: Sendable {
    case nothing
    case box(BoxPaint)
    case label(LabelPaint)
    /// The message's own text.
    case ownText(OwnText)
    /// A label of a node that is no text.
    indirect case aside(PreparedText, LabelPaint)
    /// The background of a quote and the bar at its start, for the person who wrote it.
    case quote(radius: LayoutUnit, bar: LayoutUnit, author: String?)
    /// The quoted text, with its ranges and objects.
    indirect case quoted(ShownText, isCovered: Bool)
    /// A line that begins with the pictures of people.
    indirect case faces(Faces)
    /// The bars of a voice message.
    case waveform(VoiceBars)
    /// The bar with the votes below an answer.
    indirect case votes(VotesBar)
    /// One or several pictures.
    indirect case pictures(Pictures)
    case pills(ReactionPills)
    case buttons(ButtonRows)
    /// The lines of an attached code block.
    indirect case code([CodeToken], PreparedCode, index: Int?)

    // The looks of a message's blocks.
    indirect case lines(RichLines)
    /// A text in several sizes, of which the first has the index `first` in the tree.
    indirect case sizes([RichLines], first: Int32)
    /// Code in a block.
    indirect case codeLines(RichLines, PreparedCode)
    /// The surroundings of other blocks: a box, and a marker beside the first line.
    indirect case container(RichBox?, RichMarker?, startsRight: Bool)
    indirect case table(RichTable)
    indirect case formula(PreparedFormula)
    /// An attachment. `isMirrored` is whether it is mirrored in a right-to-left interface.
    indirect case embedded(ElementName, isMirrored: Bool)
  }
}

/// The element of a cell that begins with a node.
enum PaintedElement: Sendable {
  /// An element whose frame is around its parts.
  case parts(ElementName)
  /// A block of a message, with the frame of its node.
  case block(ElementName, isCovered: Bool)
  /// The window in which the node scrolls. It is an element only if not all of the node is visible.
  case window(ElementName)
}

/// A colour of a paint. Which role it is depends on the surface behind the parts.
enum PaintColor: Sendable {
  case on(SurfaceColorRole)
  /// The same role on every surface.
  case fixed(ColorRole)
  /// The colour of a person's name, or else a role on the surface. A person's own colour comes before both.
  case person(String, or: SurfaceColorRole)
  /// The colour of an avatar or, on a surface on which avatars are hard to see, that of the discs of icons.
  case avatar(SenderHue)
  /// The colour of signs on `avatar`.
  case avatarSign
}

/// How a box is drawn in its frame, such as that of its node.
struct BoxPaint: Sendable {
  let role: BoxRole
  var corners = Corners.radius(0)
  /// The index of the attachment, answer, button or reaction; nil if there can be only one.
  var index: Int?
  var icon: BoxIcon?
  /// The fill colour; nil for that of the role.
  var background: PaintColor?
  /// The colour of the icon, the bars or the border; nil for that of the role.
  var foreground: PaintColor?
  var isChosen = false
  var state: AnswerState?
  var duration: Double?
  var count: Int?
  var name: String?
  var alternative: String?
  var progress: Double?
  var address: String?
  /// The thickness of the border, in points.
  var border: LayoutUnit = 0
  /// Whether a spoiler covers the box, in addition to what is covered already.
  var isCovered = false
  /// What a press on the box hits; nil if that is what the element around it says.
  var press: HitTarget?

  enum Corners: Sendable {
    case radius(LayoutUnit)
    /// Half of the width, but at most a radius.
    case round(atMost: LayoutUnit)
    case each(CornerRadii, radius: LayoutUnit)
    /// A radius for the upper corners; the lower ones are square.
    case top(LayoutUnit)

    /// As round as the width allows.
    static let round = Corners.round(atMost: .longest)
  }
}

/// A label in the frame of its node, which is a text.
struct LabelPaint: Sendable {
  let role: LabelRole
  /// The edge of the frame at which the lines stand. It is that of the card or the block, whatever the direction of the
  /// text.
  var alignment = Alignment.start
  /// The index of the attachment or answer; nil if there can be only one.
  var index: Int?
  /// The colour; nil for that of the role.
  var foreground: PaintColor?
  /// Whether the lines are those within the limit of the node, even in a wider frame.
  var keepsLimit = false
  /// The maximum height of the frame, in points; nil for the height of the node.
  var height: LayoutUnit?
  /// Whether the marker of the item around the label stands beside it.
  var holdsMarkers = false
  /// What a press on the label hits; nil if that is what the element around it says.
  var press: HitTarget?

  enum Alignment: Sendable {
    case start
    case end
    /// The side at which the last line of the message's own text begins.
    case asMessage
  }
}

extension Paint {
  static func box(_ box: BoxPaint, in element: PaintedElement? = nil) -> Paint { Paint(element, .box(box)) }

  static func label(
    _ role: LabelRole, index: Int? = nil, _ alignment: LabelPaint.Alignment = .start,
    _ foreground: PaintColor? = nil, _ change: (inout LabelPaint) -> Void = { _ in }
  ) -> Paint {
    var label = LabelPaint(role: role, alignment: alignment, index: index, foreground: foreground)
    change(&label)
    return Paint(nil, .label(label))
  }
}
