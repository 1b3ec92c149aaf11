import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests that invalid styles give an error that names the field.
@Suite struct StyleHostileTests {
  @Test(arguments: [
    (#"{"grouping":{"window":-1}}"#, "grouping.window"),
    (#"{"grouping":{"spacingWithin":"2"}}"#, "grouping.spacingWithin"),
    (#"{"grouping":[]}"#, "grouping"),
    (#"{"text":{"fit":"shrink"}}"#, "text.fit"),
    (#"{"text":{"detects":["link","smell"]}}"#, "text.detects[1]"),
    (#"{"text":{"alignment":"right"}}"#, "text.alignment"),
    (#"{"text":{"maximumLines":0}}"#, "text.maximumLines"),
    (#"{"text":{"maximumLines":2.5}}"#, "text.maximumLines"),
    (#"{"text":{"box":{"height":5}}}"#, "text.box"),
    (#"{"text":{"jumbo":{"factors":[3,-1]}}}"#, "text.jumbo.factors[1]"),
    (#"{"text":{"jumbo":{"factors":3}}}"#, "text.jumbo.factors"),
    (#"{"text":{"collapse":{"graphemes":0}}}"#, "text.collapse.graphemes"),
    (#"{"text":{"collapse":{"label":7}}}"#, "text.collapse.label"),
    (#"{"text":{"width":{"fraction":1.5}}}"#, "text.width.fraction"),
    (#"{"bubble":{"width":{"wideFraction":0.5}}}"#, "bubble.width.threshold"),
    (#"{"bubble":{"width":{"maximum":-1}}}"#, "bubble.width.maximum"),
    (#"{"bubble":{"fill":"cyan"}}"#, "bubble.fill"),
    (##"{"bubble":{"fill":"#12345g"}}"##, "bubble.fill"),
    (#"{"bubble":{"mergedRadius":-4}}"#, "bubble.mergedRadius"),
    (#"{"bubble":{"tail":"first"}}"#, "bubble.tail"),
    (#"{"bubble":{"minimumWidth":1e9}}"#, "bubble.minimumWidth"),
    (#"{"preset":"tailed","bubble":{"picture":{"drawnFor":"start"}}}"#, "bubble.picture.drawnFor"),
    (#"{"preset":"tailed","bubble":{"picture":{"caps":{"end":40}}}}"#, "bubble.picture.caps.start"),
    (#"{"content":{"order":["text","text"]}}"#, "content.order[1]"),
    (#"{"content":{"order":["text","music"]}}"#, "content.order[1]"),
    (#"{"content":{"order":"text"}}"#, "content.order"),
    (#"{"content":{"media":{"minimumRatio":3,"maximumRatio":2}}}"#, "content.media.minimumRatio"),
    (#"{"content":{"media":{"fixedWidth":90}}}"#, "content.media.fixedHeight"),
    (#"{"content":{"media":{"album":"pile"}}}"#, "content.media.album"),
    (#"{"content":{"card":{"minimumWidth":300}}}"#, "content.card.minimumWidth"),
    (#"{"content":{"quote":{"maximumLines":0}}}"#, "content.quote.maximumLines"),
    (#"{"content":{"link":{"pictureRatio":0}}}"#, "content.link.pictureRatio"),
    (#"{"content":{"reactions":{"place":"above"}}}"#, "content.reactions.place"),
    (#"{"content":{"footer":{"tuck":"always"}}}"#, "content.footer.tuck"),
    (#"{"content":{"footer":{"time":{"time":"full"}}}}"#, "content.footer.time.time"),
    (#"{"content":{"name":{"visibility":"never"}}}"#, "content.name.visibility"),
    (#"{"content":{"buttons":{"height":null}}}"#, "content.buttons.height"),
    (#"{"content":{"code":{"font":{"size":1e999}}}}"#, ""),
    (#"{"content":{"poll":{"spacing":true}}}"#, "content.poll.spacing"),
    (#"{"avatar":{"anchor":"middle"}}"#, "avatar.anchor"),
    (#"{"avatar":{"size":-1}}"#, "avatar.size"),
    (#"{"avatar":{"radios":1}}"#, "avatar.radios"),
    (#"{"status":{"box":{}}}"#, "status.box"),
    (#"{"selection":{"size":[]}}"#, "selection.size"),
    (#"{"swipe":24}"#, "swipe"),
    (#"{"centered":"yes"}"#, "centered"),
    (#"{"mediaHeight":{"basis":"picture"}}"#, "mediaHeight.basis"),
    (#"{"labels":[{"place":"above","box":{"top":1,"start":0,"end":0}}]}"#, "labels[0].box.bottom"),
    (#"{"labels":[{"role":"title","box":{"top":1,"start":0,"end":0}}]}"#, "labels[0].role"),
    (#"{"preset":"merged","sent":{"avatar":{"size":"big"}}}"#, "sent.avatar.size"),
    (#"{"preset":"clustered","notice":{"content":{"footer":{"gap":-1}}}}"#, "notice.content.footer.gap"),
  ])
  func hostileValueNamesTheField(json: String, field: String) {
    let error = #expect(throws: StyleError.self) { try ChatStyle(json: json) }
    #expect(error?.field == field, "\(error?.reason ?? "")")
  }

  @Test func valuesMadeInCodeAreHeldByTheSameRulesAndStillLaidOut() throws {
    let engine = try TestEngines.square
    var style = ChatStyle.merged
    style.sent.bubble.padding.start = -500
    style.sent.content.media.minimumRatio = .nan
    style.sent.content.footer?.tuckGap = -1_000_000
    style.sent.text.jumbo?.factors = [.infinity, -3]
    style.sent.content.reactions.maximumCount = 1
    #expect(throws: StyleError.self) { try style.validate() }
    var message = Fixtures.message("🙂")
    message.attachments = [.media(MediaAttachment(size: PictureSize(width: 1e300, height: .infinity)))]
    message.reactions = [Reaction(symbol: "", count: .max), Reaction(symbol: "x", count: .max)]
    let cell = engine.cell(for: message, style: style, width: 320, environment: Fixtures.me)
    #expect(cell.frame.width == 320)
  }

  @Test(arguments: [
    #"{"id":1,"text":"x","attachments":[{"type":"music"}]}"#,
    #"{"id":1,"text":"x","attachments":[{"type":"file"}]}"#,
    #"{"id":1,"text":"x","attachments":{}}"#, #"{"id":{},"text":"x"}"#, #"{"id":1}"#,
    #"{"id":1,"text":"x","timestamp":"yesterday"}"#, #"{"id":1,"text":"x","delivery":"lost"}"#,
    #"{"id":1,"text":"x","spans":[{"start":3,"end":1,"look":"bold"}]}"#,
    #"{"id":1,"text":"x","buttons":["a"]}"#, #"{"id":1,"text":"x","reactions":[{}]}"#,
  ])
  func hostileMessageIsRefused(json: String) {
    #expect(throws: DecodingError.self) {
      do {
        _ = try JSONDecoder().decode(Message.self, from: Data(json.utf8))
      } catch let error as DecodingError {
        throw error
      } catch {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "\(error)"))
      }
    }
  }
}
