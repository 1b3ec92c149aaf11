import TextLayout

/// A link preview.
struct LinkElement: ContentElement {
  let title: PreparedText?
  let summary: PreparedText?
  let address: PreparedText
  private let picture: PictureForm
  let style: LinkStyle
  let attachment: AttachmentPlace
  /// The address that a press opens.
  private let target: String
  /// The minimum width of the texts beside a picture, in points.
  private let leastText: LayoutUnit

  private enum PictureForm { case none, across, beside }

  /// The distance between the texts, in points.
  private static let textGap: LayoutUnit = 2

  init(_ link: LinkPreview, at place: AttachmentPlace, style: LinkStyle, maker: TextMaker) {
    attachment = place
    target = link.address
    self.style = style
    title = link.title?.visible.map {
      maker.preview($0, style.titleFont, maximumLines: style.titleLines).standing(at: place, "title")
    }
    summary = link.summary?.visible.map {
      maker.preview($0, style.detailFont, maximumLines: style.summaryLines).standing(
        at: place, "summary")
    }
    // The host tells whose page it is. The whole address is what a press opens.
    var address = maker.line(LinkHost.of(link.address), style.detailFont)
    // The end of a host says most about it, so a long one is cut in its middle.
    (address.keptEnd, address.keptBeforeEnd) = (0, address.text.utf16.count)
    self.address = address
    picture = link.picture == nil ? .none : link.isPictureSmall ? .beside : .across
    leastText = maker.widthBeside([title, summary, address], style.titleFont)
  }

  var kind: ContentKind { .link }
  var name: ElementName { ElementName(.link, attachment) }
  var gap: LayoutUnit { style.gap }
  var hasEdge: Bool { true }
  var inset: LayoutUnit? { style.inset }

  private enum Node: Int16 { case card, picture, title, summary, address }

  func addNodes(to tree: inout BlockTreeBuilder) {
    tree.add(.bounded(BoundedRule(minimum: style.minimumWidth)), tag: Node.card.rawValue) {
      $0.stack {
        if picture == .across { $0.add(.scaled(ratio: style.pictureRatio), tag: Node.picture.rawValue) }
        guard picture == .beside else { return addTexts(to: &$0, insets: Insets(all: style.padding)) }
        // The picture goes above the texts if these would be narrower than their minimum. If it would be tiny, it
        // is left out.
        let beside = BesideRule(
          size: style.smallPictureSize, reserve: style.padding + leastText,
          least: min(12, style.smallPictureSize),
          gap: style.padding, keepsGap: false, isAtEnd: true, goesAbove: true, isCentered: false)
        $0.stack(insets: Insets(all: style.padding)) {
          $0.add(.beside(beside), tag: Node.picture.rawValue) { addTexts(to: &$0, insets: .zero) }
        }
      }
    }
  }

  private func addTexts(to tree: inout BlockTreeBuilder, insets: Insets) {
    tree.stack(gap: Self.textGap, insets: insets) {
      $0.add(title, tag: Node.title.rawValue)
      $0.add(summary, tag: Node.summary.rawValue)
      $0.add(address, tag: Node.address.rawValue)
    }
  }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    let text = node.text
    switch Node(rawValue: node.tag) {
    case .card: placer.box(.link, node.frame, radius: style.radius, index: attachment.index, address: target)
    case .picture:
      placer.box(.linkPicture, node.frame, radius: style.radius, index: attachment.index, icon: .picture)
    case .title: if let text { placer.writtenLabel(text, .title, in: node.frame, index: attachment.index) }
    case .summary: if let text { placer.writtenLabel(text, .detail, in: node.frame, index: attachment.index) }
    case .address:
      placer.label(
        address, .detail, in: node.frame, index: attachment.index, foreground: .on(placer.surface, .link))
    case nil: break
    }
  }
}
