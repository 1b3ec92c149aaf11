import BubbleLayout
import TextLayout
import TextShaping

extension SVGWriter {
  mutating func paint(_ layer: BubblePicture.Layer) {
    write("<path d=\"")
    write(layer.path)
    write("\"")
    write(layer.fill)
    if let stroke = layer.stroke {
      write(" stroke=\"\(stroke.hexadecimal)\" stroke-width=\".75\"")
    }
    write("/>")
  }

  private mutating func write(_ fill: BubblePicture.Fill) {
    switch fill {
    case .color(let color):
      write(" fill=\"\(color.hexadecimal)\"")
      if color.opacity < 1 { write(" fill-opacity=\"\(SVGNumber.text(color.opacity))\"") }
    case .gradient(let stops):
      write(" fill=\"url(#\(painter.identifierPrefix)f\(gradient(stops)))\"")
    }
  }

  private mutating func gradient(_ stops: [BubblePicture.Stop]) -> Int {
    if let number = gradients[stops] { return number }
    let number = gradients.count + 1
    gradients[stops] = number
    define("<linearGradient id=\"\(painter.identifierPrefix)f\(number)\" x2=\"0\" y2=\"1\">")
    for stop in stops {
      define("<stop offset=\"\(SVGNumber.text(stop.offset))\" stop-color=\"\(stop.color.hexadecimal)\"")
      if stop.color.opacity < 1 { define(" stop-opacity=\"\(SVGNumber.text(stop.color.opacity))\"") }
      define("/>")
    }
    define("</linearGradient>")
    return number
  }

  mutating func paintBody(_ path: OutlinePath, role: MessageRole, own: BubbleColors?, lineWidth: LayoutUnit) {
    write("<path class=\"\(Theme.className(role))\"")
    if let own {
      // A page that recolours classes leaves the style's own colours alone.
      write(" style=\"fill:\(own.fill.hexadecimal);stroke:\(own.border.hexadecimal)\"")
    }
    write(" stroke-width=\"\(SVGNumber.text(lineWidth))\" d=\"")
    write(path)
    write("\"/>")
  }

  mutating func fill(_ path: OutlinePath, clippedTo clip: [OutlinePath]?, with ink: Ink) {
    var attributes = attributes(of: ink)
    if let clip {
      clipCount += 1
      let name = "\(painter.identifierPrefix)c\(clipCount)"
      write("<clipPath id=\"\(name)\"><path d=\"")
      for path in clip { write(path) }
      write("\"/></clipPath>")
      attributes += " clip-path=\"url(#\(name))\""
    }
    write("<path\(attributes) d=\"")
    write(path)
    write("\"/>")
  }

  private mutating func write(_ path: OutlinePath) { write(path.svg(decimals: 3)) }
}
