/// Why a layout could not be painted as a PNG.
public enum PNGError: Error, Hashable, Sendable {
  /// The picture would exceed `PNGPainter.largestSide` or `PNGPainter.largestArea`; its width and height are in
  /// pixels.
  case tooLarge(width: Double, height: Double)
  /// There was not enough memory.
  case notWritten
}

extension PNGError: CustomStringConvertible {
  /// The reason, and what to do.
  public var description: String {
    switch self {
    case .tooLarge(let width, let height):
      "the picture would have \(Self.pixels(width)) × \(Self.pixels(height)) pixels, more than "
        + "\(PNGPainter.largestSide) on a side or \(PNGPainter.largestArea / 1_000_000) million in all; "
        + "take fewer messages, a smaller scale, or SVG, which has no limit"
    case .notWritten: "there is not enough memory to write the picture"
    }
  }

  private static func pixels(_ length: Double) -> String {
    "\(length.isNaN ? 0 : UInt64(min(max(length, 0), 1e18)))"
  }
}
