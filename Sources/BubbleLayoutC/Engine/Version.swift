import CBubbleLayout

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_version() -> UnsafePointer<CChar>? { StaticNames.version[0] }

/// Declared and described in `bubble_layout.h`.
@c @implementation
public func bubble_abi() -> UInt32 { UInt32(BUBBLE_ABI) }
