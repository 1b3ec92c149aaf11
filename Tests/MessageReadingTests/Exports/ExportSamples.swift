import MessageReading

/// Small exports with samples of many features.
enum ExportSamples {
  static let all: [(format: InputFormat, text: String)] = [
    (.telegram, telegram), (.telegram, bot), (.whatsapp, whatsApp), (.slack, slack), (.discord, discord),
    (.signal, signal), (.matrix, matrix),
  ]

  /// The exports that are one JSON document.
  static let documents: [(format: InputFormat, text: String)] = [
    (.telegram, telegram), (.telegram, "[\(bot.split(separator: "\n").joined(separator: ","))]"),
    (.slack, slack),
    (.discord, discord),
    (.signal, "{\"messages\":[\(signal.split(separator: "\n").joined(separator: ","))]}"),
    (.matrix, matrix),
  ]

  static let telegram = """
    {"name":"A","type":"personal_chat","id":1,"messages":[
    {"id":1,"type":"service","date":"2024-01-31T08:30:00","date_unixtime":"1706689800","actor":"A","action":"invite_members","members":["B",null],"text":"","text_entities":[]},
    {"id":2,"type":"message","date_unixtime":"1706689860","edited_unixtime":"1706689861","from":"A","from_id":"user1","reply_to_message_id":1,
     "photo":"p/a.jpg","width":8,"height":6,"file":"f/b.ogg","file_name":"b","file_size":3,"media_type":"voice_message","duration_seconds":2,
     "text":["a",{"type":"bold","text":"b"}],"text_entities":[{"type":"plain","text":"a"},{"type":"bold","text":"b"},{"type":"pre","text":"c","language":"x"},{"type":"blockquote","text":"d","collapsed":true},{"type":"text_link","text":"e","href":"f"},{"type":"custom_emoji","text":"g","document_id":"9"}],
     "reactions":[{"type":"emoji","count":2,"emoji":"x"}],"poll":{"question":"q","answers":[{"text":"y","voters":1,"chosen":true}]},
     "location_information":{"latitude":1.5,"longitude":2},"contact_information":{"first_name":"C","phone_number":"+1"},"inline_bot_buttons":[[{"text":"Go"}]]},
    {"id":3,"type":"message","from":"A","via_bot":"@b","text":"","todo_list":{"title":["t"],"answers":[{"text":"x","id":1}]},"invoice_information":{"title":"i","amount":5,"currency":"USD"},"giveaway_information":{"months":1,"quantity":2,"until_date":"2024-05-01T00:00:00"}},
    {"id":4,"type":"service","action":"todo_completions","actor":"A","message_id":3,"completed":[1],"incompleted":[2]},
    {"id":5,"type":"service","action":"phone_call","actor":"A","duration_seconds":5,"discard_reason":"hangup"},
    {"id":6,"type":"service","action":"send_ton_gift","actor":"A","amount_whole":1,"amount_nano":5},
    {"id":7,"type":"service","action":"todo_append_tasks","actor":"A","items":[{"text":["x"],"id":3}]},
    {"id":8,"type":"service","action":"group_call_scheduled","actor":"A","schedule_date":5},
    {"id":9,"type":"service","action":"set_messages_ttl","actor":"A","period":86400}
    ]}
    """

  static let bot = """
    {"update_id":1,"message":{"message_id":1,"from":{"id":1,"first_name":"A"},"chat":{"id":1},"date":1706689860,"text":"ab cd ef","entities":[{"type":"bold","offset":0,"length":5},{"type":"blockquote","offset":1,"length":3},{"type":"pre","offset":2,"length":4,"language":"c"},{"type":"text_mention","offset":6,"length":2,"user":{"id":3}}],"reply_markup":{"inline_keyboard":[[{"text":"x"}]]}}}
    {"update_id":2,"message":{"message_id":2,"date":1,"chat":{"id":1},"rich_message":{"blocks":[{"type":"heading","size":1,"text":["a",{"type":"bold","text":"b"}]},{"type":"list","items":[{"value":1,"blocks":[{"type":"paragraph","text":"c"}]}]},{"type":"table","cells":[[{"text":"d","colspan":2,"align":"left"}]]},{"type":"details","summary":"s","blocks":[{"type":"quote"}]},{"type":"photo","photo":[{"file_id":"p","width":1,"height":1}],"caption":{"text":"t"}}]}}}
    {"update_id":3,"edited_message":{"message_id":1,"date":1,"chat":{"id":1},"text":"new","reply_to_message":{"message_id":2}}}
    """

