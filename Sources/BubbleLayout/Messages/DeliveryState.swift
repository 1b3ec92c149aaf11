/// The delivery state of a message.
public enum DeliveryState: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case sending
  case sent
  case delivered
  case read
  case failed
}
