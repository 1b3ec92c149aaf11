/// The top-level domains by which a host without `www.` and without a scheme is recognised.
package enum TopLevelDomains {
  /// Returns whether the last label of a host is a known top-level domain. Endings that are also common words
  /// or file name extensions need a path after them or at least three labels, rare ones need a path.
  static func isKnown(_ host: AddressHost, hasPath: Bool, _ text: Span<UInt8>) -> Bool {
    let label = host.lastStart..<host.end
    guard label.count <= 63 else { return false }
    if host.isPunycode(text) { return true }
    let isASCII = label.allSatisfy { text[$0].isASCIILetter }
    if isASCII {
      guard (2...24).contains(label.count) else { return false }
      // In a text such as `End.Now`, a space is missing between two sentences, so it is not a host.
      if text[label.lowerBound] < 0x60, text[label.lowerBound + 1] > 0x60 { return false }
    }
    let ending = text.extracting(label).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    guard isASCII else {
      return international.contains(ending) || international.contains(ending.lowercased())
    }
    return isKnown(ending.lowercased(), standsOut: hasPath || host.labels > 2, hasPath: hasPath)
  }

  private static func isKnown(_ ending: String, standsOut: Bool, hasPath: Bool) -> Bool {
    if generic.contains(ending) { return true }
    if countries.contains(ending) { return standsOut || !ambiguous.contains(ending) }
    return hasPath && rare.contains(ending)
  }

  private static let generic = words(
    """
    com org net edu gov mil int info biz name pro mobi jobs travel museum coop aero asia cat tel post xxx \
    app dev page web blog wiki news chat live cloud online site website store shop tech space world today \
    email media digital agency academy design studio systems network software solutions company group club \
    life love fun games game video music art photo photos social community events art xyz top vip icu win \
    bid loan work works zone tools support help guide how rocks ninja guru expert report review press energy \
    health care fit run bike bank capital finance money market exchange global international berlin hamburg \
    koeln wien london paris nyc tokyo moscow eus
    """)

  /// The ISO 3166-1 codes that are top-level domains, with `eu` and `uk`.
  private static let countries = words(
    """
    ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz \
    ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk \
    fm fo fr ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir \
    is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk \
    ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl \
    pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc \
    td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw
    """)

  /// The top-level domains that are also common words or file name extensions.
  private static let ambiguous = words(
    "ad am as at be by cc cs do et id in is it la ma md mm ms my no pa ps py re rs sh so st to us"
  )

  /// The top-level domains in other scripts, with those that the root zone had for tests.
  private static let international = words(
    """
    vermögensberater vermögensberatung ελ ευ бг бел дети ею католик ком мкд мон москва онлайн орг рус рф \
    сайт срб укр қаз հայ ישראל קום ابوظبي ارامكو الاردن البحرين الجزائر السعودية السعوديه السعودیة السعودیۃ \
    العليان المغرب اليمن امارات ايران ایران بارت بازار بيتك بھارت تونس سودان سوريا سورية شبكة عراق عرب عمان \
    فلسطين قطر كاثوليك كوم مصر مليسيا موريتانيا موقع همراه پاكستان پاکستان ڀارت कॉम नेट भारत भारतम् भारोत \
    संगठन বাংলা ভারত ভাৰত ਭਾਰਤ ભારત ଭାରତ இந்தியா இலங்கை சிங்கப்பூர் భారత్ ಭಾರತ ഭാരതം ලංකා คอม ไทย ລາວ გე \
    みんな アマゾン クラウド グーグル コム ストア セール ファッション ポイント 世界 中信 中国 中國 中文网 \
    亚马逊 企业 佛山 信息 健康 八卦 公司 公益 台湾 台灣 商城 商店 商标 嘉里 嘉里大酒店 在线 大拿 天主教 \
    娱乐 家電 广东 微博 慈善 我爱你 手机 招聘 政务 政府 新加坡 新闻 时尚 書籍 机构 淡马锡 游戏 澳門 澳门 \
    点看 移动 组织机构 网址 网店 网站 网络 联通 臺灣 谷歌 购物 通販 集团 電訊盈科 飞利浦 食品 餐厅 香格里拉 \
    香港 닷넷 닷컴 삼성 한국 测试 परीक्षा испытание 테스트 טעסט 測試 آزمایشی பரிட்சை δοκιμή إختبار テスト
    """)

  private static func words(_ list: String) -> Set<String> {
    Set(list.split(separator: " ").map(String.init))
  }
}

