/// How far the delivery of a message has come.
public enum DeliveryState: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case sending
  case sent
  case delivered
  case read
  case failed
}
