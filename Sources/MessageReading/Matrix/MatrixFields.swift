/// The fields of Matrix events, from the specification and the proposals that Element uses. `event-type` has the types
/// of events.
enum MatrixFields {
  static let table = """
    document: messages=message chunk=message events=message timeline=message
    - room_name room_creator topic export_date exported_by | a layout has no title of the conversation
    - start end state next_batch prev_batch room_id | only a program that asks for more events needs it
    message: type event_id sender origin_server_ts content=content state_key redacts redacted_because unsigned=unsigned prev_content=content
    - room_id user_id age origin txn_id auth_events prev_events depth hashes signatures membership replaces_state prev_sender m.relates_to prev_state | it describes how the event was sent
    other-event: type event_id sender origin_server_ts content
    - * | the type says what is left out
    unsigned: prev_content=content redacted_because m.relations=relations
    - age transaction_id prev_sender replaces_state invite_room_state knock_room_state membership io.element.late_event | it describes how the event was sent
    relations: m.replace=edit m.annotation=annotations m.thread=thread
    - m.reference | the answers are events of their own
    edit: content=content
    - type event_id sender origin_server_ts room_id unsigned user_id | the edited content is shown
    annotations: chunk=annotation
    - limited count next_batch | every kind of reaction has its number
    annotation: key count
    - type origin_server_ts shortcode | the picture or emoji is shown
    thread: count latest_event=latest
    - current_user_participated | it says nothing about others
    latest: origin_server_ts sender
    - * | the message itself is in the export
    content: msgtype body format formatted_body filename url file=encrypted info=info geo_uri m.relates_to=relation m.new_content=content membership displayname reason name topic redacts pinned shortcode com.beeper.reaction.shortcode page.codeberg.everypizza.msc4193.spoiler m.spoiler org.matrix.msc3245.voice m.voice org.matrix.msc3245.voice.v2 org.matrix.msc1767.audio=audio m.audio=audio m.location=place org.matrix.msc3488.location=place m.poll=poll org.matrix.msc3381.poll.start=poll m.poll.response=answers org.matrix.msc3381.poll.response=answers m.selections live description display_name
    - m.mentions org.matrix.msc3952.mentions | the text has the names
    - m.text m.html m.caption m.file m.asset m.ts m.poll.end m.poll.results m.topic org.matrix.msc1767.text org.matrix.msc1767.message org.matrix.msc1767.html org.matrix.msc1767.caption org.matrix.msc1767.file org.matrix.msc1767.image org.matrix.msc1767.video org.matrix.msc3551.file org.matrix.msc3488.asset org.matrix.msc3488.ts org.matrix.msc3381.poll.end org.matrix.msc3381.poll.results | other fields have the same content
    - avatar_url third_party_invite is_direct join_authorised_via_users_server org.matrix.msc4293.redact_events | a notice about a member has the name
    - creator additional_creators room_version predecessor m.federate type replacement_room algorithm rotation_period_ms rotation_period_msgs io.element.msc3414.encrypt_state_events | a notice about a room has no details
    - ciphertext sender_key session_id device_id key_validity_url public_key public_keys | only a program with the keys can read it
    - call_id party_id version lifetime offer answer invitee dest_session_id selected_party_id capabilities sdp_stream_metadata org.matrix.msc3077.sdp_stream_metadata candidates application notify_type call timeout server_notice_type admin_contact limit_type methods from_device to timestamp data id waitForIframeLoad creatorUserId roomId | only a program that takes part needs it
    - com.beeper.linkpreviews org.matrix.msc4278.link_previews m.url_previews org.matrix.msc2516.voice im.nheko.relations.v1.in_reply_to com.beeper.per_message_profile external_url | programs add it to messages
    encrypted: url
    - key iv hashes v mimetype | only a program with the keys can read the file
    info: mimetype size w h duration
    - thumbnail_url thumbnail_file thumbnail_info xyz.amorgan.blurhash blurhash org.matrix.msc2448.blurhash xyz.amorgan.thumbhash is_animated org.matrix.msc4230.is_animated fi.mau.loop fi.mau.autoplay fi.mau.hide_controls fi.mau.no_audio fi.mau.gif m.asset_id orientation frames bitrate | the file itself is shown
    relation: rel_type event_id key is_falling_back m.in_reply_to=reply shortcode
    reply: event_id
    audio: waveform duration
    - url name mimetype size | other fields have the same content
    place: uri
    - description | the text has the words
    poll: question=words answers=option max_selections kind
    words: m.text=words org.matrix.msc1767.text=words body
    - msgtype mimetype org.matrix.msc1767.html org.matrix.msc1767.message | the plain text is shown
    option: id m.id m.text=words org.matrix.msc1767.text=words body
    - msgtype mimetype org.matrix.msc1767.html org.matrix.msc1767.message | the plain text is shown
    answers: answers
    event-type: m.room.message m.sticker m.room.encrypted m.poll.start org.matrix.msc3381.poll.start m.poll.response org.matrix.msc3381.poll.response m.poll.end org.matrix.msc3381.poll.end m.reaction m.room.redaction m.room.member m.room.third_party_invite m.room.create m.room.name m.room.topic m.room.avatar m.room.encryption m.room.tombstone m.room.pinned_events m.call.invite m.call.answer m.call.hangup m.call.reject m.call.notify io.element.call.notify m.rtc.notification org.matrix.msc4075.rtc.notification m.beacon_info org.matrix.msc3672.beacon_info m.widget im.vector.modular.widgets
    - m.room.power_levels m.room.join_rules m.room.history_visibility m.room.guest_access m.room.server_acl m.room.canonical_alias m.room.aliases m.room.related_groups m.room.bot.options m.room.preview_urls org.matrix.room.preview_urls m.room.plumbing m.space.child m.space.parent m.room.retention io.element.functional_members m.room.policy m.policy.rule.user m.policy.rule.room m.policy.rule.server im.ponies.room_emotes im.vector.web.settings uk.half-shot.bridge m.bridge | they change settings of the room
    - m.call.candidates m.call.negotiate m.call.select_answer m.call.replaces m.call.sdp_stream_metadata_changed m.call.asserted_identity m.call.member org.matrix.msc3401.call org.matrix.msc3401.call.member m.call.encryption_keys io.element.call.encryption_keys m.rtc.member | programs exchange them during calls
    - m.beacon org.matrix.msc3672.beacon | a live location moves; the notice says that it was shared
    - m.key.verification.start m.key.verification.ready m.key.verification.accept m.key.verification.key m.key.verification.mac m.key.verification.done m.key.verification.cancel m.room.hmac m.dummy m.receipt m.typing m.fully_read | programs exchange them
    """
}
