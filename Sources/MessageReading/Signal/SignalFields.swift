/// The fields of Signal Desktop's rows (`MessageAttributesType`), and those of signal-export's lines.
enum SignalFields {
  static let table = """
    document: messages=message messsages=message conversations=conversation
    conversation: id name systemGivenName profileFullName profileName e164 serviceId uuid aci
    - * | a conversation gives only names
    message: id type conversationId sent_at timestamp sourceServiceId sourceUuid source body bodyRanges=range attachments=file sticker=sticker contact=contact preview=preview quote=quote reactions=reaction isErased deletedForEveryone isViewOnce editHistory=edit editMessageTimestamp sendStateByConversationId=states callHistory=call callHistoryDetails=call groupV2Change=change group_update=old-change expirationTimerUpdate=timer expireTimer expirationStartTimestamp verified verifiedChanged key_changed changedId profileChange=profile poll=poll pollTerminateNotification=ended storyReplyContext=story payment=payment giftBadge=badge messageRequestResponseEvent conversationMerge=merge titleTransition=merge unsupportedMessage
    - received_at received_at_ms serverTimestamp serverGuid schemaVersion sourceDevice readAt readStatus seenStatus unidentifiedDeliveries unidentifiedDeliveryReceived timestampReceivedAt rowid json readReceipts | when and how the message came
    - hasAttachments hasFileAttachments hasVisualMediaAttachments hasUnreadPollVotes isChangeCreatedByUs preferredReactionEmoji mentionsMe isVerifiedByUs local | it follows from other fields
    - isStory storyId storyDistributionListId storyRecipientsVersion canReplyToStory isTapToViewInvalid expirationTimerVersion requiredProtocolVersion supportedVersionAtReceive shouldEraseContentAfter errors dataMessage decrypted_at synced expires_at callId callMode groupMigration group isUserCreatedUnread editMessageReceivedAt editMessageReceivedAtMs editMessageUnreadReactions backupMessageId deletedForEveryoneTimestamp deletedForEveryoneFailed deletedForEveryoneSendStatus sendHQImages reactionMessageIds pinMessage pinnedMessageId pinnedAt targetSentTimestamp droppedGV2MemberIds invitedGV2Members phoneNumberDiscovery sms mid unread | only the program itself needs it
    - bodyAttachment | a long text is a file of its own
    range: start length style mentionAci mentionUuid replacementText
    - conversationID mentionName mentionE164 | the mention has the name
    file: contentType fileName flags size width height duration caption path
    - id key digest plaintextHash iv blurHash thumbnail thumbnailFromBackup screenshot screenshotPath screenshotData data url localKey version uploadTimestamp cdnId cdnKey cdnNumber incrementalMac chunkSize clientUuid pending isCorrupted error wasTooBig downloadPath backupCdnNumber localBackupPath isReencryptableToSameDigest reencryptionIv textAttachment schemaVersion isVoiceMessage isGif | only the program itself needs it
    sticker: emoji data=sticker-file
    - packId packKey stickerId isReference version | the picture is shown
    sticker-file: width height emoji path
    - * | the picture is shown
    contact: name=name number=number
    - email address avatar organization | a contact has a name and a number
    name: displayName nickname givenName familyName
    - prefix suffix middleName | the parts above name the person
    number: value
    - type label | the number is shown
    preview: url title description image=size
    - date domain isStickerPack isCallLink callLinkRoomState | the address is shown
    size: width height
    - * | only the size of the picture is needed
    quote: authorAci authorUuid author text bodyRanges=range attachments=quoted
    - id messageId referencedMessageNotFound isViewOnce isGiftBadge isPoll isTargetMessageNotFound type | the quote has the words
    quoted: contentType fileName
    - * | a quote has no picture of its own
    reaction: emoji
    - fromId targetAuthorAci targetTimestamp timestamp isSentByConversationId targetAuthorUuid fromMe toId receivedAtDate | reactions have a number and no names
    edit:
    - * | the latest text is shown
    states: *=state
    state: status
    - updatedAt isAllowedToReplyToStory | the lowest state is shown
    call: direction callType type status acceptedTime endedTime wasIncoming wasVideoCall wasDeclined
    - mode callMode callId peerId ringerId startedById timestamp creatorUuid startedTime endedByServer | a call has a length
    change: from details=detail
    detail: type aci uuid serviceId newTitle newPrivilege removed description announcementsOnly count text
    - inviter privilege times isApprovalPending | the sentence does not need it
    old-change: name joined left avatarUpdated
    - members type id avatar deleted | the sentence does not need it
    timer: expireTimer sourceServiceId source
    - fromSync fromGroupUpdate | it says how the change came
    profile: oldName newName
    - type | only names change
    poll: question options allowMultiple votes=vote terminatedAt
    - terminateSendStatus | only the program itself needs it
    vote: fromConversationId optionIndexes voteCount
    - targetAuthorAci targetTimestamp timestamp sendStateByConversationId | votes have a number and no names
    ended: question
    - pollMessageId pollTimestamp | the question is enough
    story: authorAci attachment=story-file
    - messageId | the story is quoted
    story-file: textAttachment=story-text
    - * | a quote has no picture of its own
    story-text: text
    - * | the words are shown
    payment: kind note
    - transactionDetailsBase64 amountMob feeMob | the note is shown
    badge:
    - level state expiration receiptCredentialPresentation id | the message says that it is a badge
    merge: renderInfo=info
    info: e164 username
    - type | only the name is shown
    line: date sender body quote sticker=line-sticker reactions=line-reaction attachments=line-file deleted call
    line-sticker: emoji
    - * | the emoji describes it
    line-reaction: name emoji
    line-file: name path
    """
}
