import BubbleLayout

/// Reads content of `result.json` that is shown as blocks: checklists, invoices, giveaways, and games without an
/// address. Telegram Desktop writes the objects of some of them as strings.
struct TelegramCards {
  let field: ExportField

  var blocks: [MessageBlock] { checklist + game + invoice + giveaway }

  private var checklist: [MessageBlock] {
    guard let list = field["todo_list"]?.object else { return [] }
    return Self.checklist(
      title: Self.text(list["title"]),
      tasks: list["answers"].list.filter { $0.object != nil }.map { (Self.text($0["text"]), false) })
  }

  /// Makes the blocks of a checklist: its title and a list of tasks.
  static func checklist(title: RichText, tasks: [(text: RichText, isDone: Bool)]) -> [MessageBlock] {
    let items = tasks.map { ListItem([.paragraph(ParagraphBlock($0.text))], isChecked: $0.isDone) }
    return Self.title(title) + (items.isEmpty ? [] : [.list(ListBlock(items: items))])
  }

  private static func title(_ title: RichText) -> [MessageBlock] {
    title.text.isEmpty ? [] : [.paragraph(title.text, spans: title.spans + [.bold(title.text)])]
  }

  private static func text(_ field: ExportField?) -> RichText {
    field.map { TelegramEntities.content(parts: $0).text } ?? RichText("")
  }

  /// Makes the blocks of something with a title, a description and more lines.
  static func card(_ title: String?, _ lines: String?...) -> [MessageBlock] {
    Self.title(RichText(title ?? "")) + lines.compactMap { $0 }.map { .paragraph($0) }
  }

  private var game: [MessageBlock] {
    guard field["game_link"]?.words == nil, let title = field["game_title"]?.words else { return [] }
    return Self.card(title, field["game_description"]?.words)
  }

  private var invoice: [MessageBlock] {
    guard let invoice = field["invoice_information"]?.writtenObject else { return [] }
    let price = invoice["amount"]?.integer.map {
      AmountWords.price($0, invoice["currency"]?.words ?? "")
    }
    return Self.card(invoice["title"]?.words, invoice["description"]?.words, price)
  }

  private var giveaway: [MessageBlock] {
    if let field = field["giveaway_information"]?.writtenObject {
      let people = field["quantity"]?.integer.map { "for " + ($0 == 1 ? "1 person" : "\($0) people") }
      let end = (field["until_date"]?.words).map { "until " + $0.prefix(10) }
      let parts = [people, end].compactMap { $0 }.joined(separator: ", ")
      return Self.card("Giveaway", Self.prize(field), parts.isEmpty ? nil : parts)
    }
    guard let field = field["giveaway_results"]?.writtenObject else { return [] }
    return Self.card(
      "The giveaway has ended", Self.prize(field),
      field["winners_count"]?.integer.map { AmountWords.count($0, "winner") })
  }

  /// Returns the prize of a giveaway; nil if it is unknown.
  private static func prize(_ field: ExportField) -> String? {
    let stars = field["stars"]?.integer ?? 0
    let months = field["months"]?.integer ?? 0
    let prizes = [
      stars > 0 ? AmountWords.count(stars, "Star") : nil,
      months > 0 ? "Premium for \(AmountWords.count(months, "month"))" : nil,
      field["additional_prize"]?.words,
    ].compactMap { $0 }
    return prizes.isEmpty ? nil : prizes.joined(separator: ", ")
  }
}
