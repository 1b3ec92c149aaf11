import Testing
import TextUnicode

extension Trait where Self == ConditionTrait {
  /// Runs a test only in builds with ICU. Browsers break Thai and Burmese by ICU's dictionaries, so other
  /// dictionaries would give differences that are not listed.
  static var withICU: Self { .enabled("there is no ICU") { DictionaryBreaker.hasICU } }
}
