import TextUnicode

/// The most used emoji, by the names that Slack uses, which are the short names of iamcal/emoji-data.
enum Shortcodes {
  /// Returns the emoji of a name. A skin tone may follow the name, as in `wave::skin-tone-3`. Nil for an
  /// unknown name.
  static func emoji(_ name: String) -> String? {
    guard name.utf8.count < 64 else { return nil }
    let parts = name.split(separator: ":").map(String.init)
    guard let first = parts.first, let emoji = emoji[first] ?? flag(first) else { return nil }
    guard parts.count > 1, let tone = tones[parts[1]] else { return emoji }
    return toned(emoji, tone) ?? emoji
  }

  /// Returns a text with emoji instead of their known names between colons.
  ///
  /// - Complexity: Linear in the text.
  static func replaced(in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: ":") {
      result += rest[..<open]
      let after = rest[open...].dropFirst()
      if let close = after.prefix(64).firstIndex(of: ":"), let emoji = emoji(String(after[..<close])) {
        result += emoji
        rest = after[close...].dropFirst()
      } else {
        result += ":"
        rest = after
      }
    }
    return result + rest
  }

  /// Returns the emoji of a name with a tone by its number in Slack, from 2 to 6. Nil for an unknown name.
  static func emoji(_ name: String, tone: Int?) -> String? {
    emoji(tone.map { "\(name)::skin-tone-\($0)" } ?? name)
  }

  /// Returns an emoji with a skin tone. Nil if its person has none, or has one already.
  static func toned(_ emoji: String, tone: Int) -> String? {
    tones["skin-tone-\(tone)"].flatMap { toned(emoji, $0) }
  }

  private static func toned(_ emoji: String, _ tone: String) -> String? {
    var scalars = Array(emoji.unicodeScalars)
    guard let first = scalars.first, ScalarProperties(first.value).isEmojiModifierBase else { return nil }
    guard !scalars.contains(where: { ScalarProperties($0.value).isEmojiModifier }) else { return nil }
    // The tone replaces the selector of the emoji form.
    if scalars.count > 1, scalars[1] == "\u{FE0F}" { scalars.remove(at: 1) }
    scalars.insert(contentsOf: tone.unicodeScalars, at: 1)
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns the flag of a country code, as in `flag-fr`; nil for other names.
  private static func flag(_ name: String) -> String? {
    let code = name.utf8.dropFirst(5)
    guard name.hasPrefix("flag-"), code.count == 2, code.allSatisfy({ (0x61...0x7A).contains($0) }) else {
      return nil
    }
    return String(
      String.UnicodeScalarView(code.compactMap { Unicode.Scalar(0x1F1E6 + UInt32($0) - 0x61) }))
  }

  private static let tones = [
    "skin-tone-2": "\u{1F3FB}", "skin-tone-3": "\u{1F3FC}", "skin-tone-4": "\u{1F3FD}",
    "skin-tone-5": "\u{1F3FE}",
    "skin-tone-6": "\u{1F3FF}",
  ]

  private static let emoji: [String: String] = {
    var emoji: [String: String] = [:]
    for entry in table.split(whereSeparator: \.isWhitespace) {
      let parts = entry.split(separator: "=")
      for name in parts.dropLast() { emoji[String(name)] = parts.last.map(String.init) }
    }
    // A tone alone is a patch of its colour.
    emoji.merge(tones) { old, _ in old }
    return emoji
  }()

  /// Each entry consists of one or more names and the emoji, separated by `=`.
  private static let table = """
    +1=thumbsup=👍 -1=thumbsdown=👎 100=💯 1234=🔢 8ball=🎱 alarm_clock=⏰ alien=👽 angry=😠 anguished=😧 apple=🍎
    arrow_down=⬇️ arrow_left=⬅️ arrow_right=➡️ arrow_up=⬆️ art=🎨 astonished=😲 balloon=🎈 bangbang=‼️ bar_chart=📊 beer=🍺
    beers=🍻 bell=🔔 bike=🚲 birthday=🎂 black_heart=🖤 blue_heart=💙 blush=😊 bomb=💣 book=📖 books=📚 boom=collision=💥 bow=🙇
    brain=🧠 broken_heart=💔 brown_heart=🤎 bug=🐛 bulb=💡 bus=🚌 cactus=🌵 cake=🍰 calendar=📆 call_me_hand=🤙 camera=📷 car=🚗
    cat=🐱 champagne=🍾 chart_with_downwards_trend=📉 chart_with_upwards_trend=📈 checkered_flag=🏁 cherry_blossom=🌸 christmas_tree=🎄
    clap=👏 clipboard=📋 clock1=🕐 cloud=☁️ clown_face=🤡 coffee=☕ cold_face=🥶 cold_sweat=😰 computer=💻 confetti_ball=🎊 confused=😕
    construction=🚧 cookie=🍪 cool=🆒 cow=🐮 crab=🦀 crossed_fingers=🤞 crown=👑 cry=😢 crying_cat_face=😿 cupid=💘 dancer=💃
    dart=🎯 date=📅 disappointed=😞 dizzy=💫 dizzy_face=😵 dog=🐶 dollar=💵 dolphin=🐬 doughnut=🍩 dragon=🐉 droplet=💧 duck=🦆
    ear=👂 earth_americas=🌎 egg=🥚 email=envelope=✉️ evergreen_tree=🌲 exclamation=❗ exploding_head=🤯 expressionless=😑 eyes=👀
    face_palm=facepalm=🤦 face_with_cowboy_hat=🤠 face_with_hand_over_mouth=🤭 face_with_monocle=🧐 face_with_raised_eyebrow=🤨
    face_with_rolling_eyes=🙄 face_vomiting=🤮 facepunch=punch=👊 fearful=😨 fire=🔥 fireworks=🎆 first_place_medal=🥇 fish=🐟 fist=✊
    flag-de=🇩🇪 flag-us=us=🇺🇸 floppy_disk=💾 flushed=😳 four_leaf_clover=🍀 fox_face=🦊 frog=🐸 frowning=😦 game_die=🎲 gear=⚙️
    gem=💎 ghost=👻 gift=🎁 goat=🐐 green_apple=🍏 green_heart=💚 grey_question=❔ grimacing=😬 grin=😁 grinning=😀 guitar=🎸
    hamburger=🍔 hammer=🔨 hammer_and_wrench=🛠️ hand=raised_hand=✋ handshake=🤝 hankey=poop=💩 hatching_chick=🐣 hear_no_evil=🙉
    heart=❤️ heart_eyes=😍 heart_hands=🫶 heartbeat=💓 heavy_check_mark=✔️ heavy_plus_sign=➕ herb=🌿 hibiscus=🌺 hot_face=🥵
    hourglass=⌛ house=🏠 hugging_face=hugs=🤗 hushed=😯 icecream=🍦 information_source=ℹ️ innocent=😇 jack_o_lantern=🎃 joy=😂
    joy_cat=😹 key=🔑 kiss=💋 kissing_heart=😘 koala=🐨 large_blue_circle=🔵 large_green_circle=🟢 laughing=satisfied=😆 leaves=🍃
    link=🔗 lion_face=🦁 lock=🔒 loudspeaker=📢 mag=🔍 man-shrugging=🤷‍♂️ man-facepalming=🤦‍♂️ mask=😷 medal=🏅 mega=📣 memo=pencil=📝
    metal=the_horns=🤘 microphone=🎤 middle_finger=🖕 money_mouth_face=🤑 moneybag=💰 monkey=🐒 monkey_face=🐵 moon=🌔 mortar_board=🎓
    mountain=⛰️ muscle=💪 musical_note=🎵 nail_care=💅 nauseated_face=🤢 nerd_face=🤓 neutral_face=😐 no_entry=⛔ no_entry_sign=🚫
    no_mouth=😶 notes=🎶 ocean=🌊 octopus=🐙 ok=🆗 ok_hand=👌 open_hands=👐 open_mouth=😮 orange_heart=🧡 package=📦 panda_face=🐼
    paperclip=📎 partly_sunny=⛅ partying_face=🥳 party_popper=tada=🎉 peace_symbol=☮️ penguin=🐧 pensive=😔 phone=☎️ pig=🐷 pill=💊
    pizza=🍕 pleading_face=🥺 point_down=👇 point_left=👈 point_right=👉 point_up=☝️ point_up_2=👆 popcorn=🍿 pray=🙏 purple_heart=💜
    pushpin=📌 question=❓ rabbit=🐰 racehorse=🐎 rage=😡 rainbow=🌈 raised_hands=🙌 raising_hand=🙋 recycle=♻️ red_circle=🔴
    relaxed=☺️ relieved=😌 revolving_hearts=💞 robot_face=🤖 rocket=🚀 rolling_on_the_floor_laughing=🤣 rose=🌹 rotating_light=🚨 rowboat=🚣
    saluting_face=🫡 santa=🎅 scream=😱 second_place_medal=🥈 see_no_evil=🙈 seedling=🌱 shrug=🤷 skull=💀 sleeping=😴 sleepy=😪
    slightly_frowning_face=🙁 slightly_smiling_face=🙂 sloth=🦥 smile=😄 smile_cat=😸 smiley=😃 smiling_face_with_3_hearts=🥰
    smiling_face_with_tear=🥲 smirk=😏 snail=🐌 snake=🐍 sneezing_face=🤧 snowflake=❄️ snowman=⛄ sob=😭 soccer=⚽ sos=🆘
    sparkles=✨ sparkling_heart=💖 speak_no_evil=🙊 speech_balloon=💬 star=⭐ star-struck=🤩 star2=🌟 stopwatch=⏱️ stuck_out_tongue=😛
    stuck_out_tongue_winking_eye=😜 sun_with_face=🌞 sunflower=🌻 sunglasses=😎 sunny=☀️ sunrise=🌅 sweat=😓 sweat_drops=💦 sweat_smile=😅
    taco=🌮 telephone_receiver=📞 thinking_face=🤔 third_place_medal=🥉 thought_balloon=💭 tiger=🐯 tired_face=😫 toilet=🚽 train=🚋
    triangular_flag_on_post=🚩 triumph=😤 trophy=🏆 tulip=🌷 turtle=🐢 two_hearts=💕 umbrella=☔ unamused=😒 unicorn_face=🦄 unlock=🔓
    up=🆙 upside_down_face=🙃 v=✌️ vulcan_salute=spock-hand=🖖 warning=⚠️ watch=⌚ watermelon=🍉 wave=👋 weary=😩 whale=🐳 white_check_mark=✅
    white_heart=🤍 wilted_flower=🥀 wind_chime=🎐 wine_glass=🍷 wink=😉 woman-shrugging=🤷‍♀️ woman-facepalming=🤦‍♀️ worried=😟 wrench=🔧 x=❌
    yawning_face=🥱 yellow_heart=💛 yum=😋 zany_face=🤪 zap=⚡ zipper_mouth_face=🤐 zzz=💤
    zero=0️⃣ one=1️⃣ two=2️⃣ three=3️⃣ four=4️⃣ five=5️⃣ six=6️⃣ seven=7️⃣ eight=8️⃣ nine=9️⃣ keycap_ten=🔟 hash=#️⃣
    baby=👶 boy=👦 girl=👧 man=👨 woman=👩 adult=🧑 older_man=👴 older_woman=👵 cop=👮 bath=🛀 nose=👃 leg=🦵 foot=🦶
    runner=running=🏃 man-running=🏃‍♂️ woman-running=🏃‍♀️ walking=🚶 man-walking=🚶‍♂️ woman-walking=🚶‍♀️
    swimmer=🏊 man-swimming=🏊‍♂️ woman-swimming=🏊‍♀️ surfer=🏄 bicyclist=🚴 man-biking=🚴‍♂️ woman-biking=🚴‍♀️
    man-raising-hand=🙋‍♂️ woman-raising-hand=🙋‍♀️ man-bowing=🙇‍♂️ woman-bowing=🙇‍♀️ man_dancing=🕺 selfie=🤳 writing_hand=✍️
    male-technologist=👨‍💻 female-technologist=👩‍💻 technologist=🧑‍💻 male-teacher=👨‍🏫 female-teacher=👩‍🏫 ninja=🥷
    man-woman-boy=👨‍👩‍👦 man-woman-girl=👨‍👩‍👧 family=👪 couple_with_heart=💑 pinched_fingers=🤌 pinching_hand=🤏 palms_up_together=🤲
    raised_back_of_hand=🤚 raised_hand_with_fingers_splayed=🖐️ i_love_you_hand_sign=🤟 index_pointing_at_the_viewer=🫵 left-facing_fist=🤛
    right-facing_fist=🤜
    """
}
