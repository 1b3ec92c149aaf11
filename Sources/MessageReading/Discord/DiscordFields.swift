/// The fields of the JSON that DiscordChatExporter writes (`JsonMessageWriter.cs`).
enum DiscordFields {
  static let table = """
    document: messages=message
    - guild channel | a layout has no title of the conversation
    - dateRange exportedAt messageCount | how the export was made
    message: id type timestamp timestampEdited isPinned content author=person attachments=file embeds=embed stickers=sticker reactions=reaction mentions=person inlineEmojis=emoji components=component reference=reference forwardedMessage=forwarded interaction=interaction
    - callEndedTimestamp | the text says how long the call was
    person: id name nickname
    - discriminator color isBot roles avatarUrl avatarCanonicalUrl | the name is shown
    file: url fileName fileSizeBytes
    - id canonicalUrl | the address is enough
    embed: title url description author=author fields=part footer=footer image=picture images=picture thumbnail=picture video=picture
    - timestamp color inlineEmojis | the texts are shown
    author: name
    - url iconUrl iconCanonicalUrl | the name is shown
    part: name value
    - isInline | the fields stand one below the other
    footer: text
    - iconUrl iconCanonicalUrl | the text is shown
    picture: url width height
    - canonicalUrl | the address is enough
    sticker: name sourceUrl
    - id format sourceCanonicalUrl | the picture is shown
    reaction: emoji=emoji count
    - users | reactions have a number and no names
    emoji: id name
    - code isAnimated imageUrl imageCanonicalUrl | the application has the pictures of emoji
    component: label url customId style components=component
    - type id emoji disabled options placeholder minValues maxValues | only a program that answers presses needs it
    reference: messageId
    - type channelId guildId | the message itself is quoted or shown
    forwarded: content attachments=file embeds=embed stickers=sticker
    - timestamp timestampEdited inlineEmojis | the forwarded message is a quote without a time
    interaction: name user=person
    - id | the name of the command is shown
    """
}
