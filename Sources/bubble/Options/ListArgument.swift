import ArgumentParser

/// Values separated by commas; repeated ones count once.
struct ListArgument<Element: ExpressibleByArgument & Hashable & Sendable>: ExpressibleByArgument, Sendable {
  let values: [Element]

  init(_ values: [Element]) { self.values = values }

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { Element(argument: String($0.drop { $0 == " " })) }
    guard values.count == parts.count, !argument.isEmpty else { return nil }
    var seen: Set<Element> = []
    self.values = values.filter { seen.insert($0).inserted }
  }

  var defaultValueDescription: String { values.map(\.defaultValueDescription).joined(separator: ",") }
}
