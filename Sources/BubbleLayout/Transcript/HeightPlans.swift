/// The height plans of a transcript's messages, each kept once.
struct HeightPlans: Sendable {
  private(set) var all: ContiguousArray<HeightPlan> = []
  private var places: [HeightPlan: Int32] = [:]

  /// Where a plan is among `all`.
  mutating func place(of plan: HeightPlan) -> Int32 {
    if let known = places[plan] { return known }
    let place = Int32(truncatingIfNeeded: all.count)
    all.append(plan)
    places[plan] = place
    return place
  }

  mutating func removeAll() { self = HeightPlans() }
}
