import TextLayout

extension ContentBuilder {
  /// Adds a link preview.
  ///
  /// - Parameter hasEvenEdges: Whether the lower corners of a picture above the texts are square
  ///   (`ContentStyle.hasEvenEdges`).
  mutating func link(
    _ link: LinkPreview, at place: AttachmentPlace, style: LinkStyle, hasEvenEdges: Bool, maker: TextMaker
  ) -> PreparedBlock {
    var block = PreparedBlock(.link, ElementName(.link, place, card: .link), gap: style.gap, in: self)
    (block.hasEdge, block.inset) = (true, style.inset)
    let index = place.index
    let title = link.title?.visible.map {
      maker.preview($0, style.titleFont, maximumLines: style.titleLines).standing(at: place, "title")
    }
    let summary = link.summary?.visible.map {
      maker.preview($0, style.detailFont, maximumLines: style.summaryLines).standing(at: place, "summary")
    }
    // The host tells whose page it is. The whole address is what a press opens.
    var address = maker.line(LinkHost.of(link.address), style.detailFont)
    // The end of a host says most about it, so a long one is cut in its middle.
    (address.keptEnd, address.keptBeforeEnd) = (0, address.text.utf16.count)
    func addTexts(_ content: inout Self, insets: Insets = .zero) {
      content.stack(gap: 2, insets: insets) {
        $0.add(title, .label(.title, index: index))
        $0.add(summary, .label(.detail, index: index))
        $0.add(address, .label(.detail, index: index, .start, .on(.link)))
      }
    }
    let corners = BoxPaint.Corners.radius(style.radius)
    let card = Paint.box(BoxPaint(role: .link, corners: corners, index: index, address: link.address))
    // A picture above the texts has corners only where the card has them. A small one has its own.
    let isFlush = hasEvenEdges && !link.isPictureSmall
    let picture = Paint.box(
      BoxPaint(
        role: .linkPicture, corners: isFlush ? .top(style.radius) : corners, index: index, icon: .picture))
    let padding = Insets(all: style.padding)
    add(.bounded(BoundedRule(minimum: style.minimumWidth)), card) {
      $0.stack {
        guard link.picture != nil, link.isPictureSmall else {
          if link.picture != nil { $0.add(.scaled(ratio: style.pictureRatio), picture) }
          return addTexts(&$0, insets: padding)
        }
        // The picture goes above the texts if these would be narrower than their minimum. If it would be tiny, it
        // is left out.
        let least = maker.widthBeside([title, summary, address], style.titleFont)
        let beside = BesideRule(
          size: style.smallPictureSize, reserve: style.padding + least,
          least: min(12, style.smallPictureSize),
          gap: style.padding, keepsGap: false, isAtEnd: true, goesAbove: true, isCentered: false)
        $0.stack(insets: padding) {
          $0.add(.beside(beside), picture) { addTexts(&$0) }
        }
      }
    }
    return block
  }
}

extension PreparedText {
  /// Returns the same text with its path in the message. The texts of a block's own attachment have none,
  /// because they are not among the texts of the message that are selected and found.
  func standing(at place: AttachmentPlace, _ steps: ContentPath.Step...) -> PreparedText {
    place.block == nil ? standing(at: ContentPath(place.path.steps + steps)) : self
  }
}
