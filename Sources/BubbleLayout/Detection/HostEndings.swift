/// The top-level domains by which a host without `www.` and without a scheme is recognised.
enum HostEndings {
  /// Returns whether an ending is a known top-level domain.
  ///
  /// - Parameter standsOut: Whether a path follows, or the host has at least three labels. In these cases,
  ///   endings that are also common words or file name extensions are accepted.
  static func isKnown(_ ending: String, standsOut: Bool) -> Bool {
    if generic.contains(ending) { return true }
    return countries.contains(ending) && (standsOut || !ambiguous.contains(ending))
  }

  private static let generic = words(
    """
    com org net edu gov mil int info biz name pro mobi jobs travel museum coop aero asia cat tel post xxx app dev \
    page web blog wiki news chat live cloud online site website store shop tech space world today email media \
    digital agency academy design studio systems network software solutions company group club life love fun games \
    game video music art photo photos social community events art xyz top vip icu win bid loan work works zone tools \
    support help guide how rocks ninja guru expert report review press energy health care fit run bike bank capital \
    finance money market exchange global international berlin hamburg koeln wien london paris nyc tokyo moscow eus
    """)

  /// The ISO 3166-1 codes that are top-level domains, with `eu` and `uk`.
  private static let countries = words(
    """
    ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd \
    cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge \
    gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh \
    ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw \
    mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb \
    sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk \
    us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw
    """)

  /// The top-level domains that are also common words or file name extensions.
  private static let ambiguous = words(
    "ad ag am as at be by cc cs de do et id in is it la ma md mm ms my no pa ps pt py re rs sh so st to tt us ws"
  )
  .subtracting(["de"])

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }
}