  static let whatsApp = """
    12/31/20, 11:59 PM - Messages are end-to-end encrypted.
    12/31/20, 11:59 PM - Ann: *a* _b_ `c` ```d```
    - e
    > f
    12/31/20, 11:59 PM - Bo: IMG-20201231-WA0001.jpg (file attached)
    12/31/20, 11:59 PM - Bo: POLL:
    q
    OPTION: y (1 vote)
    """

  static let slack = """
    [{"type":"message","user":"U1","ts":"1706689800.000100","thread_ts":"1706689800.000100","text":"*a* <@U2> <https://x|y> :tada: `c`","reactions":[{"name":"+1","users":["U2"],"count":1}],"user_profile":{"display_name":"A"}},
    {"type":"message","user":"U2","ts":"1706689801.000100","thread_ts":"1706689800.000100","edited":{"ts":"1"},"text":"x","blocks":[{"type":"rich_text","elements":[{"type":"rich_text_section","elements":[{"type":"text","text":"a","style":{"bold":true}},{"type":"emoji","name":"x","unicode":"1f44d"},{"type":"date","timestamp":5}]},{"type":"rich_text_list","style":"ordered","indent":1,"offset":2,"elements":[{"type":"rich_text_section","elements":[]}]}]},{"type":"section","text":{"type":"mrkdwn","text":"*b*"},"fields":[{"type":"plain_text","text":"f"}]},{"type":"table","rows":[[{"type":"raw_text","text":"A"}]],"column_settings":[{"align":"right"}]}],"files":[{"name":"a.png","mimetype":"image/png","original_w":1,"original_h":2}],"attachments":[{"title":"t","title_link":"l","image_width":3,"image_height":4,"fields":[{"title":"A","value":"1"}],"footer":"f"},{"is_share":true,"author_name":"B","text":"o","from_url":"u"}],"reply_count":2,"reply_users":["U1"],"latest_reply":"5","pinned_to":["C"]},
    {"type":"message","user":"U2","ts":"1706689802.000100","subtype":"huddle_thread","text":"","room":{"date_start":1,"date_end":5,"participant_history":["U1"],"created_by":"U1"}},
    {"type":"message","user":"U2","ts":"1706689803.000100","subtype":"channel_topic","text":"set *t*","thread_ts":"9.1","root":{"text":"r","user":"U1"}}]
    """

  static let discord = """
    {"guild":{"id":"1"},"channel":{"id":"2"},"messages":[
    {"id":"1","type":"Default","timestamp":"2024-01-31T08:31:00+00:00","content":"# T\\n**a** [x](https://y) <@5> <t:5:R>\\n- b\\n```c\\nd```","author":{"id":"9","name":"a"},"mentions":[{"id":"5","name":"b"}],"attachments":[{"url":"x/a.png","fileName":"a.png","fileSizeBytes":3}],"embeds":[{"title":"t","url":"u","thumbnail":{"url":"v","width":1,"height":2},"fields":[{"name":"n","value":"v"}]}],"stickers":[{"name":"s"}],"reactions":[{"emoji":{"id":"","name":"x"},"count":2}],"components":[{"components":[{"label":"Go"}]}],"isPinned":true,"interaction":{"name":"n","user":{"id":"5"}}},
    {"id":"2","type":"Reply","timestamp":"2024-01-31T08:31:00+00:00","content":"b","author":{"id":"5","name":"b"},"reference":{"messageId":"1"},"forwardedMessage":{"content":"c","attachments":[]}}]}
    """

