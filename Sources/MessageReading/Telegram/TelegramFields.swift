/// The fields of Telegram's exports, as the writer of Telegram Desktop has them (`export_output_json.cpp`), and
/// those of the Bot API.
enum TelegramFields {
  static let desktop = """
    document: messages=message chats=account left_chats=account result=bot-message
    - name type id | a layout has no title of the conversation
    - about personal_information profile_pictures stories contacts frequent_contacts sessions web_sessions other_data | they are not messages
    - ok | it says only that the answer has a result
    account: list=chat
    - about | a sentence about the list
    chat: name id messages=message
    - type | the messages do not depend on it
    message: id type date date_unixtime edited edited_unixtime from author via_bot forwarded_from saved_from reply_to_message_id reply_to_peer_id text=text text_entities=text photo file file_name file_size media_type mime_type performer title sticker_emoji duration_seconds width height media_spoiler contact_information=contact location_information=place place_name address game_title game_description game_link invoice_information=invoice poll=poll todo_list=checklist giveaway_information=giveaway giveaway_results=winners reactions=reaction inline_bot_buttons=button
    - from_id forwarded_from_id saved_from_id | the name is shown
    - photo_file_size thumbnail thumbnail_file_size | the picture itself is shown
    - contact_vcard contact_vcard_file_size | the contact's name and number are shown
    - self_destruct_period_seconds live_location_period_seconds | the time begins when the message is seen
    - paid_stars_amount | messages have no price
    text: type text language collapsed href user_id document_id
    contact: first_name last_name phone_number
    place: latitude longitude
    invoice: title description amount currency
    - receipt_message_id | the receipt is a message of its own
    poll: question=text closed total_voters answers=answer
    answer: text=text voters chosen
    checklist: title=text answers=task
    - others_can_append others_can_complete | nothing can be changed here
    task: text=text id
    giveaway: quantity months stars additional_prize until_date
    - channels countries is_only_new_subscribers | the rules of the giveaway
    winners: winners_count months stars additional_prize
    - channel winners launch_message_id until_date additional_peers_count unclaimed_count is_refunded is_only_new_subscribers | the rules of the giveaway
    reaction: type count emoji document_id
    - recent | reactions have a number and no names
    button: type text data url callback_data login_url copy_text style
    - dataBase64 forward_text button_id | only a program that answers presses needs it
    service: id type date date_unixtime action actor from to title new_title text=text information_text members inviter score amount currency duration_seconds discard_reason is_missed reason_domain reason_app_name values distance duration period schedule_date emoticon cost months gift_code via_giveaway winners boosts peer_name amount_whole amount_nano stars boost_peer_name gift_text=text messages_count stars_count price_stars completed incompleted message_id items=task rejected comment price_amount_whole price_amount_nano price_currency scheduled_date
    - text_entities | `text` has the words
    - actor_id from_id to_id peer_id boost_peer_id | the name is shown
    - photo photo_file_size width height media_spoiler | a notice has no picture
    - edited edited_unixtime reply_to_message_id reply_to_peer_id game_message_id invoice_message_id giveaway_msg_id | a notice has no quote and no edits
    - user_initiated recurring reason_app_id is_active button_id peers unclaimed charge_id transaction_id is_unclaimed gift_id is_limited is_anonymous is_broadcast_messages_allowed new_icon_emoji_id | the sentence does not need it
    """

