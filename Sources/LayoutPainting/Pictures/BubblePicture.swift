import BubbleLayout
import TextLayout
import TextShaping

/// A bubble's picture as vector data. It is stretched by moving its points, so that it is sharp at every size.
///
/// It is stretched even where the style asks for tiles, which only make sense for pictures made of pixels.
public struct BubblePicture: Hashable, Sendable {
  /// One filled path.
  public struct Layer: Hashable, Sendable {
    /// In the picture's own points, y downwards.
    public var path: OutlinePath
    /// What the path is filled with.
    public var fill: Fill
    /// A line of 0.75 points along the path; nil for none. Its width does not stretch.
    public var stroke: Color?

    /// A layer by its path and colours.
    public init(path: OutlinePath, fill: Fill, stroke: Color? = nil) {
      self.path = path
      self.fill = fill
      self.stroke = stroke
    }
  }

  /// How a layer is coloured.
  public enum Fill: Hashable, Sendable {
    case color(Color)
    /// From the top of the layer's path to its bottom.
    case gradient([Stop])
  }

  /// A colour of a gradient.
  public struct Stop: Hashable, Sendable {
    /// From 0, the top, to 1.
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// A colour at a place.
    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The picture's own width in points, the unit of its caps.
  public var width: Double
  /// The picture's own height in points.
  public var height: Double
  /// From back to front.
  public var layers: [Layer]
  /// The colour of text on the picture.
  public var text: Color
  /// The side its tail points to; nil for a picture without one, or whose tail is not known.
  public var tail: Side?
  /// Whether it is a mask: its layers are painted in the colour of the bubble instead of their own.
  public var isMask: Bool

  /// A picture by its size and layers.
  public init(
    width: Double, height: Double, layers: [Layer], text: Color, tail: Side? = nil, isMask: Bool = false
  ) {
    self.width = width
    self.height = height
    self.layers = layers
    self.text = text
    self.tail = tail
    self.isMask = isMask
  }

  /// The mirror image of the picture. The caps that go with it have to be mirrored too.
  public var mirrored: BubblePicture {
    var picture = self
    picture.tail = tail?.opposite
    for index in layers.indices {
      picture.layers[index].path = layers[index].path.mapping { OutlinePath.Point(width - $0.x, $0.y) }
    }
    return picture
  }

  /// The layers, stretched to a frame.
  ///
  /// - Parameter patch: How the picture is cut. If its size is not the picture's own, the picture is scaled to it
  ///   first.
  func layers(in frame: Rect, stretchedBy patch: NinePatch) -> [Layer] {
    let x = width > 0 ? patch.size.width.points / width : 1
    let y = height > 0 ? patch.size.height.points / height : 1
    return layers.map { layer in
      var layer = layer
      layer.path = patch.stretched(layer.path.mapping { OutlinePath.Point($0.x * x, $0.y * y) }, to: frame)
      return layer
    }
  }
}
