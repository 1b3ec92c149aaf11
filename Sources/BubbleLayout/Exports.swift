// A program needs only `import BubbleLayout`, because these modules are included. `MessageContent` has the texts, blocks
// and attachments of messages. `TextLayout` has geometry, text styles, paragraphs and lines. It includes `TextShaping`,
// which has fonts, glyphs and outlines. In these modules, declarations that users do not need are `package`.
@_exported import MessageContent
@_exported import TextLayout
