import CBubbleLayout

@c @implementation
public func bubble_version() -> UnsafePointer<CChar>? { StaticNames.version[0] }

@c @implementation
public func bubble_abi() -> UInt32 { UInt32(BUBBLE_ABI) }
