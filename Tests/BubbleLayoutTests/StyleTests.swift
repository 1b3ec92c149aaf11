import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

@Suite struct StyleTests {
  @Test(arguments: ChatStylePreset.all) func presetIsValid(preset: ChatStylePreset) throws {
    let style = try ChatStyle(json: preset.json)
    #expect(style.name == preset.name)
    try style.validate()
    #expect(try ChatStyle.preset(preset.name) == style)
  }

  @Test(arguments: ChatStylePreset.all) func presetSurvivesBeingWritten(preset: ChatStylePreset) throws {
    let style = preset.style
    #expect(try ChatStyle(json: style.json) == style)
    let coded = try JSONDecoder().decode(ChatStyle.self, from: JSONEncoder().encode(style))
    #expect(coded == style)
  }

  @Test func styleBuildsOnAPreset() throws {
    let style = try ChatStyle(
      json: #"{"preset":"balloon","text":{"font":{"size":20}},"received":{"bubble":{"padding":{"top":3}}}}"#)
    var expected = ChatStyle.balloon
    expected.name = "custom"
    expected.sent.text.font.size = 20
    expected.received.text.font.size = 20
    // Notices of this preset have a different font.
    expected.received.bubble.padding.top = 3
    #expect(style == expected)
  }

  @Test func roleWithoutAFieldIsWrittenWithNull() throws {
    var style = ChatStyle.balloon
    style.received.bubble.ninePatch = nil
    style.received.bubble.shape = .rounded
    style.received.text.width.inset = nil
    #expect(try ChatStyle(json: style.json) == style)
  }

  @Test func emoticonsAreAddedAndTakenOut() throws {
    let style = try ChatStyle(json: #"{"preset":"balloon","emoticons":{":)":null,"<3":"❤️"}}"#)
    #expect(style.emoticons.substituting(in: ":) <3 :(") == ":) ❤️ 😔")
  }

  @Test(arguments: [
    (#"{"bubble":{"padding":{"top":-4}}}"#, "bubble.padding.top", "must not be negative, but is -4"),
    (
      #"{"preset":"balloon","bubble":{"padding":{"top":-0.5}}}"#, "bubble.padding.top",
      "negative, but is -0.5"
    ),
    (#"{"received":{"bubble":{"padding":{"end":-1}}}}"#, "received.bubble.padding.end", "negative"),
    (#"{"bubble":{"padding":{"top":"4"}}}"#, "bubble.padding.top", "must be a number, but is a string"),
    (#"{"bubble":{"padding":{"top":true}}}"#, "bubble.padding.top", "must be a number, but is a boolean"),
    (#"{"bubble":{"padding":{"top":null}}}"#, "bubble.padding.top", "must be a number, but is null"),
    (#"{"bubble":{"padding":{"top":1e12}}}"#, "bubble.padding.top", "between 0 and 100000"),
    (#"{"bubble":{"padding":5}}"#, "bubble.padding", "must be an object, but is a number"),
    (#"{"bubble":{"paddding":5}}"#, "bubble.paddding", "unknown field"),
    (#"{"bubbles":{}}"#, "bubbles", "unknown field"),
    (#"{"preset":"baloon"}"#, "preset", "unknown preset \"baloon\""),
    (#"{"preset":3}"#, "preset", "must be a string"),
    (#"{"text":{"font":{"size":0}}}"#, "text.font.size", "between 1 and 1000"),
    (#"{"text":{"font":{"weight":"fat"}}}"#, "text.font.weight", "not one of"),
    (#"{"text":{"alignment":"left"}}"#, "text.alignment", "\"left\" is not one of"),
    (#"{"side":"left"}"#, "side", "not one of \"start\", \"end\""),
    (#"{"labels":[{"box":{"top":0,"start":0,"height":5}}]}"#, "labels[0].box", "two of start, end and width"),
    (#"{"labels":{}}"#, "labels", "must be a list"),
    (#"{"labels":[{}]}"#, "labels[0].box", "two of start, end and width"),
    (#"{"labels":[1]}"#, "labels[0]", "must be an object"),
    (#"{"notice":7}"#, "notice", "must be an object"),
    (#"{"bubble":{"shape":"picture"}}"#, "bubble.picture", "is missing"),
    (
      #"{"preset":"balloon","bubble":{"picture":{"width":24}}}"#, "bubble.picture.caps.start",
      "no middle to stretch"
    ),
    (
      #"{"preset":"balloon","sent":{"bubble":{"picture":{"asset":""}}}}"#, "sent.bubble.picture.asset", "name"
    ),
    (#"{"emoticons":{"":"x"}}"#, "emoticons.", "must not be empty"),
    (#"{"emoticons":{":)":1}}"#, "emoticons.:)", "must be a string"),
    (#"{"mirrorsInterface":1}"#, "mirrorsInterface", "must be true or false"),
    (#"[]"#, "", "must be an object, but is a list"),
    (#"{"side":"#, "", "not valid JSON"),
    ("", "", "not valid JSON"),
  ])
  func invalidStyleNamesTheField(json: String, field: String, reason: String) {
    let error = #expect(throws: StyleError.self) { try ChatStyle(json: json) }
    #expect(error?.field == field)
    #expect(error?.reason.contains(reason) == true, "\(error?.reason ?? "")")
    #expect(error?.description.hasPrefix("style: ") == true)
  }

  /// The report must not depend on the order of fields, which decoders do not give and dictionaries change in
  /// each process.
  @Test(arguments: [
    (#"{FIELDS}"#, "ant"), (#"{"preset":"merged",FIELDS}"#, "ant"), (#"{"bubble":{FIELDS}}"#, "bubble.ant"),
    (#"{"labels":[{"box":{FIELDS}}]}"#, "labels[0].box.ant"),
    (#"{"colors":{"light":{FIELDS}}}"#, "colors.light.ant"),
  ])
  func ofSeveralUnknownFieldsTheFirstByNameIsReported(json: String, field: String) {
    let names = [
      "yak", "owl", "emu", "fox", "ant", "zebra", "bee", "cat", "dog", "hen", "gnu", "ibis", "jay",
    ]
    let members = names.map { "\"\($0)\":1" }.joined(separator: ",")
    let json = json.replacingOccurrences(of: "FIELDS", with: members)
    let error = #expect(throws: StyleError.self) { try ChatStyle(json: json) }
    #expect(error?.field == field)
  }

  @Test func styleMadeInCodeIsCheckedByTheSameRules() {
    var style = ChatStyle.balloon
    style.notice.bubble.padding.start = -1
    let error = #expect(throws: StyleError.self) { try style.validate() }
    #expect(error?.field == "notice.bubble.padding.start")
    style = .balloon
    style.sent.text.font.size = .nan
    #expect(throws: StyleError.self) { try style.validate() }
  }

  @Test func deepJSONIsRefused() {
    let json = String(repeating: "[", count: 100_000)
    #expect(throws: StyleError.self) { try ChatStyle(json: json) }
    let objects = String(repeating: #"{"text":"#, count: 10_000) + "1" + String(repeating: "}", count: 10_000)
    #expect(throws: StyleError.self) { try ChatStyle(json: objects) }
  }

  @Test func engineKnowsNoNames() throws {
    let engine = try TestEngines.square
    var renamed = ChatStyle.balloon
    renamed.name = "something else"
    let one = engine.cell(for: Fixtures.message("Hello"), style: .balloon, width: 320)
    let other = engine.cell(for: Fixtures.message("Hello"), style: renamed, width: 320)
    #expect(one.frame == other.frame && one.bubble == other.bubble)
  }
}
