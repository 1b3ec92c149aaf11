import BubbleLayout
import TextLayout
import TextShaping

/// The artwork of a bubble as vector data. Stretching moves its points, so it is sharp at every size.
///
/// It is stretched even if the style requires tiles, because tiles only make sense for pixel images.
public struct BubbleArtwork: Hashable, Sendable {
  /// One filled path.
  public struct Layer: Hashable, Sendable {
    /// The path, in points of the artwork, y downwards.
    public var path: OutlinePath
    /// How the path is filled.
    public var fill: Fill
    /// Whether a line of 0.75 points in the colour of the bubble's border runs along the path. Its width does
    /// not stretch.
    public var hasBorder: Bool

    /// Creates a layer.
    public init(path: OutlinePath, fill: Fill, hasBorder: Bool = false) {
      self.path = path
      self.fill = fill
      self.hasBorder = hasBorder
    }
  }

  /// How a layer is coloured.
  public enum Fill: Hashable, Sendable {
    /// The colour of the bubble.
    case bubble
    case color(Color)
    /// A gradient from the top of the layer's path to its bottom. Its colours may be transparent, as light
    /// and shadow over the bubble's colour.
    case gradient([Stop])
  }

  /// A colour of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The place of the colour, from 0 (the top) to 1 (the bottom).
    public var offset: Double
    /// The colour at the offset.
    public var color: Color

    /// Creates a stop.
    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The width of the artwork in points. The caps of the artwork have the same unit.
  public var width: Double
  /// The height of the artwork in points.
  public var height: Double
  /// The layers, from back to front.
  public var layers: [Layer]
  /// The side to which the tail points; nil if there is no tail, or its side is unknown.
  public var tail: Side?
  /// The layers for a bubble without a tail, from back to front; nil to use `layers` for it too.
  public var layersWithoutTail: [Layer]?
  /// The caps of the artwork, if it stands in for pictures of any size; nil to use the caps of the style.
  var ownCaps: Insets?

  /// Creates artwork.
  public init(
    width: Double, height: Double, layers: [Layer], tail: Side? = nil, layersWithoutTail: [Layer]? = nil
  ) {
    self.width = width
    self.height = height
    self.layers = layers
    self.tail = tail
    self.layersWithoutTail = layersWithoutTail
  }

  /// The mirror image of the artwork. To use it, mirror the caps of the nine-patch image too.
  public var mirrored: BubbleArtwork {
    var artwork = self
    artwork.tail = tail?.opposite
    artwork.ownCaps = ownCaps?.mirrored
    artwork.layers = mirror(layers)
    artwork.layersWithoutTail = layersWithoutTail.map(mirror)
    return artwork
  }

  private func mirror(_ layers: [Layer]) -> [Layer] {
    layers.map { layer in
      var layer = layer
      layer.path = layer.path.mapping { OutlinePath.Point(width - $0.x, $0.y) }
      return layer
    }
  }

  /// The artwork for a bubble without a tail.
  var withoutTail: BubbleArtwork {
    var artwork = self
    artwork.tail = nil
    artwork.layers = layersWithoutTail ?? layers
    artwork.layersWithoutTail = nil
    return artwork
  }

  /// Returns the layers, stretched to a frame.
  ///
  /// - Parameter patch: The caps of the artwork, unless it has its own. If the size of the patch differs from
  ///   the artwork's, the artwork is first scaled to that size.
  func layers(in frame: Rect, stretchedBy patch: NinePatch) -> [Layer] {
    let size = Size(width: LayoutUnit(width), height: LayoutUnit(height))
    let patch = ownCaps.map { NinePatch(size: size, caps: $0) } ?? patch
    let x = width > 0 ? patch.size.width.points / width : 1
    let y = height > 0 ? patch.size.height.points / height : 1
    return layers.map { layer in
      var layer = layer
      layer.path = patch.stretched(layer.path.mapping { OutlinePath.Point($0.x * x, $0.y * y) }, to: frame)
      return layer
    }
  }
}