extension TopLevelDomains {
  /// The other top-level domains of the root zone, as the Public Suffix List has them (October 2026).
  private static let rare = words(
    """
    aaa aarp abb abbott abbvie abc able abogado abudhabi accenture accountant accountants aco actor ads \
    adult aeg aetna afl africa agakhan aig airbus airforce airtel akdn alibaba alipay allfinanz allstate \
    ally alsace alstom amazon americanexpress americanfamily amex amfam amica amsterdam analytics android \
    anquan anz aol apartments apple aquarelle arab aramco archi army arpa arte asda associates athleta \
    attorney auction audi audible audio auspost author auto autos aws axa azure baby baidu banamex band bar \
    barcelona barclaycard barclays barefoot bargains baseball basketball bauhaus bayern bbc bbt bbva bcg bcn \
    beats beauty beer best bestbuy bet bharti bible bing bingo bio black blackfriday blockbuster bloomberg \
    blue bms bmw bnpparibas boats boehringer bofa bom bond boo book booking bosch bostik boston bot boutique \
    box bradesco bridgestone broadway broker brother brussels build builders business buy buzz bv bzh cab \
    cafe cal call calvinklein cam camera camp canon capetown capitalone car caravan cards career careers \
    cars casa case cash casino catering catholic cba cbn cbre center ceo cern cfa cfd chanel channel charity \
    chase cheap chintai christmas chrome church cipriani circle cisco citadel citi citic city claims \
    cleaning click clinic clinique clothing clubmed coach codes coffee college cologne commbank compare \
    computer comsec condos construction consulting contact contractors cooking cool corsica country coupon \
    coupons courses cpa credit creditcard creditunion cricket crown crs cruise cruises cuisinella cymru cyou \
    dad dance data date dating datsun day dclk dds deal dealer deals degree delivery dell deloitte delta \
    democrat dental dentist desi dhl diamonds diet direct directory discount discover dish diy dnp docs \
    doctor dog domains dot download drive dtv dubai dupont durban dvag dvr earth eat eco edeka education \
    emerck engineer engineering enterprises epson equipment ericsson erni esq estate eurovision exposed \
    express extraspace fage fail fairwinds faith family fan fans farm farmers fashion fast fedex feedback \
    ferrari ferrero fidelity fido film final financial fire firestone firmdale fish fishing fitness flickr \
    flights flir florist flowers fly foo food football ford forex forsale forum foundation fox free \
    fresenius frl frogans frontier ftr fujitsu fund furniture futbol fyi gal gallery gallo gallup gap garden \
    gay gb gbiz gdn gea gent genting george ggee gift gifts gives giving glass gle globo gmail gmbh gmo gmx \
    godaddy gold goldpoint golf goodyear goog google gop got grainger graphics gratis green gripe grocery \
    gucci guge guitars hair hangout haus hbo hdfc hdfcbank healthcare helsinki here hermes hiphop hisamitsu \
    hitachi hiv hkt hockey holdings holiday homedepot homegoods homes homesense honda horse hospital host \
    hosting hot hotel hotels hotmail house hsbc hughes hyatt hyundai ibm icbc ice ieee ifm ikano imamat imdb \
    immo immobilien inc industries infiniti ing ink institute insurance insure intuit investments ipiranga \
    irish ismaili ist istanbul itau itv jaguar java jcb jeep jetzt jewelry jio jll jmp jnj joburg jot joy \
    jpmorgan jprs juegos kaufen kddi kerryhotels kerryproperties kfh kia kids kim kindle kitchen kiwi \
    komatsu kosher kpmg kpn krd kred kuokgroup kyoto lacaixa lamborghini lamer land landrover lanxess \
    lasalle lat latino latrobe law lawyer lds lease leclerc lefrak legal lego lexus lgbt lidl lifeinsurance \
    lifestyle lighting like lilly limited limo lincoln link living llc llp loans locker locus lol lotte \
    lotto lpl lplfinancial ltd ltda lundbeck luxe luxury madrid maif maison makeup man management mango map \
    marketing markets marriott marshalls mattel mba mckinsey med meet melbourne meme memorial men menu merck \
    merckmsd miami microsoft mini mint mit mitsubishi mlb mls mma mobile moda moe moi mom monash monster \
    mormon mortgage moto motorcycles mov movie msd mtn mtr nab nagoya navy nba nec netbank netflix neustar \
    new next nextdirect nexus nfl ngo nhk nico nike nikon nissan nissay nokia norton now nowruz nowtv nra \
    nrw ntt obi observer office okinawa olayan olayangroup ollo omega one ong onion onl ooo open oracle \
    orange organic origins osaka otsuka ott ovh panasonic pars partners parts party pay pccw pet pfizer \
    pharmacy phd philips phone photography physio pics pictet pictures pid pin ping pink pioneer pizza place \
    play playstation plumbing plus pnc pohl poker politie porn praxi prime prod productions prof progressive \
    promo properties property protection pru prudential pub pwc qpon quebec quest racing radio read \
    realestate realtor realty recipes red redumbrella rehab reise reisen reit reliance ren rent rentals \
    repair republican rest restaurant reviews rexroth rich richardli ricoh ril rio rip rodeo rogers room \
    rsvp rugby ruhr rwe ryukyu saarland safe safety sakura sale salon samsclub samsung sandvik \
    sandvikcoromant sanofi sap sarl sas save saxo sbi sbs scb schaeffler schmidt scholarships school schule \
    schwarz science scot search seat secure security seek select sener services seven sew sex sexy sfr \
    shangrila sharp shell shia shiksha shoes shopping shouji show silk sina singles sj ski skin sky skype \
    sling smart smile sncf soccer softbank sohu solar song sony soy spa sport spot srl stada staples star \
    statebank statefarm stc stcgroup stockholm storage stream study style sucks supplies supply surf surgery \
    suzuki swatch swiss sydney tab taipei talk taobao target tatamotors tatar tattoo tax taxi tci tdk team \
    technology temasek tennis teva thd theater theatre tiaa tickets tienda tips tires tirol tjmaxx tjx \
    tkmaxx tmall toray toshiba total tours town toyota toys trade trading training travelers \
    travelersinsurance trust trv tube tui tunes tushu tvs ubank ubs unicom university uno uol ups vacations \
    vana vanguard vegas ventures verisign versicherung vet viajes vig viking villas vin virgin visa vision \
    viva vivo vlaanderen vodka volvo vote voting voto voyage wales walmart walter wang wanggou watch watches \
    weather weatherchannel webcam weber wed wedding weibo weir whoswho williamhill windows wine winners wme \
    woodside wow wtc wtf xbox xerox xihuan xin yachts yahoo yamaxun yandex yodobashi yoga yokohama you \
    youtube yun zappos zara zero zip zuerich
    """)
}
