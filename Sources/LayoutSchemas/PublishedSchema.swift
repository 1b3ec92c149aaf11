import BubbleLayout
import LayoutSession

/// The JSON Schemas (draft 2020-12) of what is read, as `Documentation/Schemas` has them: with a description of
/// each field.
package enum PublishedSchema {
  package static var style: JSONValue { SchemaTexts.described(ChatStyle.schema, as: "ChatStyle") }
  package static var messages: JSONValue { SchemaTexts.described(Message.schema, as: "messages") }
  package static var composeScript: JSONValue {
    SchemaTexts.described(ComposerEdit.schema, as: "ComposerEdit")
  }
  package static var sessionRequest: JSONValue {
    SchemaTexts.described(SessionLine.schema, as: "SessionLine")
  }
}