  static let bot = """
    bot-update: message=bot-message channel_post=bot-message business_message=bot-message edited_message=bot-message edited_channel_post=bot-message edited_business_message=bot-message
    - update_id | only a program that answers updates needs it
    - message_reaction message_reaction_count inline_query chosen_inline_result callback_query shipping_query pre_checkout_query purchased_paid_media poll poll_answer my_chat_member chat_member chat_join_request chat_boost removed_chat_boost business_connection deleted_business_messages guest_message | they are not messages
    bot-message: message_id date edit_date from=bot-chat sender_chat=bot-chat chat=bot-chat text entities=bot-entity caption caption_entities=bot-entity rich_message=rich-message checklist=bot-checklist has_media_spoiler reply_markup=bot-keyboard forward_origin=bot-origin reply_to_message=bot-message external_reply=bot-external quote=bot-quote via_bot=bot-chat author_signature photo=bot-file animation=bot-file video=bot-file video_note=bot-file sticker=bot-file voice=bot-file audio=bot-file document=bot-file contact=bot-chat venue=bot-venue location=bot-place poll=bot-poll game=bot-game invoice=bot-invoice dice=bot-dice new_chat_members=bot-chat left_chat_member=bot-chat new_chat_title new_chat_photo delete_chat_photo group_chat_created supergroup_chat_created channel_chat_created pinned_message migrate_to_chat_id video_chat_started video_chat_ended forum_topic_created=bot-topic boost_added successful_payment=bot-payment refunded_payment=bot-payment message_auto_delete_timer_changed=bot-timer checklist_tasks_done=bot-done checklist_tasks_added=bot-added migrate_from_chat_id video_chat_scheduled video_chat_participants_invited forum_topic_edited forum_topic_closed forum_topic_reopened general_forum_topic_hidden general_forum_topic_unhidden gift unique_gift giveaway=bot-giveaway giveaway_created giveaway_winners=bot-giveaway giveaway_completed chat_background_set proximity_alert_triggered users_shared chat_shared connected_website write_access_allowed passport_data web_app_data paid_message_price_changed direct_message_price_changed suggested_post_approved suggested_post_declined suggested_post_approval_failed suggested_post_paid suggested_post_refunded
    - message_thread_id direct_messages_topic is_topic_message sender_boost_count sender_business_bot sender_tag business_connection_id media_group_id effect_id | a layout has one conversation
    - is_automatic_forward has_protected_content is_from_offline is_paid_post paid_star_count link_preview_options show_caption_above_media reply_to_story reply_to_checklist_task_id reply_to_poll_option_id guest_query_id | it changes how the message is sent, not what it shows
    - forward_from forward_from_chat forward_from_message_id forward_signature forward_sender_name forward_date new_chat_participant new_chat_member left_chat_participant | an older name of another field
    - animation_thumbnail live_photo | the picture itself is shown
    bot-chat: id first_name last_name title username phone_number
    - type is_bot is_forum is_direct_messages language_code is_premium added_to_attachment_menu can_join_groups can_read_all_group_messages supports_inline_queries user_id vcard | the name is shown
    bot-entity: type offset length language url user=bot-chat custom_emoji_id
    - unix_time date_time_format | the text has the words
    bot-checklist: title title_entities=bot-entity tasks=bot-task
    - others_can_add_tasks others_can_mark_tasks_as_done | nothing can be changed here
    bot-task: id text text_entities=bot-entity completion_date
    - completed_by_user completed_by_chat | a list shows only what is done
    bot-keyboard: inline_keyboard=bot-button
    - keyboard force_reply remove_keyboard resize_keyboard one_time_keyboard input_field_placeholder selective is_persistent | the keyboard is not part of the message
    bot-button: text=rich-text type url callback_data data login_url copy_text style
    - icon_custom_emoji_id web_app switch_inline_query switch_inline_query_current_chat switch_inline_query_chosen_chat callback_game pay disabled id request_users request_chat | only a program that answers presses needs it
    bot-origin: sender_user=bot-chat sender_user_name sender_chat=bot-chat chat=bot-chat
    - type date message_id author_signature | only the name is shown
    bot-external: origin=bot-origin
    - chat message_id link_preview_options animation audio document paid_media photo sticker story video video_note voice has_media_spoiler checklist contact dice game giveaway giveaway_winners invoice location poll venue | a quote has the words
    bot-quote: text entities=bot-entity
    - position is_manual | the place in the quoted text
    bot-file: file_name performer title file_size width length height duration emoji file_path file_id
    - file_unique_id mime_type thumbnail thumb cover start_timestamp qualities codec | the file has the same content in other forms
    - type is_animated is_video set_name premium_animation mask_position custom_emoji_id needs_repainting | a sticker is a picture
    bot-venue: title address location=bot-place
    - foursquare_id foursquare_type google_place_id google_place_type | ids of other services
    bot-place: latitude longitude
    - horizontal_accuracy live_period heading proximity_alert_radius | a map shows one place
    bot-poll: question options=bot-option total_voter_count is_closed allows_multiple_answers correct_option_id correct_option_ids
    - id is_anonymous type question_entities explanation explanation_entities open_period close_date description description_entities allows_revoting | how people vote
    bot-option: text voter_count
    - text_entities persistent_id added_by_user added_by_chat addition_date | options are plain texts
    bot-game: title description
    - photo text text_entities animation | the picture of a game
    bot-payment: currency total_amount
    - invoice_payload telegram_payment_charge_id provider_payment_charge_id subscription_expiration_date is_recurring is_first_recurring shipping_option_id order_info | a notice has the amount
    bot-timer: message_auto_delete_time
    bot-topic: name
    - icon_color icon_custom_emoji_id is_name_implicit | a notice has the name
    bot-done: checklist_message=bot-message marked_as_done_task_ids marked_as_not_done_task_ids
    bot-added: tasks=bot-task
    - checklist_message | the notice names the tasks
    bot-giveaway: winner_count prize_description prize_star_count premium_subscription_month_count
    - chats chat winners_selection_date only_new_members has_public_winners country_codes giveaway_message_id winners additional_chat_count unclaimed_prize_count was_refunded | a card has the prize and the number of winners
    bot-invoice: title description currency total_amount
    - start_parameter | a link to pay
    bot-dice: emoji value
    rich-message: blocks=rich-block is_rtl
    rich-block: type text=rich-text size language expression items=rich-item blocks=rich-block summary=rich-text is_open caption=rich-text credit=rich-text cells=rich-cell buttons=bot-button photo=bot-file animation=bot-file video=bot-file audio=bot-file voice_note=bot-file document=bot-file location=bot-place has_spoiler
    - name | the name of an anchor, which shows nothing
    - is_bordered is_striped is_compact | the style decides how tables look
    - zoom width height | the size of a map
    rich-item: blocks=rich-block value type has_checkbox is_checked
    - label | the label follows from the number
    rich-cell: text=rich-text is_header colspan rowspan align
    - valign | the text stands at the top
    rich-text: type text=rich-text credit=rich-text alternative_text custom_emoji_id expression url email_address phone_number anchor_name user=bot-chat reference_name button=bot-button
    - name reference_link unix_time date_time_format username hashtag cashtag bot_command bank_card_number | the text has the words
    """
}