  static let signal = """
    {"id":"c1","type":"private","name":"A","serviceId":"s"}
    {"id":"m1","conversationId":"c1","type":"incoming","sent_at":1706689860000,"sourceServiceId":"s","body":"a \\ufffc bold","bodyRanges":[{"start":2,"length":1,"mentionAci":"s"},{"start":4,"length":4,"style":1}],"attachments":[{"contentType":"image/png","path":"a","width":1,"height":2}],"quote":{"authorAci":"s","text":"q","attachments":[{"contentType":"image/png"}]},"reactions":[{"emoji":"x"}],"preview":[{"url":"u","image":{"width":1,"height":2}}],"contact":[{"name":{"displayName":"C"},"number":[{"value":"1"}]}],"sticker":{"emoji":"e","data":{"path":"p"}},"poll":{"question":"q","options":["a"],"votes":[{"fromConversationId":"c1","optionIndexes":[0],"voteCount":1}]},"expireTimer":5,"expirationStartTimestamp":5,"storyReplyContext":{"authorAci":"s","attachment":{"textAttachment":{"text":"t"}}}}
    {"id":"m2","conversationId":"c1","type":"group-v2-change","sent_at":1706689861000,"groupV2Change":{"from":"s","details":[{"type":"member-add","aci":"s"},{"type":"title","newTitle":"t"},{"type":"pending-add-many","count":2}]}}
    {"id":"m3","conversationId":"c1","type":"call-history","sent_at":1706689862000,"callHistoryDetails":{"type":"Audio","status":"Accepted","acceptedTime":1,"endedTime":5}}
    {"id":"m4","conversationId":"c1","type":"timer-notification","sent_at":1706689863000,"expirationTimerUpdate":{"expireTimer":5,"sourceServiceId":"s"}}
    {"date":"2024-01-31T08:31:00","sender":"Me","body":"b","quote":"> a","sticker":null,"reactions":[["A","x"]],"attachments":[{"name":"a","path":"b"}]}
    """

  static let matrix = """
    {"room_name":"R","export_date":"x","messages":[
    {"type":"m.room.member","state_key":"@a","event_id":"$0","sender":"@a","origin_server_ts":1,"content":{"membership":"join","displayname":"A"},"unsigned":{"prev_content":{"membership":"invite"}}},
    {"type":"m.room.message","event_id":"$1","sender":"@a","origin_server_ts":2,"content":{"msgtype":"m.text","body":"b","format":"org.matrix.custom.html","formatted_body":"<h1>T</h1><ul><li>a <b>b</b></li></ul><table><tr><td colspan=2>c</td></tr></table><pre><code class=language-x>d</code></pre><mx-reply>e</mx-reply>","m.relates_to":{"m.in_reply_to":{"event_id":"$0"}}},"unsigned":{"m.relations":{"m.annotation":{"chunk":[{"key":"x","count":2}]}}}},
    {"type":"m.room.message","event_id":"$2","sender":"@a","origin_server_ts":3,"content":{"body":"c","m.new_content":{"msgtype":"m.text","body":"d"},"m.relates_to":{"rel_type":"m.replace","event_id":"$1"}}},
    {"type":"m.room.message","event_id":"$3","sender":"@a","origin_server_ts":4,"content":{"msgtype":"m.image","body":"p","url":"u","info":{"w":1,"h":2,"size":3}}},
    {"type":"m.reaction","event_id":"$4","sender":"@a","origin_server_ts":5,"content":{"m.relates_to":{"event_id":"$1","key":"y"}}},
    {"type":"m.room.redaction","event_id":"$5","sender":"@a","origin_server_ts":6,"redacts":"$4","content":{}},
    {"type":"m.poll.start","event_id":"$6","sender":"@a","origin_server_ts":7,"content":{"m.poll":{"question":{"m.text":"q"},"answers":[{"id":"a","m.text":[{"body":"y"}]}],"max_selections":2}}},
    {"type":"m.poll.response","event_id":"$7","sender":"@a","origin_server_ts":8,"content":{"m.selections":["a"],"m.relates_to":{"event_id":"$6"}}},
    {"type":"m.poll.end","event_id":"$8","sender":"@a","origin_server_ts":9,"content":{"m.relates_to":{"event_id":"$6"}}},
    {"type":"m.room.message","event_id":"$9","sender":"@a","origin_server_ts":9,"content":{"msgtype":"m.audio","body":"v","m.voice":{},"m.audio":{"duration":5,"waveform":[1]},"m.relates_to":{"rel_type":"m.thread","event_id":"$1","is_falling_back":true}}},
    {"type":"m.room.pinned_events","event_id":"$10","sender":"@a","origin_server_ts":9,"content":{"pinned":["$1"]}}]}
    """
}
