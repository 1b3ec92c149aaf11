import CBubbleLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_version() -> UnsafePointer<CChar>? { StaticNames.version[0] }

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_version_number() -> UInt32 {
  // Swift cannot import the header's macro that combines these numbers.
  UInt32(BUBBLE_VERSION_MAJOR * 1_000_000 + BUBBLE_VERSION_MINOR * 1_000 + BUBBLE_VERSION_PATCH)
}

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_abi() -> UInt32 { UInt32(BUBBLE_ABI) }
