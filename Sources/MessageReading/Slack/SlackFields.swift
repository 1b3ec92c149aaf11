/// The fields of Slack's exports, Web API and blocks.
enum SlackFields {
  static let table = """
    document: messages=message
    - ok has_more pin_count response_metadata channel_actions_ts channel_actions_count oldest latest | the answer of the Web API has them beside the messages
    - channel_id thread_ts name | a layout has no title of the conversation
    message: type subtype user ts text thread_ts reply_count latest_reply reply_users blocks=block files=file file=file attachments=attachment reactions=reaction edited=edit username bot_id bot_profile=profile user_profile=profile pinned_to room=room root=root
    - client_msg_id team user_team source_team event_ts permalink language metadata app_id | ids for programs
    - replies reply_users_count subscribed last_read unread_count is_locked parent_user_id new_broadcast | the replies are messages of their own
    - icons display_as_bot bot_link | avatars come from the application
    - upload x_files comment no_notifications assistant_app_thread item item_type | the text says it
    - inviter topic purpose old_name name members channel channel_type channel_id is_intro | the text says it
    - pinned_info is_starred saved hidden is_ephemeral parent | only the reader of the export sees it
    edit:
    - user ts | it shows that the message was edited
    profile: display_name real_name name
    - id deleted icons updated app_id team_id team avatar_hash image_72 image_36 image_48 first_name is_restricted is_ultra_restricted is_bot | the name is shown
    reaction: name users count
    root: text user username bot_id bot_profile=profile user_profile=profile
    - * | the message itself is in the export
    room: created_by date_start date_end participant_history participants was_missed was_rejected name
    - id has_ended media_server call_family background_id thread_root_ts pending_invitees last_invite_status_by_user attached_file_ids is_dm_call is_prewarm is_scheduled channels display_id external_unique_id app_id app_icon_urls join_url desktop_app_join_url active_participants all_participants canvas_thread_ts canvas_background huddle_link knocks recording locale media_backend_type media_path | a call has a length and people
    - participants_events participants_camera_on participants_camera_off participants_screenshare_on participants_screenshare_off | what people did in the call
    file: name title mimetype subtype size original_w original_h thumb_video_w thumb_video_h duration_ms alt_txt audio_wave_samples url_private_download url_private mode preview filetype
    - id created timestamp user user_team username editable is_external external_type external_id external_url is_public public_url_shared display_as_bot pretty_type lines lines_more preview_highlight preview_is_truncated permalink permalink_public edit_link edit_timestamp channels groups ims comments_count shares is_starred has_rich_preview has_more_shares file_access skipped_shares media_display_type state hash bot_id last_editor updated source_team is_channel_space access linked_channel_id quip_thread_id transcription initial_comment | a file has a name, a size and an address
    - plain_text preview_plain_text simplified_html has_simplified_html attachments title_blocks to from cc subject headers original_attachment_count | the content of a mail is in its file
    - thumb_64 thumb_80 thumb_160 thumb_360 thumb_360_w thumb_360_h thumb_360_gif thumb_480 thumb_480_w thumb_480_h thumb_480_gif thumb_720 thumb_720_w thumb_720_h thumb_720_gif thumb_800 thumb_800_w thumb_800_h thumb_960 thumb_960_w thumb_960_h thumb_1024 thumb_1024_w thumb_1024_h thumb_tiny thumb_pdf thumb_pdf_w thumb_pdf_h thumb_video thumb_gif deanimate deanimate_gif image_exif_rotation converted_pdf mp4 mp4_low hls hls_embed vtt aac duration | the file itself is shown
    attachment: title title_link from_url original_url text fallback service_name author_name fields=part footer pretext blocks=block image_url image_width image_height thumb_url thumb_width thumb_height is_share is_msg_unfurl files=file
    - id color ts mrkdwn_in footer_icon author_id author_icon author_link author_subname service_icon service_url image_bytes thumb_title video_html video_html_width video_html_height video_url callback_id attachment_type bot_id app_id app_unfurl_url is_app_unfurl is_reply_unfurl is_thread_root_unfurl mime_type msg_subtype channel_id channel_name channel_team team_id private_channel_prompt hide_border hide_color bot_team_id url indent filename size user_id mimetype | the text and the picture are shown
    - message_blocks | `text` has the words
    - actions | buttons of an old kind, which no longer work
    part: title value
    - short | the fields stand one below the other
    block: type text=text elements=element fields=text accessory=element rows=cell column_settings=column caption title=text alt_text image_url video_url slack_file=slack_file image_width image_height label=text hint=text call=call
    - block_id app_id title_url provider_name provider_icon_url author_name description thumbnail_url image_bytes is_animated fallback external_id source file_id file dispatch_action element expand call_id api_decoration_available optional | nothing more of it is shown
    text: type text image_url alt_text slack_file=slack_file image_width image_height title=text
    - emoji verbatim image_bytes is_animated | a text says how it is written
    slack_file: url
    - id | the address is enough
    column: align
    - is_wrapped | cells are always wrapped
    call: v1=room
    - media_backend_type | a call has a length and people
    cell: type elements=element value text
    - block_id | an id for programs
    element: type text=text elements=element style=style url user_id usergroup_id channel_id range fallback timestamp value name unicode skin_tone language offset indent action_id image_url alt_text slack_file=slack_file image_width image_height title=text
    - block_id team_id unsafe format link border placeholder options initial_option initial_options initial_user initial_date confirm min_query_length accessibility_label display_url workflow icon display_team_id image_bytes is_animated emoji verbatim | only a program that answers presses needs it
    style: bold italic strike code underline highlight client_highlight
    - unlink | the text is shown without a link
    """
}
