import BubbleLayout
import TextLayout

/// Recreates parts of cells from goldens, so that `SVGPainter` can paint them. (`GoldenLetters` recreates the
/// texts.)
enum GoldenPart {
  static func role(of row: GoldenNode) -> MessageRole {
    row.value("role").flatMap(MessageRole.init) ?? .received
  }

  /// - Parameter frame: The bubble's frame.
  static func bubble(_ node: GoldenNode, _ frame: Rect) -> Bubble {
    var picture: NinePatch?
    let asset = node.value("asset").map(GoldenSpelling.text)
    if asset != nil, let caps = node.value("caps").flatMap(GoldenNode.lengths), caps.count == 4 {
      picture = NinePatch(
        size: Size(width: caps[1] + caps[3] + 1, height: caps[0] + caps[2] + 1),
        caps: Insets(top: caps[0], left: caps[1], bottom: caps[2], right: caps[3]),
        resizing: node.value("resizing").flatMap(Resizing.init) ?? .stretch,
        isMirrored: node.value("mirrored") == "true")
    }
    return Bubble(
      frame: frame, asset: asset, ninePatch: picture, tail: node.value("tail").flatMap(Side.init),
      corners: corners(of: node), fill: node.value("fill").map(GoldenSpelling.text),
      border: length("border", of: node))
  }

  static func part(_ node: GoldenNode) -> Part? {
    guard let frame = node.frame else { return nil }
    let index = node.value("index").flatMap { Int($0) }
    switch node.kind {
    case "avatar":
      return .avatar(
        AvatarPart(
          frame: frame, radius: length("radius", of: node), border: length("border", of: node),
          borderColor: node.value("borderColor").map(GoldenSpelling.text),
          background: color("ground", of: node) ?? .everywhere(.media),
          foreground: color("ink", of: node) ?? .on(.page, .border)))
    case "status":
      return node.value("state").flatMap(DeliveryState.init(rawValue:))
        .map {
          .delivery(
            DeliveryPart(frame: frame, state: $0, foreground: color("ink", of: node) ?? .on(.page, .tick)))
        }
    case "box":
      return node.value("role").flatMap(BoxRole.init(rawValue:))
        .map { .box(box(node, frame, $0, index)) }
    case "media":
      guard let kind = node.value("type").flatMap(MediaKind.init(rawValue:)),
        let state = node.value("state").flatMap(MediaState.init(rawValue:))
      else { return nil }
      let picture = node.value("picture").flatMap(GoldenNode.lengths) ?? []
      return .media(
        MediaPart(
          frame: frame,
          picture: picture.count == 4
            ? Rect(x: picture[0], y: picture[1], width: picture[2], height: picture[3]) : frame,
          index: index ?? 0, kind: kind, state: state, corners: corners(of: node),
          isMasked: node.value("masked") == "true"))
    default: return nil
    }
  }

  private static func box(_ node: GoldenNode, _ frame: Rect, _ role: BoxRole, _ index: Int?) -> BoxPart {
    BoxPart(
      frame: frame, role: role, index: index, radius: length("radius", of: node),
      corners: node.value("corners") == nil ? nil : corners(of: node), background: color("ground", of: node),
      foreground: color("ink", of: node), icon: node.value("sign").flatMap(BoxIcon.init(rawValue:)),
      isChosen: node.value("chosen") == "true")
  }

  private static func color(_ name: String, of node: GoldenNode) -> ColorRole? {
    node.value(name).flatMap { ColorRole(name: $0) }
  }

  private static func corners(of node: GoldenNode) -> CornerRadii {
    guard let radii = node.value("corners").flatMap(GoldenNode.lengths), radii.count == 4 else {
      return .zero
    }
    return CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
  }

  private static func length(_ name: String, of node: GoldenNode) -> LayoutUnit {
    node.value(name).flatMap { LayoutUnit(rounded: $0) } ?? 0
  }
}
