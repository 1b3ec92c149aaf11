import Testing
import TextUnicode

extension Trait where Self == ConditionTrait {
  /// Browsers break Thai and Burmese by ICU's dictionaries, and what differs from them is listed to the message.
  static var withICU: Self { .enabled("there is no ICU") { DictionaryBreaker.hasICU } }
}
