/// Something a message carries beside its text.
public enum MessageAttachment: Hashable, Sendable {
  case media(MediaAttachment)
  case voice(VoiceAttachment)
  case file(FileAttachment)
  case contact(ContactAttachment)
  case location(LocationAttachment)
  case poll(PollAttachment)
  case link(LinkPreview)
  case code(CodeBlock)
}
