import TextLayout

extension ContentBuilder {
  /// Adds a link preview.
  mutating func link(
    _ link: LinkPreview, at place: AttachmentPlace, style: LinkStyle, maker: TextMaker
  ) -> PreparedBlock {
    var block = PreparedBlock(.link, ElementName(.link, place, card: .link), gap: style.gap, in: self)
    (block.hasEdge, block.inset) = (true, style.inset)
    let texts = LinkTexts(link, at: place, style: style, maker: maker)
    let corners = BoxPaint.Corners.radius(style.radius)
    let card = Paint.box(BoxPaint(role: .link, corners: corners, index: place.index, address: link.address))
    let picture = Paint.box(
      BoxPaint(role: .linkPicture, corners: corners, index: place.index, icon: .picture))
    let padding = Insets(all: style.padding)
    add(.bounded(BoundedRule(minimum: style.minimumWidth)), card) {
      $0.stack {
        guard link.picture != nil, link.isPictureSmall else {
          if link.picture != nil { $0.add(.scaled(ratio: style.pictureRatio), picture) }
          return texts.add(to: &$0, index: place.index, insets: padding)
        }
        // The picture goes above the texts if these would be narrower than their minimum. If it would be tiny, it
        // is left out.
        let beside = BesideRule(
          size: style.smallPictureSize, reserve: style.padding + texts.leastWidth,
          least: min(12, style.smallPictureSize),
          gap: style.padding, keepsGap: false, isAtEnd: true, goesAbove: true, isCentered: false)
        $0.stack(insets: padding) {
          $0.add(.beside(beside), picture) { texts.add(to: &$0, index: place.index, insets: .zero) }
        }
      }
    }
    return block
  }
}

/// The texts of a link preview.
private struct LinkTexts {
  let title: PreparedText?
  let summary: PreparedText?
  let address: PreparedText
  /// The minimum width beside a picture, in points.
  let leastWidth: LayoutUnit

  /// The distance between the texts, in points.
  private static let gap: LayoutUnit = 2

  init(_ link: LinkPreview, at place: AttachmentPlace, style: LinkStyle, maker: TextMaker) {
    title = link.title?.visible.map {
      maker.preview($0, style.titleFont, maximumLines: style.titleLines).standing(at: place, "title")
    }
    summary = link.summary?.visible.map {
      maker.preview($0, style.detailFont, maximumLines: style.summaryLines).standing(at: place, "summary")
    }
    // The host tells whose page it is. The whole address is what a press opens.
    var address = maker.line(LinkHost.of(link.address), style.detailFont)
    // The end of a host says most about it, so a long one is cut in its middle.
    (address.keptEnd, address.keptBeforeEnd) = (0, address.text.utf16.count)
    self.address = address
    leastWidth = maker.widthBeside([title, summary, address], style.titleFont)
  }

  func add(to content: inout ContentBuilder, index: Int?, insets: Insets) {
    content.stack(gap: Self.gap, insets: insets) {
      $0.add(title, .label(.title, index: index, .own))
      $0.add(summary, .label(.detail, index: index, .own))
      $0.add(address, .label(.detail, index: index, .start, .on(.link)))
    }
  }
}

extension PreparedText {
  /// Returns the same text with its path in the message. The texts of a block's own attachment have none,
  /// because they are not among the texts of the message that are selected and found.
  func standing(at place: AttachmentPlace, _ steps: ContentPath.Step...) -> PreparedText {
    place.block == nil ? standing(at: ContentPath(place.path.steps + steps)) : self
  }
}
