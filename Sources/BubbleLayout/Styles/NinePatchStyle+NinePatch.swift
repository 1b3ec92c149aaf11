import TextLayout

extension NinePatchStyle {
  /// Returns the nine-patch for a bubble on one side of the cell: how the picture is divided and stretched.
  public func ninePatch(on side: Side) -> NinePatch {
    NinePatch(
      size: Size(width: width, height: height), caps: resolvedCaps(on: drawnFor), resizing: resizing,
      isMirrored: isMirrored && side != drawnFor)
  }
}
