// swift-format-ignore-file
// Scripts/schema-texts.py writes this file.

extension SchemaTexts {
  /// The name of each field, after that of its record, and its description: a field on each line. Words of
  /// enumerations have descriptions, too.
  static let lines = #"""
    *.accessibility What screen readers say about the row.
    *.affinity The side of the offset, which matters where a line or a direction ends.
    *.beyond Whether the upper edge is outside these limits.
    *.boxes The shapes behind or beside the text.
    *.close The frame of the button that closes the card.
    *.color The colour that the style or the message gives.
    *.colors The colours of both themes, by their roles.
    *.contentHeight The height of the content, in points.
    *.decorations What is drawn around ranges, in drawing order.
    *.end The offset at which the range ends, in UTF-16 code units.
    *.engine The versions of the libraries that the layout depends on.
    *.font The number of the font.
    *.fonts The fonts that were not listed before. Runs refer to them by their `id`.
    *.footnote The label of the footnote.
    *.format The version of the format.
    *.frame The frame: x, y, width and height, in points.
    *.ground The role of the colour that fills the shape.
    *.growing Whether it belongs to a message whose text is still growing.
    *.height The height, in points.
    *.hidden The offsets of the text that an ellipsis replaces.
    *.highest The greatest useful upper edge of a viewport, in points.
    *.href The address that is opened.
    *.id The id of the message.
    *.index The index, from 0.
    *.ink The role of the colour of text, signs and lines.
    *.inverted Whether coordinates run upwards, for inverted lists.
    *.kind The kind of the item, which decides its other members.
    *.label The text.
    *.labels The title and the text.
    *.line The line at the start edge of the card.
    *.lines The lines of the text.
    *.lowest The smallest useful upper edge of a viewport, in points.
    *.missing The code points that no font has, once for each occurrence.
    *.offset The offset in the text, in UTF-16 code units.
    *.operations The drawing operations of the row.
    *.path Where the text or the block is in the message; left out for the message's own text.
    *.policy Whose rules texts follow, if it is not those of Unicode.
    *.rects The rectangles that the range covers.
    *.resting Whether it is at the place that it has in the transcript.
    *.scale The pixels of a point, to which frames are aligned.
    *.sender The sender of the message, as its `sender` says; null for a notice.
    *.size The size of the font, in points.
    *.start The offset at which the range begins, in UTF-16 code units.
    *.steps What each edit makes of the composer.
    *.style The name of the style.
    *.synthesizesBold Whether the family has no bold face, so that the renderer has to imitate it.
    *.synthesizesItalic Whether the family has no italic face, so that the renderer has to imitate it.
    *.text The text that is shown.
    *.theme The theme of the drawing operations.
    *.variations The settings of the font's axes, by their tags.
    *.width The width, in points.
    AccessibilityAction.Kind.choose Choose an answer of a poll.
    AccessibilityAction.Kind.expand Show the rest of a long text.
    AccessibilityAction.Kind.open Open a link, a picture or a file.
    AccessibilityAction.Kind.play Play a video or a voice message.
    AccessibilityAction.Kind.press Press a button of the message or give a reaction.
    AccessibilityAction.Kind.reveal Uncover what a spoiler covers.
    AccessibilityAction.Kind.select Select the message.
    AccessibilityAction.Kind.showQuoted Go to the message that is quoted.
    AccessibilityRole.heading A date between messages, or a heading in a message.
    AccessibilityRole.list Several pictures, the answers of a poll, or the items of a list or a table.
    AccessibilityRole.message The row of a message.
    AccessibilityRole.notice A row that reports something about the conversation itself.
    AccessibilityRole.separator The unread line.
    AccessibilityRole.status A row or part that changes without an action of the reader: the typing row, or the delivery state.
    AccessibilityState.busy An action is in progress: a message is being sent, or a picture is being downloaded.
    AccessibilityState.collapsed Only the beginning of a long text is shown, or only the summary of details.
    AccessibilityState.expanded A long text is shown whole because the reader expanded it, or details are open.
    AccessibilityState.selected The reader has chosen this answer.
    AccessoryStyle.edge The distance from the start edge of the cell to the mark that selects the message, in points; null to use `gap`.
    AccessoryStyle.gap The distance between the icon and the message, in points.
    AccessoryStyle.size The width and height of the icon, in points.
    AlbumKind.compact A mosaic in which each picture keeps about its own aspect ratio, for the width of a phone.
    AlbumKind.templates Fixed templates of at most five squares. The last one shows the number of hidden pictures.
    AlbumKind.wide A mosaic with larger pictures, for the width of a window.
    AnswerState.right The answer is the right one.
    AnswerState.wrong The reader has chosen the answer, and it is wrong.
    AvatarAnchor.bottom The lower edge of the bubble.
    AvatarAnchor.cellBottom The lower edge of the cell.
    AvatarAnchor.cellTop The upper edge of the cell.
    AvatarAnchor.center The middle of the bubble.
    AvatarAnchor.firstLine The middle of the first line of text.
    AvatarAnchor.lastLine The middle of the last line of text.
    AvatarAnchor.top The upper edge of the bubble.
    AvatarStyle.anchor The edge or middle with which the avatar is vertically aligned.
    AvatarStyle.border The width of the border line, in points.
    AvatarStyle.borderColor The colour of the border line, such as `#22fa62`, which is passed through to renderers; null to let the renderer choose the colour.
    AvatarStyle.marginWithout The bubble's margin at the avatar's side in a one-to-one conversation, in which no avatars are shown, in points; null to use `start`.
    AvatarStyle.offset If `anchor` is `cellBottom`: the distance from the cell's lower edge, in points. For other anchors: how far the avatar is moved down, in points.
    AvatarStyle.radius The radius of the corners, in points.
    AvatarStyle.size The width and height of the avatar, in points.
    AvatarStyle.start The distance from the side of the cell at which the message is, in points.
    AvatarStyle.visibility Which messages of a group show the avatar.
    BoxIcon.camera A film camera: a video call.
    BoxIcon.caution An exclamation mark in an octagon: caution.
    BoxIcon.check A tick in a circle: the reader has chosen this answer.
    BoxIcon.collapsedLeft An angle that points to the left: closed details in text from right to left.
    BoxIcon.collapsedRight An angle that points to the right: closed details in text from left to right.
    BoxIcon.copy Two sheets of paper: copy.
    BoxIcon.cross A cross: the reader's answer of a quiz is wrong.
    BoxIcon.deleted A ring with a line through it: the message was deleted.
    BoxIcon.download An arrow that points down: a press downloads the picture or the file.
    BoxIcon.expanded An angle that points down: details that are open.
    BoxIcon.eye An eye: how many people have seen the message.
    BoxIcon.failed An exclamation mark in a ring: the picture or the file could not be downloaded or sent.
    BoxIcon.file A sheet of paper.
    BoxIcon.important An exclamation mark in a speech bubble: something important.
    BoxIcon.loading Three quarters of a ring: the reader is downloading something. A press stops it.
    BoxIcon.missedCall A telephone receiver and a cross: a call without video that nobody answered.
    BoxIcon.missedVideoCall A film camera and a cross: a video call that nobody answered.
    BoxIcon.missing A picture or, on the disc of a file, a sheet of paper, with a line through it: the picture or the file no longer exists.
    BoxIcon.note An i in a ring: a note.
    BoxIcon.open An arrow that points out of a corner: a press opens a link.
    BoxIcon.person Head and shoulders.
    BoxIcon.phone A telephone receiver: a call.
    BoxIcon.picture A landscape, shown instead of a picture.
    BoxIcon.pin A pin: the message is pinned.
    BoxIcon.place The mark of a place on a map.
    BoxIcon.play A triangle: a voice message can be played.
    BoxIcon.reply An arrow to the side: reply.
    BoxIcon.timer A clock hand in a ring: the message disappears after some time.
    BoxIcon.tip A light bulb: a tip.
    BoxIcon.uploading Three quarters of a ring, as for `loading`: the reader is uploading something. A press stops it.
    BoxIcon.warning An exclamation mark in a triangle: a warning.
    BoxPlacement.bottom The distance from the box's lower edge to the cell's lower edge.
    BoxPlacement.end The distance from the box's end side to the cell's end side.
    BoxPlacement.height The height of the box.
    BoxPlacement.start The distance from the cell's start side to the box's start side.
    BoxPlacement.top The distance from the cell's upper edge to the box's upper edge.
    BoxPlacement.width The width of the box.
    BoxRole.alert The background of an alert.
    BoxRole.bar The bar beside a quoting block.
    BoxRole.button A button.
    BoxRole.call The area of a call.
    BoxRole.capsule The background of a footer on a picture, or of the length of a video.
    BoxRole.cell A cell of a table, numbered row by row.
    BoxRole.code The background of a code block.
    BoxRole.contact The area of a contact.
    BoxRole.copy The icon that copies code.
    BoxRole.custom A custom part, which the application draws.
    BoxRole.emoji A custom emoji, a picture or a formula in the text, in the space that the text reserves for it.
    BoxRole.file The area of a file.
    BoxRole.growing The sign at the end of a text that still grows: a caret, or three dots. Its shapes are its `bars`.
    BoxRole.icon The picture of a card: the icon of a file, the picture of a contact, a map.
    BoxRole.line A line beside the text of a row between messages.
    BoxRole.link The background of a link preview.
    BoxRole.linkPicture The picture of a link preview.
    BoxRole.location The area of a place.
    BoxRole.mention The background of a mention or a citation in the text.
    BoxRole.option The circle or square before an answer of a poll, which shows whether the answer is chosen.
    BoxRole.pill The background of the date in a row between messages.
    BoxRole.play The icon on a video that shows that it can be played.
    BoxRole.poll The area of a poll.
    BoxRole.quote The background of a quote.
    BoxRole.quoteBar The bar at the start of a quote, cropped to the quote's round corners.
    BoxRole.quotePicture The small picture of a quoted message.
    BoxRole.reaction The pill of a reaction.
    BoxRole.rule A line across a message, or between the cells of a table.
    BoxRole.selection The selection mark, which shows whether the reader has selected the message.
    BoxRole.share The filled part of an answer's bar: the answer's share of the votes.
    BoxRole.sign An icon without a background. In the footer, it shows that the message is pinned or disappears, or it is before the number of views.
    BoxRole.swipe The icon that a swipe reveals; not visible before the swipe.
    BoxRole.table The border of a table.
    BoxRole.task The box of a task, with a tick if it is done.
    BoxRole.track The whole length of an answer's bar, which stands for all votes of a poll.
    BoxRole.voice The area of a voice message.
    BoxRole.waveform The bars of a voice message.
    BubbleShape.none No shape: the content is directly on the page.
    BubbleShape.picture A nine-patch picture.
    BubbleShape.rounded A rectangle with rounded corners.
    BubbleStyle.border The width of the border line, in points. The line lies inside the bubble's frame, and does not change the layout.
    BubbleStyle.fill The fill colour, such as `#70da39`, which is passed through to renderers; null to let the renderer choose the colour.
    BubbleStyle.margin The distances from the cell's edges to the bubble, in points.
    BubbleStyle.mergedRadius The radius of the corners at the message's side that touch another message of its group, in points; null to use `radius`.
    BubbleStyle.minimumHeight The minimum height of the bubble, in points. Content with less height is centred in it.
    BubbleStyle.minimumWidth The minimum width of the bubble, in points.
    BubbleStyle.opticalInset The distance in points from the bubble's upper edge to the top of the capitals in the first line, and from the baseline of the last line to the lower edge.
    BubbleStyle.padding The distances from the bubble's edges to its content, in points.
    BubbleStyle.picture The nine-patch picture. It is required if the bubble's shape is a picture, and other shapes ignore it.
    BubbleStyle.radius The radius of all corners, in points; ignored if the shape is a nine-patch.
    BubbleStyle.shape The shape of the bubble.
    BubbleStyle.tail Which bubbles have a tail.
    BubbleStyle.width The maximum width of the bubble. Code blocks may make the bubble wider.
    ButtonKind.action The application handles the press.
    ButtonKind.copy The button copies a text. A copy icon in its corner shows this.
    ButtonKind.link The button opens a link. An arrow in its corner shows that it leads out of the chat.
    ButtonKind.primary Like `action`, but the button is filled, because it is the main choice.
    ButtonStyle.font The font of the titles.
    ButtonStyle.gap The distance from the content above, in points.
    ButtonStyle.height The minimum height of a button, in points. A title of several lines makes it taller.
    ButtonStyle.inset The distance from the bubble's edges, in points; null to use the padding of other content or, without it, the bubble's.
    ButtonStyle.padding The distance from a button's sides to its title, in points.
    ButtonStyle.radius The radius of the buttons' corners, in points.
    ButtonStyle.spacing The distance between buttons, in points.
    ButtonStyle.titleLines On how many lines a title is shown that is wider than a whole row. It is cut only after them.
    Buttons.leading The buttons at the start side of the text.
    Buttons.trailing The buttons at the end side of the text.
    CapInsets.bottom The height of the lower cap; null for the rest of the picture.
    CapInsets.end The width of the cap at the other side; null for the rest of the picture.
    CapInsets.start The width of the cap at the side for which the picture is drawn.
    CapInsets.top The height of the upper cap.
    CardStyle.detailFont The font of the lower line.
    CardStyle.gap The distance from the content above, in points.
    CardStyle.iconGap The distance between the icon and the lines, in points.
    CardStyle.iconSize The width and height of the icon, in points.
    CardStyle.mapHeight The height of a place's map, in points. The map is as wide as the card.
    CardStyle.maximumNamedWidth The maximum width of a card with a name that needs more than `maximumWidth`, in points; null for `maximumWidth`.
    CardStyle.maximumWidth The maximum width of a card, in points.
    CardStyle.minimumWidth The minimum width of a card, in points.
    CardStyle.nameLines The maximum number of lines of a name.
    CardStyle.titleFont The font of the upper line.
    CardStyle.voiceSeconds The duration in seconds at which the card of a voice message reaches the maximum width.
    CaretKey.down Moves to the line below, in the same way as `up`. From the last line, it moves to the end of the text.
    CaretKey.left Moves to the next caret stop on the left of the displayed line, even if the line mixes directions.
    CaretKey.lineEnd Moves to the end of the displayed line, after its white space.
    CaretKey.lineStart Moves to the beginning of the displayed line.
    CaretKey.right Moves to the next caret stop on the right, in the same way as `left`.
    CaretKey.selectAll Selects all of the text.
    CaretKey.up Moves to the line above, as near as possible to the x at which a series of `up` and `down` began.
    CaretKey.wordLeft Moves by one word: backward or, in a right-to-left paragraph, forward.
    CaretKey.wordRight Moves by one word: forward or, in a right-to-left paragraph, backward.
    CellHeight.basis The basis of the height.
    CellHeight.extra The length that is added to the height of the basis.
    CellHeight.minimum The minimum height.
    CellHeight.overhang How far the bubble may extend below the cell, in points. If it extends further, the cell becomes taller by the difference. Null for no limit.
    CellHeight.textWidth The width in points at which the text is measured for the height of the cell; null to use the text's width in the bubble.
    CellHeightBasis.content The height of the bubble with its margins.
    CellHeightBasis.none No basis: all cells have the same height.
    CellHeightBasis.text The height of the message's text.
    ChangeSet.UpdateKind.group The place of the message in its group has changed, which affects corners, tail, avatar and name.
    ChangeSet.UpdateKind.message The message has changed.
    ChangeSet.UpdateKind.separators The date or the unread line above the message has changed, and perhaps the message's place in its group.
    ChatStyle.avatar The sender's picture; null if there is none.
    ChatStyle.bubble The style of the bubble.
    ChatStyle.centered Whether the message is in the middle of the cell, whatever its side.
    ChatStyle.colors The colours that the style gives, by their roles, in both themes. All other colours are derived from them.
    ChatStyle.content The style of the bubble's content, except the text.
    ChatStyle.emoticons Emoticons and their replacements, such as `:)` and 😄.
    ChatStyle.failure The line below the bubble of a message that could not be sent; null to show the delivery icon of this state where those of the other states are.
    ChatStyle.grouping The rules for groups of messages; null for no groups.
    ChatStyle.growsWithType Whether a font scale above 1 also enlarges lengths other than font sizes.
    ChatStyle.height The rule for the height of the cell.
    ChatStyle.labels The labels outside the bubble, in the order in which output lists them.
    ChatStyle.mediaHeight The rule for the height of a cell whose bubble contains pictures and no text; null to use `height`.
    ChatStyle.mirrorsInterface Whether the start side is the right side if the interface is right-to-left. If false, it is always the left side.
    ChatStyle.name The name of the style, which is written to output.
    ChatStyle.notice What differs in notices.
    ChatStyle.preset The preset that the style begins with; the style then lists only what differs.
    ChatStyle.received What differs in messages of others.
    ChatStyle.seenBy The avatars of the people who have seen the message, below its bubble; null if they are not shown.
    ChatStyle.selection The mark with which the reader selects messages; null if there is none.
    ChatStyle.sent What differs in the reader's own messages.
    ChatStyle.side The side of the cell at which the message is.
    ChatStyle.status The delivery icon beside the bubble; null if there is none.
    ChatStyle.swipe The icon that a swipe reveals; null if there is none.
    ChatStyle.text The style of the text.
    ChatStyle.typeGrowth The lengths that a font scale enlarges if `growsWithType` is true.
    CodeStyle.font The font.
    CodeStyle.gap The distance from the content above, in points.
    CodeStyle.hangingIndent The number of spaces by which the continuation of a broken line is indented relative to the line itself; null to begin it at the edge of the text.
    CodeStyle.headerFont The font of the language in the header.
    CodeStyle.inlineSize The size of code within a text, as a factor of the text's font.
    CodeStyle.maximumHeight The maximum visible height of the lines, in points; null for no maximum. Taller code scrolls.
    CodeStyle.padding The distance from the edges of the code's background to its lines, in points.
    CodeStyle.radius The radius of the corners of the background, and of pictures and tables in blocks, in points.
    CodeStyle.showsHeader Whether code with a known language has a header with the language and an icon that copies it.
    CodeStyle.showsLineNumbers Whether lines are numbered.
    CodeStyle.tabSize The distance between tab stops, as a number of spaces. If null, it is 8, or in blocks `RichStyle.tabSize`.
    CodeStyle.widensBubble Whether a bubble with code may be as wide as the cell allows, whatever the bubble's own limit.
    CodeStyle.wraps Whether lines that do not fit are broken. If false, the code scrolls instead.
    CodeToken.end The offset at which the range ends, in UTF-16 code units.
    CodeToken.role The role, such as `keyword`.
    CodeToken.start The offset at which the range begins, in UTF-16 code units.
    CollapseStyle.blocks Whether messages in Markdown and other messages of blocks are shortened too.
    CollapseStyle.font The font of the label.
    CollapseStyle.gap The distance between the text and the label, in points.
    CollapseStyle.graphemes The maximum number of grapheme clusters; null for no maximum.
    CollapseStyle.label The label below the text; null for the label in the reader's language.
    CollapseStyle.lines The maximum number of displayed lines; null for no maximum.
    CollapseStyle.newlines The maximum number of line breaks in the text as it was typed; null for no maximum.
    ComposerButton.sendOrMicrophone A button that sends if there is something to send, and records speech otherwise.
    ComposerCandidate.detail The text shown beside the title; null if there is none.
    ComposerCandidate.id The application's id for the candidate, such as the id of a person or an emoji.
    ComposerCandidate.object The object to insert as a token. If null, a candidate after `@` is inserted as a mention of `id`, and other candidates are inserted as text.
    ComposerCandidate.text The text to insert; null to insert the trigger character and the title.
    ComposerCandidate.title The text shown for the candidate.
    ComposerEdit.accept Inserts the candidate with an index, from 0.
    ComposerEdit.attachments The attachments of the next message.
    ComposerEdit.buttons The buttons on both sides of the text.
    ComposerEdit.candidates The candidates that complete the word at the caret.
    ComposerEdit.choose Marks the candidate with an index, from 0.
    ComposerEdit.clear Removes the whole content.
    ComposerEdit.close Removes a part of the bar.
    ComposerEdit.commit Accepts the text that an input method is composing.
    ComposerEdit.content Replaces the whole content.
    ComposerEdit.count How many times `delete` or `move` is repeated.
    ComposerEdit.delete Deletes the selection, or what is before or after the caret.
    ComposerEdit.direction Changes the direction of the interface.
    ComposerEdit.editing The message whose text is put into the composer to be edited.
    ComposerEdit.emoticon Inserts the emoji of an emoticon, such as `:)`.
    ComposerEdit.extend Whether `move` or `tap` extends the selection.
    ComposerEdit.fontScale Changes the size of the type, as a factor.
    ComposerEdit.insert Types a text at the caret, in place of the selection.
    ComposerEdit.link Links the selection to an address; an empty address removes the link.
    ComposerEdit.mark The text that an input method is composing, in place of the one before.
    ComposerEdit.markdown Whether typed Markdown becomes formatting.
    ComposerEdit.maxCount Changes the maximum number of characters.
    ComposerEdit.mention Inserts a mention of a user.
    ComposerEdit.move Moves the caret as a key does.
    ComposerEdit.object Inserts an object, such as an emoji of the application.
    ComposerEdit.paste Pastes a text at the caret, in place of the selection.
    ComposerEdit.placeholder Changes the text that an empty composer shows.
    ComposerEdit.preview The preview of a link in the text.
    ComposerEdit.redo Repeats the edit that was undone last.
    ComposerEdit.remove Removes the attachment with an index, from 0.
    ComposerEdit.replace Replaces the text between two offsets by the text `with`.
    ComposerEdit.reply The message to which the next message replies.
    ComposerEdit.select Selects the text between two offsets, in UTF-16 code units.
    ComposerEdit.selected The selection within the text of `mark`, in UTF-16 code units.
    ComposerEdit.send Sends the content, which empties the composer.
    ComposerEdit.strip Scrolls the attachments to an offset, in points.
    ComposerEdit.tap Places the caret at a point, in points from the top left corner of the composer.
    ComposerEdit.toggle Turns a formatting of the selection on or off.
    ComposerEdit.undo Undoes the last edit.
    ComposerEdit.width Changes the width of the composer, in points.
    ComposerEdit.with The text that replaces the range of `replace`.
    ComposerEdit.words The text that stands for the `object` where objects cannot be shown.
    Content.spans The formatting of ranges of the text.
    Content.text The whole text.
    ContentKind.forwarded The line that names the original sender of a forwarded message.
    ContentKind.thread The summary of the replies in the message's thread.
    ContentStyle.buttons The style of buttons.
    ContentStyle.card The style of cards for voice messages, files, contacts, places and calls.
    ContentStyle.code The style of program code.
    ContentStyle.evenEdges Whether content with an edge of its own (cards, link previews, quotes, code, and pictures smaller than the bubble) is as far from the bubble's upper and lower edge as from its sides, if it is the first or the last content; and whether the picture above the texts of a link preview has round corners only at its upper edge.
    ContentStyle.footer The style of the footer in the bubble; null if there is none.
    ContentStyle.formula The style of formulas that are blocks of their own.
    ContentStyle.growing The look of a message whose text still grows; null to show it like a finished one.
    ContentStyle.link The style of link previews.
    ContentStyle.media The style of pictures and videos.
    ContentStyle.name The style of the sender's name in the bubble; null if it is not shown.
    ContentStyle.order The kinds of content, from top to bottom. A kind that is not listed is not shown.
    ContentStyle.padding The distances from the bubble's edges to content other than the text, in points; null to use the bubble's padding.
    ContentStyle.poll The style of polls.
    ContentStyle.quote The style of the quote of the message that is replied to.
    ContentStyle.reactions The style of reactions.
    ContentStyle.rich The style of a message's blocks.
    CopyForm.markdown The selected texts with their formatting, as Markdown. For a Markdown message that is selected completely, this is the message's source.
    CopyForm.markers The texts as they are shown: with the numbers and bullets of lists, and with tabs between cells.
    CopyForm.text Only the texts, each on a line of its own.
    DataKind.address A postal address, such as `1 Infinite Loop Road, Springfield, IL 62704` or `Hauptstraße 5, 10115 Berlin`.
    DataKind.date A date, such as `2011-09-12`, `Sep 12, 2011 at 7:34 PM`, `12.9.2011`, `2011年9月12日`, `tomorrow at 5pm` or `next Friday`.
    DataKind.link A link, such as `https://example.org/a`, `www.example.org` or `example.org/a`.
    DataKind.mail A mail address, such as `name@example.org` or `mailto:name@example.org`.
    DataKind.mention A mention, such as `@name` or `@name@example.org`.
    DataKind.phone A phone number, such as `+49 30 1234567` or `(555) 123-4567`.
    DataKind.tag A hashtag, such as `#name`.
    DeliverySigns.circles Circles with ticks: one for a message that was sent, two for one that was delivered, and two that are filled for one that was read.
    DeliverySigns.ticks One tick for a message that was sent, two for one that was delivered. The ticks of one that was read have another colour.
    DirectionalInsets.bottom The distance from the lower side.
    DirectionalInsets.end The distance from the opposite side.
    DirectionalInsets.start The distance from the side at which the bubble is.
    DirectionalInsets.top The distance from the upper side.
    DisplayList.Kind.fill Fills a path by the non-zero rule.
    DisplayList.Kind.glyphs Draws glyphs of a font. Coloured glyphs have their own colours.
    DisplayList.Kind.picture Draws the picture of a subject over a frame, clipped to the path, if the renderer has one, and skips the next `placeholderCount` operations.
    DisplayList.Kind.placeholder Draws nothing. The next `placeholderCount` operations are for renderers without a picture of the subject: the initials of a sender.
    DisplayList.Kind.stroke Draws a line along a path, with round ends and corners.
    EditedMessage.id The id of the message; null if unknown.
    EditedMessage.spans The formatting of ranges of the text, and the objects in it.
    EditedMessage.text The text of the message before the edit.
    EditedMessage.title The title above the text of the message, in the reader's language.
    ElementKind.block A block of a message that consists of blocks.
    ElementKind.buttons The buttons; each is a `button`.
    ElementKind.card A voice message, a file, a contact, a place, a call, or a custom part.
    ElementKind.code A code block.
    ElementKind.footer In the bubble: the note that the message was edited, the time and the delivery state.
    ElementKind.forwarded The original sender of a forwarded message.
    ElementKind.label A label outside the bubble.
    ElementKind.link A link preview.
    ElementKind.media The pictures and videos; each is a `picture`.
    ElementKind.name The sender's name in the bubble.
    ElementKind.poll A poll; each of its answers is an `option`.
    ElementKind.quote The quote of the message that is replied to.
    ElementKind.reactions The reactions; each is a `reaction`.
    ElementKind.seenBy The people who have seen the message, below the bubble.
    ElementKind.selection The selection mark, which shows whether the reader has selected the message.
    ElementKind.status The delivery state outside the bubble.
    ElementKind.swipe The icon that a swipe reveals.
    ElementKind.text The message's text.
    ElementKind.thread The summary of the replies to the message in its thread.
    FacesStyle.gap The distance from the content above, in points.
    FacesStyle.maximumCount The maximum number of avatars. If there are more people, their number follows the avatars.
    FacesStyle.overlap How far an avatar overlaps the one before it, in points.
    FacesStyle.size The width and height of an avatar, in points.
    FailureStyle.font The font of the words. The icon before them is as tall as a line.
    FailureStyle.gap The distance from the content above, in points.
    FailureStyle.spacing The distance between the icon and the words, in points.
    FooterStyle.capsulePadding The distance from the capsule's sides to the footer, in points. The distances above and below the footer are a quarter of it.
    FooterStyle.edited The word that marks an edited message; empty for no word, null for the word in the reader's language.
    FooterStyle.font The font of the footer.
    FooterStyle.gap The distance from the content above, if the footer has a row of its own, in points.
    FooterStyle.mediaInset The distance from a picture's edges to the capsule behind a footer that is laid over it, in points.
    FooterStyle.overlaysMedia Whether the footer is drawn on the pictures if they are the last content of the bubble.
    FooterStyle.spacing The distance between the parts of the footer, in points.
    FooterStyle.statusHeight The height of the delivery icon, in points.
    FooterStyle.statusSigns The icons of the delivery states.
    FooterStyle.statusWidth The width of the delivery icon, in points.
    FooterStyle.time The format of the time.
    FooterStyle.tuck When the footer is placed beside the last line of the content above it.
    FooterStyle.tuckGap The minimum distance between the last line and a footer beside it, in points.
    FootnoteItem.blocks The content of the footnote.
    FootnoteItem.label The label by which texts refer to the footnote.
    FootnoteItem.number The number that is shown before the footnote, as its references show it; null if no text refers to it.
    FormulaNotation.mathml Presentation MathML, with or without its `math` element.
    FormulaNotation.tex TeX as in LaTeX's math mode, without the delimiters.
    FormulaOverflow.break The formula is broken at the relations and operators of its outermost row. If it cannot be broken, it scrolls.
    FormulaOverflow.scroll The formula scrolls.
    FormulaRule.Shape.box A line of `thickness` along the frame's edges, inside.
    FormulaRule.Shape.downDiagonal A line from the top left corner to the bottom right one.
    FormulaRule.Shape.filled The whole frame is filled.
    FormulaRule.Shape.upDiagonal A line from the bottom left corner to the top right one.
    FormulaStyle.indent The indent of all lines but the first of a broken formula, in em.
    FormulaStyle.lineGap The distance in points between two lines of a formula, and above an equation number that does not fit beside the formula.
    FormulaStyle.overflow How a formula is shown if it is wider than its bubble.
    GroupVisibility.first The first message of each group, and messages that belong to no group.
    GroupVisibility.last The last message of each group, and messages that belong to no group.
    GroupingStyle.endsAtDays Whether messages of different days belong to different groups.
    GroupingStyle.endsAtReactions Whether a message with reactions ends its group.
    GroupingStyle.hidesRepeatedFooters Whether a footer is left out if the next message of the group has the same time and delivery state.
    GroupingStyle.spacingAroundNotices The distance between a notice and another message, in points.
    GroupingStyle.spacingBetween The distance between groups, in points.
    GroupingStyle.spacingBetweenNotices The distance between two notices, in points.
    GroupingStyle.spacingWithin The distance between messages of a group, in points.
    GroupingStyle.window The time in seconds that separates groups: messages this far apart or more are in different groups; null for no limit.
    GrowingSign.caret A bar, like the caret of a text field.
    GrowingSign.dots Three dots. They are smaller after a line that leaves little space.
    GrowingStyle.fillsWidth Whether the bubble has its maximum width from the first token on, so that its width does not change with each token.
    GrowingStyle.sign The sign after the last line of the text.
    InlineObject.address The address of a picture; null if unknown.
    InlineObject.descent How much of the height is below the baseline; null for 18 % of the height.
    InlineObject.display Whether a formula is set in display style: with large operators, and limits below and above.
    InlineObject.height The height of an emoji or a picture; null for 1.2 em, which does not make the line taller.
    InlineObject.id The application's name of the emoji, or of the mentioned person. Empty for other kinds, unless the application gives a name.
    InlineObject.kind The kind of object.
    InlineObject.label The text in the chip of a citation; null to use the text of the range.
    InlineObject.notation The notation of a formula's source.
    InlineObject.source The source of a formula; null to use the text of the range.
    InlineObject.unit The unit of `width`, `height` and `descent`.
    InlineObject.width The width of an emoji or a picture; null to use its height.
    InlineObjectKind.citation A citation, in a chip.
    InlineObjectKind.emoji A custom picture, as large as an emoji.
    InlineObjectKind.formula A formula. The engine's `CustomSizing` is called first, with a part that has the name `formula` and the source as data.
    InlineObjectKind.image A picture.
    InlineObjectKind.mention The name of a mentioned person, in a chip.
    InlineUnit.em Ems of the surrounding text. The object grows with the text.
    InlineUnit.pt Points, multiplied by the reader's font scale.
    JumboStyle.factors The factors by which the font is enlarged: for a message of one emoji, of two emoji, and so on.
    JumboStyle.showsBubble Whether a message of enlarged emoji has a bubble.
    LabelPlace.above The label is above the bubble, which is moved down. `bottom` is the distance to the content below the label.
    LabelPlace.below The label is below the bubble, and the cell becomes taller. `top` is the distance to the content above the label.
    LabelPlace.cell The box is placed in the cell, whatever else is in the cell.
    LabelRole.columnTitle The header of a column beside a value in a card, if an earlier card already shows this header.
    LabelRole.count The votes for an answer of a poll.
    LabelRole.detail A further line of a card or a link preview.
    LabelRole.duration The length of a video.
    LabelRole.edited The mark of an edited message.
    LabelRole.formulaNumber The equation number at the side of a formula.
    LabelRole.hiddenCount The number of hidden pictures of an album.
    LabelRole.initials The initials of a sender, which are shown in the avatar until the picture is available.
    LabelRole.language The name of the programming language above code.
    LabelRole.lineNumber The number of a line of code.
    LabelRole.mention The name in the chip of a mention.
    LabelRole.option An answer of a poll.
    LabelRole.readLess The label below a long message that is shown whole.
    LabelRole.readMore The label under a shortened message.
    LabelRole.title The first line of a card, or the question of a poll.
    LabelRole.unfold The label below an expandable quote, which shows the hidden lines or hides them again.
    LabelStyle.alignment The alignment in the box. `start` is the side of the cell at which the message is, as in all horizontal positions of a style.
    LabelStyle.box The box of the label in the cell. For a label above or below the bubble, only the height and the distance from the bubble are used vertically.
    LabelStyle.clearsBubble Whether the bubble never covers a label at the lower edge of the cell.
    LabelStyle.color The colour, such as `#000000`, which is passed through to renderers; null to let the renderer choose the colour.
    LabelStyle.font The font of the label.
    LabelStyle.place Whether the label's box is placed in the cell, or above or below the bubble.
    LabelStyle.role Whether the label shows the sender, the time, or both.
    LabelStyle.time The format of the time.
    LabelStyle.visibility Which messages of a group show the label.
    LayoutPolicy.browser Lines break and emoji are chosen as in Chromium.
    LayoutPolicy.unicode Lines break as UAX #14 says.
    LineBreakOptions.Strictness.anywhere Between any two grapheme clusters, except between lam and alef, and before white space that hangs.
    LineBreakOptions.Strictness.auto Strict under the `unicode` policy.
    LineBreakOptions.Strictness.loose The most opportunities: also before iteration marks, between leaders, and next to CJK prefixes and suffixes.
    LineBreakOptions.Strictness.normal Small kana and the prolonged sound mark may start a line.
    LineBreakOptions.Strictness.strict The rules of UAX #14 without tailoring: class CJ counts as NS.
    LineBreakOptions.WordBreak.break-all Letters and numbers break like ideographs. A lam stays with its alef, and under the `unicode` policy a sign stays with its number (`-5`, `5%`).
    LineBreakOptions.WordBreak.keep-all No opportunity between two letters or numbers, including Han, kana and Hangul.
    LineBreakOptions.WordBreak.normal The normal rules.
    LineEnding.emergency A place between two grapheme clusters, because a word was wider than the line.
    LineEnding.endOfText The end of the text.
    LineEnding.hardBreak A line feed or another character that ends lines.
    LineEnding.softBreak A break opportunity (UAX #14).
    LineEnding.softHyphen A soft hyphen, which becomes visible.
    LineEnding.truncated The maximum number of lines; an ellipsis replaces the rest of the text.
    LineEnds.hard It is shown as a line break.
    LineEnds.soft It is shown as a space (CommonMark's soft break).
    LineStrut.all All fonts used on a line, including the first.
    LineStrut.first Only the paragraph's first font, so that all lines have the same height.
    LineWrap.characters Between any two grapheme clusters.
    LineWrap.none Nowhere: lines that are too long overflow.
    LineWrap.words At break opportunities.
    LinkPreview.address The page's address.
    LinkPreview.picture The size of the page's picture in pixels; null if there is none.
    LinkPreview.small Whether the picture is a small square beside the texts instead of above them.
    LinkPreview.summary A summary of the page, of one or two sentences; null if there is none.
    LinkPreview.title The page's title; null if unknown.
    LinkStyle.detailFont The font of the summary and the address.
    LinkStyle.gap The distance from the content above, in points.
    LinkStyle.inset The distance from the bubble's edges, in points; null to use the padding of other content or, without it, the bubble's.
    LinkStyle.minimumWidth The minimum width of the preview, in points.
    LinkStyle.padding The distance from the edges of the preview to its texts, in points.
    LinkStyle.pictureRatio The aspect ratio of the picture, width divided by height.
    LinkStyle.radius The radius of the preview's corners, in points.
    LinkStyle.smallPictureSize The width and height of a small picture beside the texts, in points.
    LinkStyle.summaryLines The maximum number of lines of the summary.
    LinkStyle.titleFont The font of the title.
    LinkStyle.titleLines The maximum number of lines of the title.
    ListItem.blocks The content of the item.
    ListItem.checked For a task, whether it is done; null for an item that is not a task.
    LogicalSide.end The right side in a left-to-right interface.
    LogicalSide.start The left side in a left-to-right interface.
    MediaKind.videoNote A short video in a circle.
    MediaState.failed The attachment could not be downloaded, uploaded or read.
    MediaState.loading The attachment is being downloaded.
    MediaState.missing The file no longer exists.
    MediaState.remote The attachment will be downloaded when the reader requests it.
    MediaState.uploading The attachment is being uploaded.
    MediaStyle.album How several pictures are arranged.
    MediaStyle.captionMeasure The maximum width of lines that make a bubble wider than its picture, in em; null for no limit.
    MediaStyle.captionsWiden Whether a text below a picture may be wider than the picture. If false, it is broken at the picture's width.
    MediaStyle.countFont The font of the number of hidden pictures.
    MediaStyle.fixedHeight A fixed height for all pictures, in points; required if `fixedWidth` is set.
    MediaStyle.fixedWidth A fixed width for all pictures, in points; null if the width follows from the aspect ratio.
    MediaStyle.free The kinds of pictures that have no bubble if the message contains nothing else.
    MediaStyle.freeSide The maximum width and height of pictures of the kinds in `free`, in points.
    MediaStyle.gap The distance from the content above, in points.
    MediaStyle.inset The distance from the bubble's edges, in points; null to use the padding of other content or, without it, the bubble's.
    MediaStyle.masked Whether the pictures are cropped to the shape of the bubble, including its tail.
    MediaStyle.maximumHeight The maximum height of a picture or an album, in points.
    MediaStyle.maximumRatio The maximum aspect ratio, width divided by height. Wider pictures are cropped.
    MediaStyle.maximumWidth The maximum width of a picture or an album, in points.
    MediaStyle.minimumRatio The minimum aspect ratio, width divided by height. Narrower pictures are cropped.
    MediaStyle.minimumSide The minimum length of a picture's shorter side, in points. Smaller pictures are enlarged to this length.
    MediaStyle.spacing The distance between the pictures of an album, in points.
    MediaStyle.unknownSide The width and height of a picture of unknown size, in points.
    Mention.id The id of the user.
    Mention.name The name that is shown.
    Message.attachments The attachments of the message, in the order in which they are shown.
    Message.blocks The blocks that are shown instead of the text; empty for a message without blocks. Software that does not support blocks shows `text`.
    Message.breaks How a line end within a Markdown paragraph is shown. Null to show it as a space, unless an option for reading the input makes it a line break.
    Message.buttons Rows of buttons under the message.
    Message.deleted Whether the sender has deleted the message. A text in the reader's language then replaces its whole content.
    Message.delivery The delivery state; null if unknown, and for messages of others.
    Message.dir The direction of the text; `auto` for that of the text itself (UAX #9).
    Message.dollars Whether `$x$` in the message's Markdown is a formula.
    Message.edited Whether the message was changed after it was sent.
    Message.expires When the message disappears; null if it does not.
    Message.format The format of the text. Null for plain text, unless an option for reading the input names another format.
    Message.forwarded The original sender of a forwarded message; null if the message was not forwarded.
    Message.id The message's identifier, unique in its conversation.
    Message.kind Whether the message is an ordinary message, an action or a notice.
    Message.lang The language of the text as a BCP 47 tag, such as `ja` or `de-CH`.
    Message.pinned Whether the message is pinned in its conversation.
    Message.quote The earlier message that this one replies to; null if there is none.
    Message.reactions The reactions to the message, in the order in which they are shown.
    Message.seenBy The people who have seen the message, identified as in `sender`. Their avatars are shown below the message in this order.
    Message.sender The sender, by id or by name. It is compared with `LayoutEnvironment.me`. Styles that show senders show it if no other name is given.
    Message.senderName The name shown for the sender. If null, the person's name in `LayoutEnvironment.people` is shown or, if there is none, `sender`.
    Message.spans The ranges of the text that are formatted, have a tag or are replaced by an object, in ascending order.
    Message.streaming Whether the text is still growing. Unfinished Markdown is then shown as if its closing marks were there.
    Message.text The text as it was typed. It may be empty if there are attachments.
    Message.thread A summary of the replies in the message's thread; null if there are none.
    Message.time The time as text, as the source of the message gives it. Wherever a style shows a time, this text replaces it.
    Message.timestamp When the message was sent; null if unknown.
    Message.views The number of views, as in channels; null if unknown.
    MessageAttachment.address The address that a press on the attachment opens; null if the message contains none.
    MessageAttachment.animation.address The address of the picture; null if the message has none, because the application finds the picture in another way. It does not affect the layout.
    MessageAttachment.animation.alt A description of the picture for readers who cannot see it (alternative text); null if unknown.
    MessageAttachment.animation.duration The length of a video in seconds, which is shown on the picture; null if unknown.
    MessageAttachment.animation.height The height of the picture in pixels.
    MessageAttachment.animation.progress How much of the picture has been transferred, from 0 to 1, while the state is `loading` or `uploading`; null if unknown.
    MessageAttachment.animation.state Whether the picture is available.
    MessageAttachment.animation.width The width of the picture in pixels.
    MessageAttachment.anonymous Whether the poll does not say who voted for what.
    MessageAttachment.aspect The width divided by the height; null if there is no fixed ratio.
    MessageAttachment.bytes The size of the file in bytes; null if unknown.
    MessageAttachment.call.duration The length of the call in seconds; null if unknown, and for a missed call.
    MessageAttachment.chosen The indices of the answers that the reader has chosen.
    MessageAttachment.closed Whether the poll accepts no more votes.
    MessageAttachment.contact.name The contact's name.
    MessageAttachment.correct The index of the correct answer of a quiz; null for an ordinary poll, and as long as the correct answer is secret.
    MessageAttachment.custom.alt A description of the part for readers who cannot see it (alternative text); null if unknown.
    MessageAttachment.custom.height The height in points; null for the height that follows from `aspect`, or for 44 without `aspect`.
    MessageAttachment.custom.name The application's name for this kind of part.
    MessageAttachment.custom.width The width in points; null for the available width, at most 240.
    MessageAttachment.data Any data that the application needs for the part. The layout does not read it.
    MessageAttachment.detail A telephone number or a mail address, shown below the name; null if there is none.
    MessageAttachment.file.address The address of the file; null if the message has none, because the application finds the file in another way.
    MessageAttachment.file.duration The length of a sound in seconds, shown before the size; null if unknown, and for other files.
    MessageAttachment.file.name The file's name.
    MessageAttachment.file.progress How much of the file has been transferred, from 0 to 1, while the state is `loading` or `uploading`; null if unknown.
    MessageAttachment.file.state Whether the file is available. The state does not change the size of the card.
    MessageAttachment.hd Whether the picture has a high resolution. It then gets an "HD" label.
    MessageAttachment.href The address to which a press on the picture leads; null if a press opens the picture.
    MessageAttachment.image.address The address of the picture; null if the message has none, because the application finds the picture in another way. It does not affect the layout.
    MessageAttachment.image.alt A description of the picture for readers who cannot see it (alternative text); null if unknown.
    MessageAttachment.image.duration The length of a video in seconds, which is shown on the picture; null if unknown.
    MessageAttachment.image.height The height of the picture in pixels.
    MessageAttachment.image.progress How much of the picture has been transferred, from 0 to 1, while the state is `loading` or `uploading`; null if unknown.
    MessageAttachment.image.state Whether the picture is available.
    MessageAttachment.image.width The width of the picture in pixels.
    MessageAttachment.language The programming language, which a style may show; null if unknown.
    MessageAttachment.latitude The latitude in degrees, positive to the north.
    MessageAttachment.link.address The page's address.
    MessageAttachment.location.name The name of the place; null for a position without a name.
    MessageAttachment.longitude The longitude in degrees, positive to the east.
    MessageAttachment.missed Whether nobody answered the call.
    MessageAttachment.options The answers, in the order in which they are shown.
    MessageAttachment.picture The size of the page's picture in pixels; null if there is none.
    MessageAttachment.question The question.
    MessageAttachment.samples The loudness from beginning to end, at equal intervals; empty if unknown.
    MessageAttachment.several Whether the reader may choose several answers.
    MessageAttachment.small Whether the picture is a small square beside the texts instead of above them.
    MessageAttachment.spoiler Whether the attachment is covered until the reader uncovers it.
    MessageAttachment.sticker.address The address of the picture; null if the message has none, because the application finds the picture in another way. It does not affect the layout.
    MessageAttachment.sticker.alt A description of the picture for readers who cannot see it (alternative text); null if unknown.
    MessageAttachment.sticker.duration The length of a video in seconds, which is shown on the picture; null if unknown.
    MessageAttachment.sticker.height The height of the picture in pixels.
    MessageAttachment.sticker.progress How much of the picture has been transferred, from 0 to 1, while the state is `loading` or `uploading`; null if unknown.
    MessageAttachment.sticker.state Whether the picture is available.
    MessageAttachment.sticker.width The width of the picture in pixels.
    MessageAttachment.summary A summary of the page, of one or two sentences; null if there is none.
    MessageAttachment.text The code.
    MessageAttachment.title The page's title; null if unknown.
    MessageAttachment.tokens The tokens of the code for syntax highlighting, in ascending order. They change only colours.
    MessageAttachment.type The kind of the attachment, which decides its other fields.
    MessageAttachment.video Whether the call is a video call.
    MessageAttachment.video.address The address of the picture; null if the message has none, because the application finds the picture in another way. It does not affect the layout.
    MessageAttachment.video.alt A description of the picture for readers who cannot see it (alternative text); null if unknown.
    MessageAttachment.video.duration The length of a video in seconds, which is shown on the picture; null if unknown.
    MessageAttachment.video.height The height of the picture in pixels.
    MessageAttachment.video.progress How much of the picture has been transferred, from 0 to 1, while the state is `loading` or `uploading`; null if unknown.
    MessageAttachment.video.state Whether the picture is available.
    MessageAttachment.video.width The width of the picture in pixels.
    MessageAttachment.videoNote.address The address of the picture; null if the message has none, because the application finds the picture in another way. It does not affect the layout.
    MessageAttachment.videoNote.alt A description of the picture for readers who cannot see it (alternative text); null if unknown.
    MessageAttachment.videoNote.duration The length of a video in seconds, which is shown on the picture; null if unknown.
    MessageAttachment.videoNote.height The height of the picture in pixels.
    MessageAttachment.videoNote.progress How much of the picture has been transferred, from 0 to 1, while the state is `loading` or `uploading`; null if unknown.
    MessageAttachment.videoNote.state Whether the picture is available.
    MessageAttachment.videoNote.width The width of the picture in pixels.
    MessageAttachment.voice.address The address of the sound; null if the message has none. It is exactly as in the message, so check its scheme before you open it.
    MessageAttachment.voice.duration The length of the voice message in seconds.
    MessageAttachment.voters The number of people who have voted, if each may choose several answers; null to use the sum of the votes.
    MessageAttachment.votes The number of votes for each answer, in the same order; empty if votes are not shown.
    MessageBlock.blocks The blocks in a block whose type is not known.
    MessageBlock.caption The caption below the table; null if there is none.
    MessageBlock.code.text The code.
    MessageBlock.details.blocks The content, which is shown while the block is open.
    MessageBlock.dir The direction of the block's text; by default, that of its first strong letter.
    MessageBlock.expandable Whether only the first lines are shown until the reader expands the quote.
    MessageBlock.footnotes.items The footnotes, in the order in which the text refers to them.
    MessageBlock.header Whether the first row is a header.
    MessageBlock.heading.text The text of the heading.
    MessageBlock.html.text The source, as it was written.
    MessageBlock.id A name to which links of the message lead, as in `#name`.
    MessageBlock.index The index of an attachment of the message; null if the block has an attachment of its own.
    MessageBlock.kind The kind of alert; null for a quote.
    MessageBlock.language The programming language, which a style may show; null if unknown.
    MessageBlock.level The level, from 1 for the largest heading to 6.
    MessageBlock.list.items The items, from the first to the last.
    MessageBlock.notation The notation of the source.
    MessageBlock.number The equation number at the side. If null, the number is the one in the formula itself (TeX's `\tag`), if it has one.
    MessageBlock.open Whether the block is open at first. What the reader has opened or closed is in `LayoutEnvironment.toggled`.
    MessageBlock.ordered Whether the items are numbered.
    MessageBlock.paragraph.align The alignment of the lines; null for the style's alignment.
    MessageBlock.paragraph.text The text of the paragraph.
    MessageBlock.quote.blocks The quoted blocks.
    MessageBlock.rows The rows, from the first to the last. Short rows are filled with empty cells.
    MessageBlock.source The source, as it was written.
    MessageBlock.spans The formatting of ranges of the text.
    MessageBlock.spoiler Whether the block is covered until the reader uncovers it.
    MessageBlock.start The number of the first item.
    MessageBlock.summary The line that is shown even while the block is closed.
    MessageBlock.table.align The alignments of the columns; null for the style's alignment.
    MessageBlock.text The text of a block whose type is not known.
    MessageBlock.tight Whether the items are close together, because no empty line separates them.
    MessageBlock.tokens The tokens of the code for syntax highlighting, in ascending order. They change only colours.
    MessageBlock.type The `type` of the block in JSON.
    MessageBlock.value The block's own attachment; null if the block shows one of the message's attachments.
    MessageButton.address The address that a press opens; null if there is none. It is exactly as in the message, so check its scheme before you open it.
    MessageButton.id The application's id for the button, which hits and parts include. If null, the button is identified by its index.
    MessageButton.kind What a press does.
    MessageButton.title The text on the button.
    MessageKind.action An action of the sender (`/me waves`).
    MessageKind.notice A report about the conversation itself, such as who joined. Notices belong to no group and have a style of their own.
    MessageRole.notice A notice, which has no sender.
    MessageRole.received A message from another person.
    MessageRole.sent A message from the reader.
    MessageStyle.avatar The sender's picture; null if there is none.
    MessageStyle.bubble The style of the bubble.
    MessageStyle.centered Whether the message is in the middle of the cell, whatever its side.
    MessageStyle.content The style of the bubble's content, except the text.
    MessageStyle.failure The line below the bubble of a message that could not be sent; null to show the delivery icon of this state where those of the other states are.
    MessageStyle.growsWithType Whether a font scale above 1 also enlarges lengths other than font sizes.
    MessageStyle.height The rule for the height of the cell.
    MessageStyle.labels The labels outside the bubble, in the order in which output lists them.
    MessageStyle.mediaHeight The rule for the height of a cell whose bubble contains pictures and no text; null to use `height`.
    MessageStyle.seenBy The avatars of the people who have seen the message, below its bubble; null if they are not shown.
    MessageStyle.selection The mark with which the reader selects messages; null if there is none.
    MessageStyle.side The side of the cell at which the message is.
    MessageStyle.status The delivery icon beside the bubble; null if there is none.
    MessageStyle.swipe The icon that a swipe reveals; null if there is none.
    MessageStyle.text The style of the text.
    MessageStyle.typeGrowth The lengths that a font scale enlarges if `growsWithType` is true.
    MessageTextStyle.alignment The alignment of lines; `start` and `end` follow the direction of the text.
    MessageTextStyle.autospace Whether there is extra space between ideographs and letters or digits (CSS `text-autospace`).
    MessageTextStyle.box The fixed place of the text in the cell, for styles whose text is not in a bubble; null for text in the bubble.
    MessageTextStyle.collapse The rules for shortening long messages; null to shorten none.
    MessageTextStyle.color The colour, such as `#ffffff`, which is passed through to renderers; null to let the renderer choose the colour.
    MessageTextStyle.detects The kinds of data, such as links, that are detected in the text and reported with it.
    MessageTextStyle.fit The width of the text in relation to its lines.
    MessageTextStyle.font The font. The language of a message replaces the language of this font, if the message has one.
    MessageTextStyle.gap The distance from the content above the text in the bubble, in points.
    MessageTextStyle.heightCorrection A length, in points, that is added to the measured height of the text: half of it above and half below the lines, unless `linesY` gives another position.
    MessageTextStyle.italicActions Whether actions are italic, which distinguishes them from ordinary messages.
    MessageTextStyle.jumbo The rules for enlarging messages of only emoji; null to enlarge none.
    MessageTextStyle.lineBreak How strictly lines break (CSS `line-break`).
    MessageTextStyle.lineHeight The height of lines. Fixed heights grow with the font scale.
    MessageTextStyle.linesX The distance from the left edge of the text's frame to its lines, in points; null to use half of `widthCorrection`.
    MessageTextStyle.linesY The distance from the upper edge of the text's frame to its lines, in points; null to use half of `heightCorrection`.
    MessageTextStyle.maximumLines The maximum number of lines; null for no maximum. A longer text is truncated with an ellipsis.
    MessageTextStyle.measure The measure: the maximum width of a line and of cards, polls and quotes beside it, in em of the message's font; null for no limit.
    MessageTextStyle.namesSubjects Whether actions (`/me waves`) and notices begin with the name of their sender, instead of having it in a label.
    MessageTextStyle.strut Which fonts determine the natural height of lines.
    MessageTextStyle.whiteSpace How white space is treated (CSS `white-space`). Lines always wrap.
    MessageTextStyle.width The maximum width of a line.
    MessageTextStyle.widthCorrection A length, in points, that is added to the measured width of the text: half of it on each side of the lines, unless `linesX` gives another position.
    MessageTextStyle.wordBreak Whether lines break inside words (CSS `word-break`).
    NameStyle.font The font.
    NameStyle.visibility Which messages of a group show the name.
    OverlayRules.avatarInset The distance from an avatar to the bottom of the viewport, in points.
    OverlayRules.avatars Whether avatars float.
    OverlayRules.dateGap The minimum distance between a date and the next one, in points. If they come nearer, the next date pushes the first one up.
    OverlayRules.dateInset The distance from the top of the viewport to a date, in points.
    Person.color The person's colour on received messages: for the name, for quotes of the person, and for the avatar until the picture is available.
    Person.initials The text in the avatar until the picture is available. The first three characters are used. Null for the first letters of the name.
    Person.name The name that is shown. If it is null or empty, the `sender` of the person's messages is shown.
    Person.picture Where to find the person's picture; null if unknown. It is passed through to renderers and has no effect on the layout.
    PictureSize.height The height in pixels.
    PictureSize.width The width in pixels.
    PictureStyle.asset The name of the picture for renderers.
    PictureStyle.caps The edges that keep their size when the picture is stretched.
    PictureStyle.drawnFor The side of the cell for which the picture is drawn. A picture that is mirrored is mirrored on the other side.
    PictureStyle.file An Android nine-patch file (`bubble.9.png`) beside the style's file. Its border gives the size, the caps and the padding of the bubble.
    PictureStyle.height The picture's height, in points.
    PictureStyle.limitsSize Whether a bubble is at least as large as the picture's caps.
    PictureStyle.mirrored Whether the picture is mirrored for bubbles on the other side than `drawnFor`.
    PictureStyle.resizing How the area between the caps fills a larger frame.
    PictureStyle.scale The pixels of `file` in a point, such as 2 for a picture of Android's `xhdpi`.
    PictureStyle.width The picture's width, in points.
    PollResult.percent The share of all voters, in percent. If each voter has one vote, the shares add up to 100 %, unless equal shares leave a rest.
    PollResult.votes The number of votes.
    PollStyle.gap The distance from the content above, in points.
    PollStyle.markGap The distance between the mark and the answer, in points.
    PollStyle.markSize The width and height of the mark before an answer, in points.
    PollStyle.minimumWidth The minimum width of the poll, in points.
    PollStyle.optionFont The font of the answers.
    PollStyle.questionFont The font of the question.
    PollStyle.result How the votes beside an answer are shown.
    PollStyle.spacing The distance between the answers, in points.
    QuoteStyle.barGap The distance between the bar and the texts, in points.
    QuoteStyle.barWidth The width of the bar, in points.
    QuoteStyle.font The font of the text.
    QuoteStyle.gap The distance from the content above, in points.
    QuoteStyle.inset The distance from the bubble's edges, in points; null to use the padding of other content or, without it, the bubble's.
    QuoteStyle.maximumLines The maximum number of lines of the text. Beside a picture it is one less, but at least one.
    QuoteStyle.padding The distance from the quote's edges to its texts, in points.
    QuoteStyle.pictureSize The width and height of the picture, in points.
    QuoteStyle.radius The radius of the quote's corners, in points.
    QuoteStyle.senderFont The font of the sender.
    QuotedReply.format The format of the text.
    QuotedReply.id The id of the earlier message, with which the application can scroll to it; null if unknown.
    QuotedReply.picture Whether a small picture of the earlier message is shown beside the text.
    QuotedReply.sender The sender of the earlier message, identified as in `Message.sender`; null to show no sender.
    QuotedReply.senderName The name shown for the sender. If null, the person's name is shown or, if there is none, `sender`.
    QuotedReply.spans The ranges of the text that are formatted, are links or are replaced by objects, in ascending order, as in `Message.spans`.
    QuotedReply.spoiler Whether the text and the picture are covered until the reader uncovers them. If only ranges of the text are covered, `spans` names them.
    QuotedReply.text The text of the earlier message, or its beginning.
    Reaction.count The number of people who gave the reaction. A reaction with a count of 0 or less is not shown.
    Reaction.emoji The application's name for a custom emoji, which is shown instead of the symbol; null to show the symbol.
    Reaction.mine Whether the reader is one of the people who gave the reaction.
    Reaction.symbol The emoji, or a text for a custom emoji, such as `:party:`.
    ReactionPlace.below The reactions are in rows below the bubble.
    ReactionPlace.inside The reactions are in rows inside the bubble.
    ReactionPlace.overlapping The reactions are in one row that overlaps the bubble's lower edge, towards the middle of the cell.
    ReactionStyle.edgeInset The distance from the bubble's side to pills that overlap its lower edge, in points.
    ReactionStyle.font The font.
    ReactionStyle.gap The distance from the content above, in points, unless the pills overlap the bubble's edge.
    ReactionStyle.height The height of a pill, in points.
    ReactionStyle.maximumCount The maximum number of pills; null for no maximum. If there are more reactions, the last pill shows the sum of those without a pill.
    ReactionStyle.overlap If the pills overlap the bubble's edge: how far they extend into the bubble, in points.
    ReactionStyle.padding The distance from a pill's sides to its text, in points.
    ReactionStyle.place The place of the pills.
    ReactionStyle.spacing The distance between pills, horizontally and vertically, in points.
    RelativeDays.days A name replaces the date: `Today`, `Yesterday 7:34 PM`.
    RelativeDays.list As in lists of conversations: on the day of `now`, only the time is shown; on other days, only the name or the date.
    RelativeDays.none All days are written as dates.
    RichStyle.barGap The distance from the bar to the quoted text, in points.
    RichStyle.barWidth The width of the bar beside a quote, in points.
    RichStyle.boxGap The distance above and below horizontal rules, code and tables, in points.
    RichStyle.breaksWordsInTables Whether words are broken if a table is too narrow for them. Only if that is not enough, the table scrolls.
    RichStyle.cellPadding The distances from the edges of a cell to its text, in points. `width` applies to the left and right, `height` to the top and bottom.
    RichStyle.cellPaddingAtSides The distances from the edges of a cell to its text, in points. `width` applies to the left and right, `height` to the top and bottom.
    RichStyle.footnoteSize The size of footnotes, as a factor of the message's font.
    RichStyle.gap The distance between two paragraphs, in points.
    RichStyle.headingGapAbove The distance above a heading, in points.
    RichStyle.headingGapBelow The distance below a heading, in points. A paragraph below keeps its own distance if that is larger.
    RichStyle.headingSizes The sizes of headings of levels 1 to 6, as factors of the message's font.
    RichStyle.headingWeight The weight of headings.
    RichStyle.itemGap The distance between the items of a tight list, in points. In a loose list, the distance is `gap`.
    RichStyle.markerGap The distance between a marker and its item, in points.
    RichStyle.markerWidth The minimum width of the column of markers before the items of a list, in points.
    RichStyle.measure The measure of a message with blocks: the maximum width of its lines, in em of the message's font; null for no limit.
    RichStyle.quoteLines How many lines of an expandable quote are shown at first.
    RichStyle.ruleWidth The thickness of a horizontal rule across the message, in points.
    RichStyle.showsBubble Whether messages with blocks, and messages in Markdown, have a bubble.
    RichStyle.tabSize The distance between tab stops in code, as a number of spaces.
    RichStyle.tableColumn In `auto` mode, the width of a column at which longer texts are comfortable to read, in em, but at most five eighths of the table's room.
    RichStyle.tableColumnLimit In a table that scrolls, the maximum width of a column, in points. Longer words make a column wider.
    RichStyle.tableLeastColumn In `auto` mode, the minimum width of a column whose text would be wider, in em.
    RichStyle.tableLine The thickness of the lines between cells, in points.
    RichStyle.tableMode How tables are shown. A table that scrolls is as wide as its columns, but at most as wide as the bubble's limit.
    RichStyle.tableNarrow How a table in `auto` mode is shown if its columns would be too narrow.
    RichStyle.tableSize The size of texts in tables, as a factor of the message's font.
    RichStyle.weight The weight of the texts; null for that of the message's text. A style with a bold message text needs it, so that bold words can be told from others.
    RichStyle.widensBubble Whether a message with code or a table may be as wide as the cell allows, whatever the bubble's own limit.
    RichText.spans The ranges, by UTF-16 offsets.
    RichText.text The text. A line feed in it is a line break.
    ScrollAnchor.edge The edge of the message that keeps its place, and the edge of the viewport from which the distance is measured.
    ScrollAnchor.fallbacks The messages to use, in this order, if the message and all earlier fallbacks are gone.
    ScrollAnchor.id The id of the message that keeps its place.
    ScrollAnchor.offset The distance from the viewport's edge down to the edge of the message, in points.
    ScrollAnchorFallback.id The message's id.
    ScrollAnchorFallback.offset The distance from the viewport's edge down to the edge of the message, in points.
    ScrollEdge.bottom The lower edge.
    ScrollEdge.top The upper edge. For a message, the edge below the space above it.
    SeparatorKind.date The date above the first message of a day.
    SeparatorKind.unread The line above the first unread message.
    SeparatorStyle.font The font of the text.
    SeparatorStyle.padding The space above and below the text in the row, in points.
    SeparatorStyle.spacingAbove The distance from the row above, in points. There is no such distance above the first row of the transcript.
    SeparatorStyle.spacingBelow The distance to the message below, in points.
    SeparatorStyle.time The format of a date. By default, days near `LayoutEnvironment.now` are named, if `now` is set.
    SessionBlock.id The id of the message.
    SessionBlock.path The path of the block in the message.
    SessionComposing.edits The edits of the composer, in their order.
    SessionComposing.fontSize The size of the text at font scale 1, in points; null to keep the present size.
    SessionComposing.glyphs Whether lines list their glyphs.
    SessionComposing.maxHeight The height at which the composer starts to scroll, in points; null to keep the present height.
    SessionComposing.width The width in points; null to keep the present width. The initial width is 320.
    SessionCustomSize.aspect The width divided by the height, as in `CustomAttachment`.
    SessionCustomSize.data The data of the parts that have this size; null for all parts with the name.
    SessionCustomSize.height The height of the part in points, as in `CustomAttachment`.
    SessionCustomSize.name The name of the parts.
    SessionCustomSize.width The width of the part in points, as in `CustomAttachment`.
    SessionCustomSize.within The largest available width, in points, for which this size applies; null for any width.
    SessionEdit.append One or several messages to add below all others.
    SessionEdit.at The index that the first inserted message gets.
    SessionEdit.before The message below the inserted ones.
    SessionEdit.finish The message that has stopped growing.
    SessionEdit.insert One or several messages to add at the index `at`, or above the message `before`.
    SessionEdit.move The id of the message to move to the index `to`.
    SessionEdit.prepend One or several messages to add above all others.
    SessionEdit.remove The ids of one or several messages to remove.
    SessionEdit.replace The message that replaces the one with its id.
    SessionEdit.scroll A block to scroll, and its offset.
    SessionEdit.stream The message whose text grows.
    SessionEdit.text What is appended to the text of the message `stream`.
    SessionEdit.to The index that the moved message has afterwards.
    SessionEdit.toggle A details block to open if it is closed, and to close if it is open.
    SessionEdit.typing Whether the typing row is shown, or the ids of the people who type.
    SessionEdit.unread The message below the unread line. Null removes the line.
    SessionFailure.Code.badRequest The line is not a valid request, or a value in it is invalid.
    SessionFailure.Code.noFont The session has no font with that number.
    SessionFailure.Code.notJSON The line is not JSON.
    SessionFailure.Code.sessionFull The session has as many transcripts, or keeps as many bytes, as its limits allow.
    SessionFailure.Code.tooLong The line is too long.
    SessionFailure.Code.unreadable A file cannot be read.
    SessionGlyphs.font The number of the font in this session.
    SessionGlyphs.glyphs The numbers of the glyphs.
    SessionGlyphs.synthesizesBold The value of the property with this name in the run that contains the glyphs.
    SessionGlyphs.synthesizesItalic The value of the property with this name in the run that contains the glyphs.
    SessionGlyphs.variations The settings of the font's axes, by their four-letter tags.
    SessionHighlights.caseSensitive The search distinguishes upper-case and lower-case letters.
    SessionHighlights.current The current match of the search.
    SessionHighlights.diacriticSensitive The search distinguishes letters with different diacritics: é is not e.
    SessionHighlights.hamzaInsensitive The search ignores hamza and madda on alef, waw and yeh, and alef wasla: أ is ا, and ؤ is و. Many writers of Arabic leave them out.
    SessionHighlights.in Which texts are searched.
    SessionHighlights.matches The ranges that are highlighted.
    SessionHighlights.text The text whose visible occurrences are highlighted.
    SessionLine.anchor Requests the place of the reader in a viewport.
    SessionLine.caret Requests the frame of the caret at a position.
    SessionLine.changes Whether the changes of rows are requested, alone or together with a change of the transcript.
    SessionLine.close Closes a transcript and its composer.
    SessionLine.collapse Shortens the long message with this id again.
    SessionLine.compose Edits the composer of a transcript.
    SessionLine.cover Covers the spoilers at a place, or in a whole message, again.
    SessionLine.edit One or several edits of the transcript.
    SessionLine.environment Changes settings of the transcript, and keeps all others.
    SessionLine.expand Shows the whole text of the long message with this id.
    SessionLine.find Requests all occurrences of a text.
    SessionLine.fonts Requests the fonts that rows have used.
    SessionLine.highlight Sets the highlights; null removes them.
    SessionLine.hit Asks what a press at a point hits.
    SessionLine.id The id of the request, which the answer repeats; null if there is none.
    SessionLine.listPeople Asks for everybody in the transcript, in the order in which they arrived.
    SessionLine.measure Measures texts that belong to no transcript.
    SessionLine.next Requests the next occurrence of a text.
    SessionLine.offset Requests the upper edge of the viewport that shows an anchor at its place.
    SessionLine.open Opens a transcript, and replaces an open one of the same name.
    SessionLine.outlines Requests the outlines of glyphs.
    SessionLine.overlay Requests the date and the avatar that float over a viewport.
    SessionLine.previous Requests the previous occurrence of a text.
    SessionLine.rects Requests the rectangles that a range covers.
    SessionLine.select Requests a selection: its rectangles and its text.
    SessionLine.settle Replaces at most this many estimated heights by exact ones.
    SessionLine.statistics Requests the state of a transcript, and counts of the work that was done for it.
    SessionLine.transcript The name of the transcript.
    SessionLine.uncover Uncovers the spoilers at a place, or in a whole message.
    SessionLine.viewport The requested viewport, alone or together with a change.
    SessionLine.width Changes the width of the transcript, in points; `inf` for no limit.
    SessionMeasuring.align The alignment of lines in the block.
    SessionMeasuring.balance Whether lines are balanced. A balanced text has the narrowest width with the same number of lines.
    SessionMeasuring.family The font family to try first; null for the engine's default family.
    SessionMeasuring.features OpenType features beyond the font's defaults.
    SessionMeasuring.fontSize The font size (the em), in points. Negative sizes and NaN count as 0.
    SessionMeasuring.italic Whether the font is italic.
    SessionMeasuring.letterSpacing The space added after each grapheme cluster, in points; may be negative. Scripts whose letters join ignore it.
    SessionMeasuring.lineBreak How strictly lines of Chinese and Japanese are broken: the CSS property `line-break`.
    SessionMeasuring.lineHeight The height of lines.
    SessionMeasuring.lines Whether the lines of texts are listed.
    SessionMeasuring.maxLines The maximum number of lines; null for no maximum. Less than one counts as one.
    SessionMeasuring.overflowWrap Whether words that are too wide for a line are broken.
    SessionMeasuring.policy Whether to follow Unicode or browsers where the two differ, in line breaks and in emoji.
    SessionMeasuring.tabSize The distance between tab stops, in widths of the first font's space (CSS `tab-size`).
    SessionMeasuring.tabStops Additional tab stops, in points from the start of a line (the right edge of a right-to-left line), in any order.
    SessionMeasuring.textAutospace Whether there is extra space between ideographs and adjacent letters or digits.
    SessionMeasuring.texts One or several texts.
    SessionMeasuring.truncate Which part of a text is left out if it does not fit.
    SessionMeasuring.variations Settings of the fonts' variation axes. If there is none for `wght`, a font with this axis is set to `weight`.
    SessionMeasuring.weight The weight. The nearest one in the family is used.
    SessionMeasuring.whiteSpace How white space is treated.
    SessionMeasuring.widths The widths in points; infinite for no limit.
    SessionMeasuring.wordBreak Where lines may break within words: the CSS property `word-break`.
    SessionMeasuring.wordSpacing The space added to each space, in points.
    SessionMeasuring.wrap Where lines may end.
    SessionOffset.anchor The reader's place.
    SessionOffset.height The height of the viewport.
    SessionOpening.customSizes The sizes of custom parts; if empty, the sizes in the messages are used.
    SessionOpening.dates The style of dates; null for no dates.
    SessionOpening.dayTexts Texts above the first message of a day, which replace the day's name or date.
    SessionOpening.deviceScale The pixels of a point, to which frames are aligned; null for no alignment.
    SessionOpening.direction The direction of the interface. It decides on which sides bubbles, avatars and other parts are placed. Each text has a direction of its own.
    SessionOpening.expand The ids of the long messages that are shown whole.
    SessionOpening.file The path of a file of messages.
    SessionOpening.fontScale The factor by which the reader enlarges all fonts (dynamic type), clamped to 0.5…4.
    SessionOpening.heights Whether the heights of messages that are not visible are exact or estimated.
    SessionOpening.input The format of the file, with the values of `--input`.
    SessionOpening.inverted Whether the client shows an inverted list, so that coordinates and the order of rows are inverted.
    SessionOpening.keepsBottom Whether a viewport at the end of the transcript stays at the end when the transcript changes.
    SessionOpening.language The language of the words in rows; null for the language of the locale.
    SessionOpening.locale The locale, which decides how dates and times are written, and the language of `words`.
    SessionOpening.me The sender whose messages are the reader's own; null if the reader is not a sender.
    SessionOpening.messages The messages themselves; null if they are in a file, or if there are none yet.
    SessionOpening.now The present time, for words such as "today"; null to show all days as dates.
    SessionOpening.people The people; null for none.
    SessionOpening.placesShortContentAtBottom Whether a transcript that is shorter than the viewport is placed at the viewport's lower edge.
    SessionOpening.policy Whether texts follow Unicode or browsers where the two differ: for line breaks, balanced lines, and the presentation and width of emoji.
    SessionOpening.private Whether the conversation is between two people.
    SessionOpening.scrolled The scroll offsets of blocks. All other blocks are at their beginning.
    SessionOpening.selecting Whether messages show marks for selecting them.
    SessionOpening.style The style: a preset, the path of a file, or an object.
    SessionOpening.theme The theme of drawings.
    SessionOpening.timeZone The time zone in which dates and times are shown.
    SessionOpening.toggled The details blocks that are shown open although the message has them closed, or the reverse.
    SessionOpening.typing The typing row; null while nobody is typing.
    SessionOpening.uncovered The places where spoilers are uncovered.
    SessionOpening.unread The line above the first unread message; null if there is none.
    SessionOpening.unreadStyle The style of the unread line.
    SessionOpening.unreadText The text of the unread line; null for the words of the language.
    SessionOpening.width The width of the transcript, in points; `inf` for no limit.
    SessionOpening.words Words that replace those of the language; null for the words of the language.
    SessionOverlay.avatarInset The distance from an avatar to the bottom of the viewport, in points.
    SessionOverlay.avatars Whether avatars float.
    SessionOverlay.dateGap The minimum distance between a date and the next one, in points. If they come nearer, the next date pushes the first one up.
    SessionOverlay.dateInset The distance from the top of the viewport to a date, in points.
    SessionOverlay.glyphs Whether the lines of the date list their glyphs.
    SessionOverlay.height The height of the viewport, in points.
    SessionOverlay.top The upper edge of the viewport, in points from the top of the transcript.
    SessionPlace.affinity The side of the offset, which matters where a line or a direction ends.
    SessionPlace.id The id of the message.
    SessionPlace.offset The offset in the text, in UTF-16 code units.
    SessionPlace.path The path of the text; null for the message's own text, or for the first text of a message without one.
    SessionPoint.in Which texts are searched for the nearest position.
    SessionPoint.x The horizontal position, in points.
    SessionPoint.y The vertical position in the transcript, in points.
    SessionRange.end The offset at which the range ends, in UTF-16 code units.
    SessionRange.id The id of the message.
    SessionRange.path The path of the text; null for the message's own text, or for the first text of a message without one.
    SessionRange.start The offset at which the range begins, in UTF-16 code units.
    SessionScroll.id The id of the message.
    SessionScroll.path The path of the block in the message.
    SessionScroll.x The distance from the beginning of the content, in points.
    SessionScroll.y The vertical offset, in points from the beginning of the block.
    SessionSearch.after The match after which the search for the next match starts, or before which the search for the previous match starts.
    SessionSearch.caseSensitive The search distinguishes upper-case and lower-case letters.
    SessionSearch.count The number of messages that are searched; null for all.
    SessionSearch.diacriticSensitive The search distinguishes letters with different diacritics: é is not e.
    SessionSearch.first The index of the first searched message; null for the first one.
    SessionSearch.hamzaInsensitive The search ignores hamza and madda on alef, waw and yeh, and alef wasla: أ is ا, and ؤ is و. Many writers of Arabic leave them out.
    SessionSearch.in Which texts of a message are searched.
    SessionSearch.limit The maximum number of matches.
    SessionSearch.text The text to find.
    SessionSelection.all Whether everything is selected.
    SessionSelection.anchor The position at which the selection begins.
    SessionSelection.as The format of the selected text.
    SessionSelection.focus The position to which the selection has been extended.
    SessionSelection.height The height of the viewport, in points.
    SessionSelection.in The kinds of texts that are selected between the two ends, besides the texts of the ends themselves.
    SessionSelection.text Whether the selected text is requested.
    SessionSelection.top The upper edge of the viewport whose rectangles are requested. If its height is 0, no rectangles are returned.
    SessionSettings.dates The style of dates; null for no dates.
    SessionSettings.dayTexts Texts above the first message of a day, which replace the day's name or date.
    SessionSettings.deviceScale The pixels of a point, to which frames are aligned; null for no alignment.
    SessionSettings.direction The direction of the interface. It decides on which sides bubbles, avatars and other parts are placed. Each text has a direction of its own.
    SessionSettings.expand The ids of the long messages that are shown whole.
    SessionSettings.fontScale The factor by which the reader enlarges all fonts (dynamic type), clamped to 0.5…4.
    SessionSettings.inverted Whether the client shows an inverted list, so that coordinates and the order of rows are inverted.
    SessionSettings.keepsBottom Whether a viewport at the end of the transcript stays at the end when the transcript changes.
    SessionSettings.language The language of the words in rows; null for the language of the locale.
    SessionSettings.locale The locale, which decides how dates and times are written, and the language of `words`.
    SessionSettings.me The sender whose messages are the reader's own; null if the reader is not a sender.
    SessionSettings.now The present time, for words such as "today"; null to show all days as dates.
    SessionSettings.people The people; null for none.
    SessionSettings.placesShortContentAtBottom Whether a transcript that is shorter than the viewport is placed at the viewport's lower edge.
    SessionSettings.policy Whether texts follow Unicode or browsers where the two differ: for line breaks, balanced lines, and the presentation and width of emoji.
    SessionSettings.private Whether the conversation is between two people.
    SessionSettings.scrolled The scroll offsets of blocks. All other blocks are at their beginning.
    SessionSettings.selecting Whether messages show marks for selecting them.
    SessionSettings.style The style: a preset, the path of a file, or an object.
    SessionSettings.theme The theme of drawings.
    SessionSettings.timeZone The time zone in which dates and times are shown.
    SessionSettings.toggled The details blocks that are shown open although the message has them closed, or the reverse.
    SessionSettings.typing The typing row; null while nobody is typing.
    SessionSettings.uncovered The places where spoilers are uncovered.
    SessionSettings.unread The line above the first unread message; null if there is none.
    SessionSettings.unreadStyle The style of the unread line.
    SessionSettings.unreadText The text of the unread line; null for the words of the language.
    SessionSettings.words Words that replace those of the language; null for the words of the language.
    SessionText.carets The UTF-16 offsets of requested carets.
    SessionText.dir The direction of the text; by default, that of its first strong letter.
    SessionText.lang The language of the text, as a BCP 47 tag; null if it is unknown.
    SessionText.ranges The ranges of requested rectangles.
    SessionText.text The text to measure.
    SessionTextRange.end The offset at which the range ends, in UTF-16 code units.
    SessionTextRange.start The offset at which the range begins, in UTF-16 code units.
    SessionViewport.accessibility Whether each row lists what screen readers say about it.
    SessionViewport.anchor The reader's place, which decides the upper edge of the viewport.
    SessionViewport.bottom Whether the viewport is at the bottom of the transcript.
    SessionViewport.drawing Whether drawing operations are requested.
    SessionViewport.edge The edge at which the reader's place is kept.
    SessionViewport.glyphs Whether lines list their glyphs.
    SessionViewport.height The height of the viewport, in points.
    SessionViewport.overlay The rules for dates and avatars that float over the viewport; null if no overlay is requested.
    SessionViewport.overscan How far beyond the edges of the viewport rows are requested, in points.
    SessionViewport.rows Whether the rows in the viewport are requested.
    SessionViewport.top The upper edge of the viewport, in points from the top of the transcript.
    SessionWords.deleted The text that replaces a message that its sender has deleted.
    SessionWords.edited The mark of an edited message.
    SessionWords.readLess The label under a long message that is shown whole, with which the reader shortens it again.
    SessionWords.readMore The label under a shortened message.
    SessionWords.today The name of the day of `LayoutEnvironment.now`.
    SessionWords.unread The line above the first unread message.
    SessionWords.weekdays The names of the seven days, from Sunday on.
    SessionWords.yesterday The name of the day before that of `LayoutEnvironment.now`.
    SharedColorRole.accent The unread line and its text.
    SharedColorRole.avatar The backgrounds of avatars of senders of one of the twelve hues.
    SharedColorRole.avatarText The initials of a sender.
    SharedColorRole.capsule The background of text on a picture. It is not opaque.
    SharedColorRole.capsuleText The text on a picture.
    SharedColorRole.capsuleTickRead The delivery icon of a message that was read, on a picture.
    SharedColorRole.media The area of a picture that is not available.
    SharedColorRole.mediaSign The icon in the area of a picture that is not available, and the play icon of a video.
    SharedColorRole.name The names of senders of one of the twelve hues.
    SharedColorRole.pictureEdge The hairline inside the edge of a picture, without which a white picture would have no edge on a white page. It is not opaque.
    SharedColorRole.pill The background of a date.
    SharedColorRole.pillText The text of a date.
    SharedColorRole.selection The mark with which the reader selects a message.
    SharedColorRole.veil The layer that dims a picture behind the number of hidden pictures. It is not opaque.
    SharedColorRole.veilText The number of hidden pictures.
    StatusStyle.box The area of the icon. A smaller icon is placed at the top of this area, at the side away from the message.
    StatusStyle.clearsBubble Whether the bubble never covers an icon at the lower edge of the cell.
    StatusStyle.others The width and height of the icon in all other states, in points.
    StatusStyle.sending The width and height of the icon while the message is being sent, in points.
    StyleColors.dark The colours of the dark theme.
    StyleColors.light The colours of the light theme.
    SurfaceColorRole.alert The background of an alert.
    SurfaceColorRole.alertCaution The bar, the icon and the title of an alert that asks for caution.
    SurfaceColorRole.alertImportant The bar, the icon and the title of an alert about something important.
    SurfaceColorRole.alertNote The bar, the icon and the title of a note, on the background of alerts.
    SurfaceColorRole.alertTip The bar, the icon and the title of a tip.
    SurfaceColorRole.alertWarning The bar, the icon and the title of a warning.
    SurfaceColorRole.bar The unfilled part of bars, such as unplayed bars of a voice message and the bars of a poll, and marks that are not chosen.
    SurfaceColorRole.barFull The filled bars of answers, and the chosen mark.
    SurfaceColorRole.border The border line of the surface. On the page, it is the border of avatars.
    SurfaceColorRole.button The background of a button.
    SurfaceColorRole.buttonText The title of a button.
    SurfaceColorRole.code The background of code.
    SurfaceColorRole.codeComment Comments in code, line numbers, and the language above code.
    SurfaceColorRole.codeDeleted Code that was removed in a diff.
    SurfaceColorRole.codeInserted Code that was added in a diff.
    SurfaceColorRole.codeKeyword Keywords and tags in code.
    SurfaceColorRole.codeName Names of functions, properties and attributes.
    SurfaceColorRole.codeNumber Numbers and constants.
    SurfaceColorRole.codeString String literals in code.
    SurfaceColorRole.codeType Names of types.
    SurfaceColorRole.currentMatch The background of the current match.
    SurfaceColorRole.fill The colour of the surface itself.
    SurfaceColorRole.icon The background of the icon of a card.
    SurfaceColorRole.iconSign The icon of a card.
    SurfaceColorRole.link Links, and other addresses that a press opens.
    SurfaceColorRole.match The background of text that matches a search.
    SurfaceColorRole.matchText The letters of matches.
    SurfaceColorRole.mention Mentions.
    SurfaceColorRole.panel The background of a link preview.
    SurfaceColorRole.quote The background of a quote.
    SurfaceColorRole.quoteBar The bar beside a quote.
    SurfaceColorRole.quoteSender The name of the quoted sender.
    SurfaceColorRole.quoteText The text of a quote.
    SurfaceColorRole.reaction The background of a reaction.
    SurfaceColorRole.reactionBorder The border of a reaction.
    SurfaceColorRole.reactionText The count of a reaction, and its symbol if that has no colours of its own.
    SurfaceColorRole.right The sign and the bar of the right answer of a quiz.
    SurfaceColorRole.secondary Times, summaries and file sizes. On the page, also the names of senders.
    SurfaceColorRole.sender The sender's name.
    SurfaceColorRole.text Text.
    SurfaceColorRole.tick The delivery icon of a message that was sent or delivered, or is being sent.
    SurfaceColorRole.tickFailed The delivery icon of a message that could not be sent.
    SurfaceColorRole.tickRead The delivery icon of a message that was read.
    SurfaceColorRole.wrong The sign and the bar of a wrong answer that the reader has chosen.
    TableCell.colspan The number of columns that the cell spans.
    TableCell.rowspan The number of rows that the cell spans.
    TableCell.spans The formatting of ranges of the text.
    TableCell.text The text of the cell.
    TableMode.auto Like `wrap` if each column keeps a minimum width (`RichStyle.tableColumn` and `tableLeastColumn`).
    TableMode.cards As one card for each row. The first cell is the title of the card. The other cells are below it, each beside the header of its column.
    TableMode.scroll In columns as wide as their text, up to a maximum width. If the columns are wider than the bubble, the table scrolls.
    TableMode.wrap In columns in which the text wraps, with the automatic column widths of CSS. If the bubble is too narrow for the words, the table scrolls.
    TailRule.last The last message of each group, and messages that belong to no group.
    TextAlignment.end The right edge for left-to-right paragraphs, the left edge for right-to-left ones.
    TextAlignment.justify Lines that end at a soft break are spread to the block's width; the others are aligned at the start.
    TextAlignment.start The left edge for left-to-right paragraphs, the right edge for right-to-left ones.
    TextAutospace.no-autospace Nothing is added.
    TextAutospace.normal An eighth of an ideograph's width is added between an ideograph and a letter or digit that are adjacent on a line.
    TextDecoration.Kind.background The colour behind a span that gives a background colour.
    TextDecoration.Kind.code The background of code.
    TextDecoration.Kind.mark A highlight, as with a marker pen.
    TextDecoration.Kind.spoiler The cover of a text, until the reader reveals the text.
    TextDecoration.Kind.strike The line through letters.
    TextDecoration.Kind.underline The line under letters.
    TextDirection.auto The first strong character decides the direction (UAX #9 P2, P3).
    TextEmphasis.code The text has the font of code.
    TextEmphasis.mark The text is highlighted, as with a marker pen.
    TextEmphasis.spoiler The text is covered until the reader reveals it.
    TextEmphasis.strike The text has a line through it.
    TextEmphasis.sub The text is smaller and lower, like the 2 in H₂O.
    TextEmphasis.sup The text is smaller and higher, as an exponent.
    TextFit.balance The text is as narrow as possible with the same number of lines, so that the lines are about equally long.
    TextFit.fill The text is as wide as its limit.
    TextFit.hug The text is as wide as its widest line.
    TextFormat.markdown Markdown: CommonMark with tables, tasks, footnotes, alerts and details.
    TextFormat.plain Plain text.
    TextPosition.Affinity.downstream The neighbour after: the position is the leading edge of the grapheme that starts there.
    TextPosition.Affinity.upstream The neighbour before: the position is the trailing edge of the grapheme that ends there.
    TextSpan.background The colour behind the text; null if there is none.
    TextSpan.color The colour of the text, such as `#0a84ff`; null for the colour of the surrounding text.
    TextSpan.end The offset at which the range ends, in UTF-16 code units.
    TextSpan.footnote The label of the footnote that the range refers to; null if there is none.
    TextSpan.href The address that the range links to; null if there is none.
    TextSpan.look The formatting of the range.
    TextSpan.looks The formattings of the range, if there are several.
    TextSpan.object The object that replaces the range; null to show the text.
    TextSpan.start The offset at which the range begins, in UTF-16 code units.
    TextSpan.tag The application's name for the range, which is returned with its rectangles; null if there is none.
    TextSpan.title The title of the link, which can be shown as a tooltip; null if there is none.
    TextStyle.baselineOffset How far the baseline is raised, in points; a negative value lowers it.
    TextStyle.family The font family to try first; null for the engine's default family.
    TextStyle.letterSpacing The space added after each grapheme cluster, in points; may be negative. Scripts whose letters join ignore it.
    TextStyle.size The font size (the em), in points. Negative sizes and NaN count as 0.
    TextStyle.slant Upright or italic. If the family has no italic, its upright face is used.
    TextStyle.weight The weight. The nearest one in the family is used.
    TextStyle.wordSpacing The space added to each space, in points.
    ThreadSummary.last When the last reply was sent; null if unknown. It is shown after the number of replies.
    ThreadSummary.people The people who replied, identified as in `Message.sender`. The avatars of the first three are shown.
    ThreadSummary.replies The number of replies. If it is 0 or less, the summary is not shown.
    TimestampStyle.date The length of the date.
    TimestampStyle.relative How days near `LayoutEnvironment.now` are named; ignored if `now` is not set.
    TimestampStyle.time The length of the time of day.
    Truncation.clip The last line ends where it would end without truncation; the rest is not shown.
    Truncation.head The last line shows the end of the text after an ellipsis.
    Truncation.middle The last line keeps its beginning and the end of the text, with an ellipsis between.
    Truncation.tail The last line keeps its beginning and ends with an ellipsis.
    TuckRule.interval The footer is beside the last line if the line leaves enough space for the gap and the footer. The footer is at the end side of the interface.
    TuckRule.none The footer always has a row of its own, at the distance `gap` from everything.
    TuckRule.trailing The footer is beside the last line if the line has the direction of the interface and the line and the footer together are not wider than the maximum width of a line.
    TypeGrowth.everything All lengths.
    TypeGrowth.heights Only fixed vertical distances: the boxes of text and labels in the cell, the bubble's margins above and below, and the heights of cells; and the sizes of the delivery state, of labels' boxes and of pictures of fixed size.
    TypingRow.height The height of the row, in points.
    TypingRow.people The people who are typing, identified as in `Message.sender`; empty if unknown.
    TypingRow.spacing The distance from the last message, in points. There is no such distance in an empty transcript.
    WhiteSpace.break-spaces White space is kept, and takes up width at the end of a line too. Lines wrap, even between two spaces.
    WhiteSpace.normal Runs of white space, including line ends, become one space; lines wrap.
    WhiteSpace.nowrap Runs of white space, including line ends, become one space; lines do not wrap.
    WhiteSpace.pre White space is kept; lines end only at hard breaks.
    WhiteSpace.pre-line Runs of white space become one space, but hard breaks are kept; lines wrap.
    WhiteSpace.pre-wrap White space is kept; lines wrap. Chat messages need this.
    WidthRule.fraction A share of the cell's width, from 0 to 1.
    WidthRule.inset The part of the cell's width that stays free, in points.
    WidthRule.maximum A fixed limit, in points.
    WidthRule.threshold The width in points above which a cell counts as wide. In wide cells, `wideFraction` and `wideInset` replace `fraction` and `inset`.
    WidthRule.wideFraction A share of a wide cell's width, from 0 to 1.
    WidthRule.wideInset The part of a wide cell's width that stays free, in points.
    anchor.edge The edge of the message that keeps its place, and the edge of the viewport from which the distance is measured.
    anchor.fallbacks The messages to use, in this order, if the message and all earlier fallbacks are gone.
    anchor.id The id of the message that keeps its place.
    anchor.offset The distance from the viewport's edge down to the edge of the message, in points.
    around.buttons The buttons beside the text.
    around.candidates The candidates for the word at the caret; left out if no list is shown.
    around.field The frame of the text in the bar, in points.
    around.preview The preview of the page that the text links to; left out if there is none, or if the reader has closed it.
    around.size The width and height of the bar, in points.
    around.strip The attachments.
    around.topic The message that is replied to or edited; left out if there is none.
    avatarPart.border The width of the border line, in points.
    avatarPart.borderColor The colour of the border line, such as `#22fa62`; left out for the renderer's own colour.
    avatarPart.frame The frame of the part, relative to the cell, in points.
    avatarPart.ground The role of the colour that is shown until a picture is available.
    avatarPart.ink The role of the colour of the border line.
    avatarPart.person The person in the picture, if it is not the sender (`Message.seenBy`, `ThreadSummary.people`); left out for the sender.
    avatarPart.picture Where to find the person's picture, copied from `Person.picture`; left out if unknown.
    avatarPart.radius The radius of all corners, in points; half the width for a circle.
    avatarPart.tint The person's own colour, which replaces the background colour in both themes; left out to use the background colour.
    boxPart.alt A description of what the application's custom part shows; left out if unknown.
    boxPart.bars The bars of a waveform or of the sign of a growing text, from left to right, relative to the cell; left out for other boxes. Their ends are round.
    boxPart.border The thickness of the border line along the inside of the frame, in points; 0 for a box without one.
    boxPart.chosen Whether the box is the circle, square or bar of an answer that the reader has chosen.
    boxPart.corners The radii of the corners if they differ, so that the box stays within the round corners of its bubble; left out to use `radius` at every corner.
    boxPart.covered Whether a spoiler covers the box until the reader uncovers it.
    boxPart.frame The frame of the part, relative to the cell, in points.
    boxPart.ground The role of the fill colour; left out if the box has none.
    boxPart.index The index of the button, reaction, answer or attachment that the box belongs to; left out if there can be only one, and for an attachment of a block.
    boxPart.ink The role of the colour of the icon, the bars or the border line; left out if the box has neither icon nor bars nor border.
    boxPart.name The name that the application gave to its custom part, emoji or button, or to the person mentioned; left out for other boxes.
    boxPart.progress How much of a file has been transferred, from 0 to 1; left out for other boxes, and if it is unknown.
    boxPart.radius The radius of all corners, in points, if `corners` is left out.
    boxPart.role What the box is for.
    boxPart.sign The icon in the middle of the box; left out if there is none.
    boxPart.state For the mark of an answer, whether the answer is the right one of a quiz, or a wrong one that the reader has chosen; left out for other answers and boxes, and as long as the quiz gives nothing away.
    boxPart.tint The person's own colour, which replaces the background colour in both themes; left out to use the background colour.
    boxPart.visible Whether the box is visible without a swipe.
    bubble.asset The name of the picture to stretch; left out if the bubble is a path.
    bubble.border The width of the border line, in points. The line lies inside the frame.
    bubble.caps The widths of the picture's edges that are not stretched, in points of the picture; mirrored if the picture is mirrored, and zero if the bubble is a path.
    bubble.caps.bottom The height of the lower cap, in points.
    bubble.caps.left The width of the left cap, in points.
    bubble.caps.right The width of the right cap, in points.
    bubble.caps.top The height of the upper cap, in points.
    bubble.corners The radii of the corners, in points; all zero if the bubble is a picture.
    bubble.fill The colour from the style, such as `#70da39`; left out for the renderer's own colour.
    bubble.frame The bubble's frame, relative to the cell, in points. A tail may extend beyond it.
    bubble.ground The role of the fill colour. The colour also tints nine-patch pictures.
    bubble.ink The role of the colour of the border line.
    bubble.mirrored Whether the picture is shown as its mirror image.
    bubble.outline The path around the bubble with its tail, as SVG path data, in the cell's points.
    bubble.patches The pieces of the picture to draw: the frame in the picture, the frame in the cell, and the size if the piece is repeated.
    bubble.resizing How the picture fills the frame.
    bubble.tail The side that the tail points to; null for a bubble without a tail.
    button.enabled Whether the button can be pressed.
    button.kind What the button does.
    candidate.chosen Whether the candidate is marked.
    candidate.picture The frame of the candidate's picture, in points.
    candidates.offset How far the list is scrolled, in points.
    candidates.rows The candidates that are visible.
    cell.bubble The shape behind the message; null in a style without bubbles.
    cell.elements The elements of the message, to which its parts belong, as a tree.
    cell.frame The cell's frame in the transcript, in points; at y = 0 for a cell laid out alone.
    cell.highlights The cell's highlights, in the order in which they were set. Renderers fill the rectangles before they draw the text.
    cell.id The message's id.
    cell.parts The texts, pictures and other parts of the cell, except the bubble, from back to front.
    cell.role The role of the message for its reader: sent, received or notice.
    cell.sender The message's sender; null for a notice that nobody sent.
    cell.senderName The name shown for the sender, if it differs from the sender itself.
    cell.side The side the message is on.
    cellElement.children The elements inside this one, such as the pictures of an album or the answers of a poll.
    cellElement.direction The side at which the content that scrolls begins, if it is the right one.
    cellElement.frame The frame, relative to the cell, in points. For an element that scrolls, this is its visible part.
    cellElement.kind What kind of element this is.
    cellElement.parts The first of its parts, and the one after its last, by their indices.
    cellElement.path The place of the element in the message. An element that shows no field of the message has a path of its own, such as `["footer"]` or `["avatar"]`.
    cellElement.scroll The size of the content that scrolls within `frame`, in points; left out if nothing scrolls. The frames of the parts are those at scroll offset zero.
    cellElement.type The type of a block, as in `MessageBlock`. List items have the type `item`, and footnotes the type `footnote`.
    changes.all Whether everything may have changed, as after a change of width or style. All arrays of changes are then empty.
    changes.height The height of the transcript after all edits, in points.
    changes.insertions The inserted rows, from the highest to the lowest.
    changes.moves The ids of the messages that have moved. Their rows are in both `removals` and `insertions`.
    changes.oldHeight The height of the transcript before all edits, in points.
    changes.removals The removed rows, from the lowest to the highest.
    changes.updates The changed rows, from the highest to the lowest.
    childElement.children The elements inside this one, such as the pictures of an album or the answers of a poll.
    childElement.direction The side at which the content that scrolls begins, if it is the right one.
    childElement.frame The frame, relative to the cell, in points. For an element that scrolls, this is its visible part.
    childElement.kind What kind of element this is.
    childElement.parts The first of its parts, and the one after its last, by their indices.
    childElement.path The place of the element in the message. An element that shows no field of the message has a path of its own, such as `["footer"]` or `["avatar"]`.
    childElement.scroll The size of the content that scrolls within `frame`, in points; left out if nothing scrolls. The frames of the parts are those at scroll offset zero.
    childElement.type The type of a block, as in `MessageBlock`. List items have the type `item`, and footnotes the type `footnote`.
    colors.dark The colours of the dark theme.
    colors.light The colours of the light theme.
    compose.width The width that was laid out in, in points; null for no limit.
    date.before The id of the message below.
    decoration.color The colour of the decoration.
    decoration.cut The ends at which the range continues elsewhere, which are square.
    decoration.end The offset at which the whole range ends, in UTF-16 code units.
    decoration.frame The area of the decoration, in points, relative to the cell. It does not cover white space that hangs at the end of a line.
    decoration.kind The kind of decoration.
    decoration.start The offset at which the whole range begins, in UTF-16 code units.
    detected.href The address that it leads to.
    detected.kind What the text is: a link, a mention and so on.
    drawing.background The colour behind all rows.
    drawing.rows The rows with their operations.
    element.actions The actions that the reader can perform on the element. A row has the actions of all its parts.
    element.depth How deep the element is: 0 for the row, 1 for elements in it, 2 for those in these.
    element.frame The frame in the transcript, in points.
    element.hint A description of what a press does; left out if a press does nothing.
    element.label The text to read. For a row, it includes the whole content of the message. For a part, it is the part's text or a description of what it shows.
    element.parts The indices of its parts in the `parts` of the cell.
    element.range The UTF-16 offsets of a link or a mention in the label of the text that contains it; left out for other elements.
    element.role The role of the element.
    element.states The present states of the element.
    element.value A value that may change while the label stays the same, such as the votes for an answer or the length of a voice message; left out if there is none.
    engine.freetype The version of FreeType.
    engine.harfbuzz The version of HarfBuzz.
    engine.unicode The version of Unicode.
    error.code The kind of the error.
    error.field The path of the invalid field in the request; left out if the error concerns the whole line.
    error.line The number of the line in the session, from 1.
    error.message The reason, in words.
    fallback.offset The distance of the message from this edge, in points.
    font.file The name of the font's file.
    font.id The number of the font, to which runs refer.
    font.index The index of the face in a collection.
    font.name The PostScript name.
    font.sha256 The SHA-256 of the font's file.
    formulaPart.baseline The baseline of the first line, from the top of the cell, in points.
    formulaPart.covered Whether a spoiler covers the formula until the reader uncovers it. The text that contains the formula has the cover.
    formulaPart.display Whether the formula is set in display style, as formulas on lines of their own are.
    formulaPart.frame The frame of the part, relative to the cell, in points.
    formulaPart.index The index of the formula among the objects in its text.
    formulaPart.ink The role of the colour of all glyphs and rules that have no colour of their own: that of the letters around the formula, such as a link's.
    formulaPart.notation The notation of the source, if it is not TeX.
    formulaPart.path The path of the text that contains the formula, in the message.
    formulaPart.rules Rectangles to fill beside the glyphs, such as bars of fractions, in the cell.
    formulaPart.runs The formula's glyphs, relative to the cell, from back to front.
    formulaPart.shapes Other shapes, such as boxes and struck lines.
    formulaPart.source The source of the formula, as it was written.
    formulaPart.spoken What a screen reader says, in English; left out if it reads the source.
    formulaPart.tint The colour that the message itself gives to the text around the formula; left out if there is none.
    formulaProblem.end The offset at which the error ends, in UTF-16 code units.
    formulaProblem.id The id of the message.
    formulaProblem.path The path of the text that contains the formula.
    formulaProblem.reason The reason, in English.
    formulaProblem.source The formula as it was written.
    formulaProblem.start The offset at which the error begins, in UTF-16 code units.
    formulaRun.color The colour that the style or the message gives.
    formulaRun.font The number of the font.
    formulaRun.glyphs Each glyph: its number, x, y, and the offset of its cluster.
    header.width The width that was laid out in, in points; null for no limit.
    highlight.ground The role of the colour.
    highlight.ink The role of the colour of the letters.
    highlight.path Where the text or the block is in the message; left out for the message's own text.
    highlight.rects The rectangles behind the range, relative to the cell, in points; left out if no part of the range is visible.
    hit.block The path of the block that was hit.
    hit.href The address that a press opens.
    hit.id The id of the row's message or, for a separator, of the message below it. Null for the typing row.
    hit.index The index of what was hit, from 0.
    hit.kind What kind of data, card or separator was hit.
    hit.part The index of the part that was hit in the `parts` of the cell.
    hit.path The path of the text that contains the position; left out for a label that is not a text of the message, such as the time.
    hit.target What a press at the point hits.
    hit.text The text of the data that was hit.
    insertion.frame The frame after the change.
    insertion.index The index of the row after the change.
    item.picture Whether the item is a picture.
    item.remove The frame of the button that removes the attachment.
    label.align How the lines are aligned in the frame: left, right or centred.
    label.color The colour from the style, such as `#000000`; left out for the renderer's own colour.
    label.frame The frame of the part, relative to the cell, in points.
    label.ink The role of the label's colour.
    label.inkFrame A frame around all that the lines draw, if stacked marks leave the bubble.
    label.text The whole text. The block may show only the beginning of it.
    label.tint The person's own colour, which replaces the role's colour in both themes; left out to use the role's colour.
    labelPart.align How the lines are aligned in the frame: left, right or centred.
    labelPart.color The colour from the style, such as `#000000`; left out for the renderer's own colour.
    labelPart.decorations The decorations of the label's ranges, in drawing order.
    labelPart.frame The frame of the part, relative to the cell, in points.
    labelPart.index The index of the button, reaction, answer or attachment that the label belongs to; left out if there can be only one.
    labelPart.ink The role of the label's colour.
    labelPart.inkFrame A frame around all that the lines draw, if stacked marks leave the bubble.
    labelPart.objects The objects in the text, each represented by a U+FFFC, in ascending order.
    labelPart.path The path of the text in the message, such as `["quote", "text"]`; left out for times, names and texts of the interface.
    labelPart.role What the label is for, such as `senderAndTime`.
    labelPart.spans The ranges of the text that are formatted or covered, in ascending order. A label has such ranges if it shows quoted text, or if a spoiler covers it.
    labelPart.text The whole text. The block may show only the beginning of it.
    labelPart.tint The person's own colour, which replaces the role's colour in both themes; left out to use the role's colour.
    layout-overlay.avatar The avatar that floats over the transcript.
    layout-overlay.date The date that floats over the transcript.
    layout.cells The messages, from top to bottom.
    layout.fonts The fonts in use. Runs refer to them by their `id`.
    layout.height The lower edge of the last row, in points.
    layout.separators The rows between messages.
    layout.typing The row that shows that somebody is typing.
    layout.width The width that was laid out in, in points; null for no limit.
    line.baseline The distance from the top of the cell to the baseline, in points.
    line.direction The direction of the line's paragraph, if it is from right to left.
    line.end The offset after the line's last code unit, including its trailing white space and line break.
    line.ending Why the line ends, if it is not a soft break or the end of the text.
    line.frame The frame of the line in the cell, in points.
    line.hidden UTF-16 offsets of the text that an ellipsis replaces; left out for a line without one.
    line.ink A frame around all that the line draws, if stacked marks leave the bubble.
    line.runs The glyphs, in runs of one font.
    line.start The offset of the line's first code unit.
    match.id The id of the message.
    match.path Where the text or the block is in the message; left out for the message's own text.
    measure.baseline The distance from the top to the baseline of the last line, in points.
    measure.carets The requested carets, relative to the text.
    measure.height The height of all lines, in points.
    measure.lastLine The frame of the last line, in points.
    measure.lineCount The number of lines.
    measure.rects The rectangles of each requested range, relative to the text.
    measure.text The index of the text, from 0.
    measure.textWidth The width of the widest line, in points.
    measure.validWidths The widths at which the text has the same lines; null for no limit.
    measure.width The width that the text was measured at, in points; null for no limit.
    mediaPart.alt A description of the picture (alternative text); left out if unknown.
    mediaPart.corners The radii of the frame's corners, in points.
    mediaPart.covered Whether a spoiler covers the picture until the reader uncovers it. Renderers then draw the background with an icon of an eye, and not the picture.
    mediaPart.frame The area that the picture fills, relative to the cell, in points.
    mediaPart.ground The role of the colour that is shown until the picture is available.
    mediaPart.href The address to which a press on the picture leads; left out if a press opens the picture.
    mediaPart.index The index of the attachment, from 0; 0 for the picture of a block.
    mediaPart.ink The role of the colour of the icon on the background.
    mediaPart.kind The kind of the item, which decides its other members.
    mediaPart.masked Whether the picture is cropped to the shape of the bubble, including the tail.
    mediaPart.picture The frame of the whole picture, relative to the cell.
    mediaPart.progress How much of the attachment has been transferred, from 0 to 1; left out if unknown, and if nothing is being transferred.
    mediaPart.state Whether the picture is available.
    mediaPart.type Whether the attachment is an image, a video, an animation or a sticker.
    mediaPart.veil The role of the colour that dims the picture; left out if it is not dimmed.
    message.attachments The attachments of the message.
    message.edits The id of the message that it replaces.
    message.quote What the message replies to.
    message.spans The formatting, links and mentions of the text.
    message.text The text of the message.
    nearest.affinity Which neighbour the position belongs to.
    nearest.offset The offset in UTF-16 code units from the start of the text.
    object.address The address that the object leads to.
    object.id The id of the object.
    object.source Where the picture or the formula of the object comes from.
    object.text The words of the message that the object replaces. Empty for an icon, and for all pieces of a formula except the first.
    offset.top The upper edge of the viewport, in points; null if no message of the anchor is left.
    opened.problems What was left out of the file or repaired in it.
    opened.session The version of the session's format.
    opened.width The width that was laid out in, in points; null for no limit.
    operation.bottom The y at which the gradient ends.
    operation.clip The path to clip to, as SVG path data.
    operation.color The colour to draw with.
    operation.draw What to do.
    operation.emoji The id of the emoji that the picture shows.
    operation.glyphs Each glyph: its number, x and y.
    operation.index The index of the attachment that the picture shows, from 0.
    operation.message The id of the message whose picture it is.
    operation.path The path to fill, to draw along or to crop to, as SVG path data.
    operation.placeholders How many of the next operations to skip if the picture is drawn.
    operation.role The role of the colour.
    operation.sender The sender whose avatar it is.
    operation.stops The offsets and colours of the gradient.
    operation.subject What the picture shows.
    operation.top The y at which the gradient begins.
    operation.width The width of the line, in points.
    outline.id The number of the glyph.
    outline.path The outline in font units, y upwards, as SVG path data.
    outline.picture The picture of the glyph, if it has no outline.
    outlines.glyphs The glyphs.
    outlines.unitsPerEm The font units of an em.
    overlay.avatar The avatar that floats over the transcript.
    overlay.date The date that floats over the transcript.
    picture.height The size of the picture, in font units.
    picture.left The position of the picture from the glyph's origin, in font units.
    picture.png The picture as PNG, in base 64.
    picture.top The position of the picture from the glyph's origin, in font units.
    picture.width The size of the picture, in font units.
    problem.field The path of the field.
    problem.line The number of the line in the file.
    problem.reason The reason, in words.
    problem.skipped Whether the message was left out.
    query.range The range of the trigger and the text, in UTF-16 offsets.
    query.text The text from the trigger to the caret. It may be empty.
    query.trigger The character with which the word begins.
    removal.frame The frame before the change.
    removal.index The index of the row before the change.
    run.direction The direction of the run, if it is from right to left.
    run.features The settings of OpenType features, by their tags.
    run.font The number of the font.
    run.glyphs Each glyph: its number, x, y, and the offset of its cluster.
    run.placeholder The frame to outline in place of the glyph of an emoji that no font has.
    run.synthesizesBold Whether strokes must be thickened: bold was requested, and the family has none. Advances do not change.
    run.synthesizesItalic Whether letters must be slanted: italic was requested, and the family has none. Advances do not change.
    selection.text The selected text.
    separator.before The id of the message below the row.
    separator.boxes The boxes behind or beside the text, relative to the row: the pill of a date, or the lines beside the text of the unread line.
    separator.frame The row's frame in the transcript, in points.
    separator.kind Whether the row is a date or the unread line.
    separator.label The text of the row. The label's frame is relative to the row.
    separator.separator Whether it is a date or the unread line.
    session-answer.anchor The reader's place; null in an empty transcript.
    session-answer.caret The frame of the caret; null if there is no such text.
    session-answer.changes What the request changed.
    session-answer.closed Whether the transcript was closed.
    session-answer.composed What the edits make of the composer.
    session-answer.error Why the request failed.
    session-answer.hit What a press at the point hits; null for nothing.
    session-answer.id The `id` of the request; null without one.
    session-answer.limited Whether there may be more occurrences.
    session-answer.match The occurrence of the text; null if there is none.
    session-answer.matches The occurrences of the text.
    session-answer.measured The texts, each at each width.
    session-answer.nearest The nearest position in a text.
    session-answer.offset The upper edge of the viewport that shows the anchor at its place.
    session-answer.opened The transcript that was opened.
    session-answer.outlines The outlines of glyphs.
    session-answer.overlay What floats over the viewport.
    session-answer.selection The selection.
    session-answer.state The transcript after the request.
    session-answer.statistics The work done and the memory kept.
    session-answer.viewport The visible part of the transcript.
    shape.behind Whether the rule is drawn behind the glyphs, like a background colour.
    shape.color The colour that the style or the message gives.
    shape.frame The frame: x, y, width and height, in points.
    shape.shape The shape that is drawn in the frame.
    shape.thickness The thickness of lines, in points; 0 for `filled`.
    span.background The colour behind the range that the message gives.
    span.look The formatting of the range.
    span.looks The formattings of the range, if there are several.
    span.tag The application's tag of the range.
    span.title The title of the link.
    state.count The number of messages.
    state.duplicates The ids of messages that were left out because their ids existed already.
    state.formulas The formulas that could not be read completely.
    state.height The height of the transcript, in points.
    state.shortened The ids of messages that were shortened because they are too long.
    state.unsettled How many heights are estimates.
    state.width The width of the transcript, in points; null for no limit.
    statistics.bytes The bytes that the session keeps.
    statistics.count The number of messages.
    statistics.fonts The number of fonts used so far.
    statistics.height The height of the transcript, in points.
    statistics.messagesPrepared How often the texts of a message were analysed and shaped.
    statistics.neighboursVisited How often the placement of a message among its neighbours was computed.
    statistics.rowsMeasured How often the rows of a message were measured.
    statistics.transcripts The number of open transcripts.
    statistics.unsettled How many heights are estimates.
    statistics.width The width of the transcript, in points; null for no limit.
    statusPart.frame The frame of the part, relative to the cell, in points.
    statusPart.ink The role of the icon's colour.
    statusPart.signs Whether the state is shown by circles instead of ticks.
    statusPart.state The delivery state.
    step.around The layout of the bar around the text; left out if there is no bar.
    step.caret The frame of the caret, in points.
    step.content The text of the message that was sent, with the mentions as text.
    step.count The number of grapheme clusters in the text. A token counts as one.
    step.done Whether the edit changed something.
    step.edit The name of the edit.
    step.head The end of the selection that moves with the keys, if it is not the later end.
    step.href The link address at the beginning of the selection. If nothing is selected, the link address of the text that is typed next.
    step.looks The formattings of the selection, or of the text that is typed next.
    step.marked The range that an input method has marked, in UTF-16 offsets; left out if nothing is marked.
    step.markedRects The rectangles of the text that an input method has marked.
    step.message The message that was sent.
    step.placeholder The shaped placeholder of an empty composer; left out if there is none.
    step.query The word at the caret that can be completed; left out if there is none.
    step.scrollOffset The scroll offset at which the caret is visible.
    step.scrolls Whether the content is taller than the composer.
    step.selection The offsets of the selection, in UTF-16 code units.
    step.selectionRects The rectangles behind the selected text.
    step.size The width and height of the composer, in points.
    step.spans The formatting and links of ranges of the text, by UTF-16 offsets. They are in ascending order and do not overlap.
    step.step The number of the edit, from 1.
    step.text The text, with one U+FFFC for each token. A U+FFFC that the user typed or pasted is not a token.
    step.to_uid The ids of the users whom the message that was sent mentions.
    step.tokens The mentions and other objects in the text, in ascending order of their offsets.
    strip.contentWidth The width of all attachments, in points.
    strip.items The attachments that are visible.
    strip.offset How far the attachments are scrolled, in points.
    textPart.color The colour from the style, such as `#ffffff`; left out for the renderer's own colour.
    textPart.decorations The decorations of the text, kind by kind in drawing order. Decorations of one kind are in the order of the text.
    textPart.detected The links, mentions and other detected data in the text, in ascending order. The style decides which kinds are detected.
    textPart.frame The frame of the part, relative to the cell, in points. A style may make it larger than the block.
    textPart.ink The role of the text's colour.
    textPart.objects The objects in the text, each represented by a U+FFFC, in ascending order.
    textPart.path The path of the text in the message.
    textPart.role The role of the text, such as the message's text, a paragraph, a heading or a cell of a table.
    textPart.spans The ranges of the shown text that are formatted or have a tag, in ascending order.
    textPart.text The text as it is shown: with emoticons replaced, and shortened if it is long. Offsets in the block are UTF-16 offsets in this text.
    textPart.wholeText The whole text, if `text` is only the beginning of it; left out if `text` is complete.
    token.baseline How far the lower edge is above the baseline of the line, in points.
    token.cut Whether the token is truncated to the width of the line.
    token.id The id of the user or the object.
    token.kind What the token is, if it is not a mention.
    topic.kind Whether the message replies to another one or replaces it.
    typing.bubble The shape behind the message; null in a style without bubbles.
    typing.frame The frame of the row in the transcript, in points.
    typing.people The people who are typing, identified as in `Message.sender`; left out if unknown.
    typingRow.typing The row that shows that somebody is typing.
    update.frame The frame after the change.
    update.index The index of the row after the change.
    update.kind What changed of the row.
    update.oldFrame The frame before the change.
    viewport.anchor The reader's place; null in an empty transcript.
    viewport.clamped Whether the viewport was moved to stay within the transcript.
    viewport.contentHeight The height of the transcript.
    viewport.drawing The drawing of the rows; left out if it was not requested.
    viewport.overlay What floats over the viewport.
    viewport.rows The visible rows; left out if they were not requested.
    viewport.top The upper edge of the viewport, in points.
    """#

  /// The name of each enumeration, and its words in ascending order: an enumeration on each line.
  static let enumerations = #"""
    AccessibilityAction.Kind choose,expand,open,play,press,reveal,select,showQuoted
    AccessibilityRole button,checkbox,heading,image,link,list,listItem,message,notice,separator,status,text
    AccessibilityState busy,collapsed,expanded,selected
    AlbumKind compact,templates,wide
    AnswerState right,wrong
    AvatarAnchor bottom,cellBottom,cellTop,center,firstLine,lastLine,top
    BoxIcon camera,caution,check,collapsedLeft,collapsedRight,copy,cross,deleted,download,expanded,eye,failed,file,important,loading,missedCall,missedVideoCall,missing,note,open,person,phone,picture,pin,place,play,reply,timer,tip,uploading,warning
    BoxRole alert,bar,button,call,capsule,cell,code,contact,copy,custom,emoji,file,growing,icon,line,link,linkPicture,location,mention,option,pill,play,poll,quote,quoteBar,quotePicture,reaction,rule,selection,share,sign,swipe,table,task,track,voice,waveform
    BubbleShape none,picture,rounded
    ButtonKind action,copy,link,primary
    CaretKey characterBackward,characterForward,documentEnd,documentStart,down,left,lineEnd,lineStart,paragraphBackward,paragraphForward,right,selectAll,up,wordBackward,wordForward,wordLeft,wordRight
    CellHeightBasis content,none,text
    ChangeSet.UpdateKind group,message,separators
    ComposerButton attach,camera,emoji,microphone,send,sendOrMicrophone
    ContentKind buttons,cards,code,footer,forwarded,link,media,name,poll,quote,reactions,text,thread
    CopyForm markdown,markers,text
    DataKind address,date,link,mail,mention,phone,tag
    DeliverySigns circles,ticks
    DisplayList.Kind fill,glyphs,picture,placeholder,stroke
    ElementKind avatar,block,button,buttons,card,code,footer,forwarded,label,link,media,name,option,picture,poll,quote,reaction,reactions,seenBy,selection,status,swipe,text,thread
    FormulaNotation mathml,tex
    FormulaOverflow break,scroll
    FormulaRule.Shape box,downDiagonal,filled,upDiagonal
    GroupVisibility always,first,last
    GrowingSign caret,dots,none
    InlineObjectKind citation,emoji,formula,image,mention
    InlineUnit em,pt
    LabelPlace above,below,cell
    LabelRole button,code,columnTitle,count,detail,duration,edited,formulaNumber,hiddenCount,initials,language,lineNumber,mention,option,quoteSender,quoteText,reaction,readLess,readMore,sender,senderAndTime,time,title,unfold
    LayoutPolicy browser,unicode
    LineBreakOptions.Strictness anywhere,auto,loose,normal,strict
    LineBreakOptions.WordBreak break-all,keep-all,normal
    LineEnding emergency,endOfText,hardBreak,softBreak,softHyphen,truncated
    LineEnds hard,soft
    LineStrut all,first
    LineWrap characters,none,words
    LogicalSide end,start
    MediaKind animation,image,sticker,video,videoNote
    MediaState failed,loading,missing,ready,remote,uploading
    MessageKind action,message,notice
    MessageRole notice,received,sent
    PollResult percent,votes
    ReactionPlace below,inside,overlapping
    RelativeDays days,list,none
    ScrollEdge bottom,top
    SeparatorKind date,unread
    SessionFailure.Code badRequest,noFont,noMessage,noTranscript,notJSON,sessionFull,tooLong,unreadable
    TableMode auto,cards,scroll,wrap
    TailRule always,last,none
    TextAlignment center,end,justify,left,right,start
    TextAutospace no-autospace,normal
    TextDecoration.Kind background,code,mark,spoiler,strike,underline
    TextDirection auto,ltr,rtl
    TextEmphasis bold,code,italic,mark,spoiler,strike,sub,sup,underline
    TextFit balance,fill,hug
    TextFormat markdown,plain
    TextPosition.Affinity downstream,upstream
    Truncation clip,head,middle,tail
    TuckRule interval,none,trailing
    TypeGrowth everything,heights
    WhiteSpace break-spaces,normal,nowrap,pre,pre-line,pre-wrap
    """#
}
