// Made by Scripts/day-parts.swift from the data of CLDR (Unicode licence, see NOTICE).
extension DayPart {
  /// On each line a set of hours, as a hexadecimal number with one bit for each hour from 0, and its words.
  static let list = """
    1 tengahmalam فيالمساء منتصفالليل نیمهشب මැ මැදියමටපසු
    6 ل ليلاً
    e بامداد
    f delanuit denuit enatës gajanɩ gecə gjn ночі ноќе ҝеҹә
    10 fɔŋli
    18 அதி அதிகாலை
    1f dienag nachts omnatten znacht 凌晨
    30 hajnal sübh сүбһ प पहाट ভোর ভোরবেলায় 𑄛𑄧𑄖𑄳𑄠𑄃𑄟𑄧𑄣𑄳𑄠𑄬
    38 לפנותבוקר فجرًا فيالصباح പുലർച്ചെ 아침
    3e පා පාන්දර
    3f aðnóttu damadrugada delamadrugada dinotte día entathakusa goizald goizaldeko kurãge madrugada
    3f matinada naktis natt ngumaga nt pitunaetéramẽ pånatta pånatten snachts գիշերը գիշերվա գշր በሌሊት
    70 alfajiri asb asʊbaa
    e0 早上 清晨
    1c0 reggel
    1f0 emëngjesit ráno
    3c0 ekuseni mg morg påmorgenen rano zj zjut zjutraj
    3e0 aamulla morgens ommorgenen påmorg påmorgonen
    3f0 наутро
    7c0 ertalab sabah эрталаб
    7f0 сутринта
    800 öğledenönce
    c00 aamup aamupäivällä dopoldan form omformiddagen przedpoł przedpołudniem påformiddagen påförm
    c00 påförmiddagen vormittags претпладне
    e00 dopol dopoledne dopoludnia délelőtt
    f00 朝早
    f80 asubuhi gajaka gjk
    fc0 aðmorgni damanhã damañá dimattina goizeko jutro kusãgki kuêmaramẽ madalingaraw manhã matí mañana
    fc0 mrg norīta rytas sochtends səhər ujutru сәһәр таңғы ујутро эртеңменен эртңмн јутро өглөө
    fc0 առավոտյան առվ בבוקר בוקר صباحًا स सकाळ সকাল সকালবেলায় ఉదయం ಬೆಳಗ್ಗೆ രാവിലെ උ උදේ เช้า ในตอนเช้า 𑄝𑄬𑄚𑄳𑄠𑄬
    fe0 ammorge dieoggend dimineața dimineață hommikul கா காலை ຕອນເຊົ້າ დილ დილით
    ff0 dumatin subah sáng ujutro πρωί τοπρωί ранку утра ујутру صبح صبحمیں बिहान सुबह ਸਵੇਰੇ સવારે 朝
    fff a adduha ag am amvormittag an ankstāinan antemidí ap atm banhaet bn braxkndaax comme de
    fff delamañana delmatin dinda dop dopołdnja dopołedniŏ dumat eparadites fh fm fọmọ́nin gh günortadanöň
    fff hengihengi hh hoseng ib ibikɛ̂glà icheheavo idiɓa inthemorning isuk iđitbeaivet ka kangama karoon
    fff ki kiroko kiɛmɛ́ɛm krn kíkíríg lb leebi lumalwak lwamilawu ma makeo mambia maná mat matin
    fff mbaʼámbaʼ mbaꞌmbaꞌ moies mor muhi munkyo nd ntufat ntɔ́ngɔ́ nụtụtụ od pagi pamilau pd pg piopensuno
    fff priekšp priešpiet prijepodne prp rn rw rũ sa safiya sf sokallim sub subaka subbaahi sárúwá
    fff taparachu tesiran to too uhrvörmiddaachs uluchelo utuko vaasisu vm vorm wd wichishu yb ybore
    fff ynybore zdatazal zmu àárɔ̀ àárọ̀ öö öň ĩyakwakya ŋdi ǁgoagas ɛnkakɛnyá ʊshilèkʊboɖu πμ а ам дп
    fff обедтэикеле преподне претпл пријеподне таңкы то тң эи үө ӕмбисбоныразмӕ ա לפ פֿאַרמיטאָג اےایم بن ص
    fff صبحمنجهند غم ق قبلازظهر چۈشتىنبۇرۇن ܩ ܩܛ ߛ एएम तडके पू पूर्वाह्न फुं भोर भ्यागा येएम सकाळीं सबेरे सवेर सुबुहजा এএম নুমাং ଏ
    fff ଏଏମ ପୂ ఉ ఎ ఎఎమ్ පෙ පෙව ກ່ອນທ່ຽງ སྔཆ སྔདྲོ နံနက် ማለዶ ቀደምሰርምዕል ቅቀ ጠ ጥዋት ጽባሕ ፋዱስጃብ ᐁᒼ ᐊᒼ នៅពេលព្រឹក ᱥᱮᱛᱟᱜ ⵜⵉⴼⴰⵡⵜ 上午
    fff 午前 ꎸꄑ ꮜ ꮜꮎꮄ 오전 𞤢 𞤢𞤰
    1000 adhuhuri amiază canoldydd delmediodía domediodía dél emesditës günorta hádegi iandéarapyturepé
    1000 keskip keskipäivällä keskpäeval kp kurãkuju laamiază madhyanh mediodía meiodia mezzogiorno
    1000 midday midi migdia mittags nap napol napoludnie noon opold opoldne perpiet podne pol poledne
    1000 pusd pusdienlaikā saasitazamchana tanghalingtapat tr trưa tushpayti wpoł wpołudnie öğle напл
    1000 напладне подне полд полдень тушпайти түскі чактүш чт ҝ ҝүнорта үддунд կեսօր կեսօրին կօ ظهر ظهرًا
    1000 मध्यान्ह நண் நண்பகல் ഉച്ച ම මධ්යාහ්නය เที่ยง မွန်းတည့် შუადღ შუადღეს ቀ ቀትር ថ្ងៃត្រង់ 中午 正午 ꭲ ꭲꭶ 정오
    1c00 emini
    2000 மதி மதியம் ഉച്ചയ്ക്ക് ද දවල්
    3000 eguerd eguerdiko tengahhari zmittag ŋdɔ
    3800 наобяд
    4000 ഉച്ചതിരിഞ്ഞ്
    6c00 siang
    c000 பிற் பிற்பகல்
    e000 dopahar nghapon अपरान्ह दुपार บ่าย ຕອນບ່າຍ နေ့လယ် 昼
    f000 gshk gɩshilikɔnɔ mchana בצהריים צהריים دوپہر دوپہرمیں दु दोपहर দুপুর দুপুরবেলায় ਦੁਪਹਿਰੇ બપોરે ຕອນທ່ຽງ 𑄘𑄨𑄝𑄪𑄎𑄳𑄠
    1e000 gündüz ҝүндүз
    1f000 μεσημ τομεσημέρι
    30000 אחהצ אחרהצהריים سہپہر বিকাল மா மாலை เย็น ในตอนเย็น 𑄝𑄬𑄣𑄳𑄠𑄬
    38000 sore വൈകുന്നേരം
    3c000 следобед හ හවස
    3e000 aft apm aprèsmidi chiều delapm delaprèsmidi delpomeriggio dipomeriggio dupăamiaza dupăamiază
    3e000 délután iltap iltapäivällä intheafternoon nachmittags odpoledne popietė popod popol popoldan
    3e000 popoludní popoł popołudniu poslijepodne pärastlõunal pēcpusd pēcpusdienā sd síðdegis
    3e000 ynyprynhawn yprynhawn öğledensonra попладне попод түстенкейінгі түшткйн түштөнкийин уподне өдөр
    3e000 ցերեկը ցերեկվա ցրկ بعدالظهر ნაშუადღ ნაშუადღევს នៅពេលរសៀល
    3e800 kunduzi кундузи
    3f000 diemiddag etterm omeftermiddagen påefterm påeftermiddagen påettermiddagen smiddags дня మధ్యాహ్నం
    3f000 ಮಧ್ಯಾಹ್ನ
    40000 akşamüstü സന്ധ്യ
    60000 axşamüstü ахшамүстү
    70000 jioni साँझ 夕方
    7c000 arrats arratsaldeko petang
    7e000 karukaramẽ ntambama rãkãnhkỹ tarda بعدازچاشت عصر 下昼 下晝
    c0000 شام شاممیں সন্ধ্যা সন্ধ্যাবেলায় 𑄥𑄎𑄧𑄚𑄳𑄠
    e0000 απόγ τοαπόγευμα
    f0000 gtsh gɩteŋshile shaam शाम સાંજે ຕອນແລງ
    fe000 tarde
    180000 akşam iluntz iluntzeko vespre
    1c0000 este eve fiẽ intheevening navečer tối uveče veče wiecz wieczorem вече кечинде кечк кешкі орой
    1c0000 увече அந்திமா அந்திமாலை సాయంత్రం ಸಂಜೆ ค่ำ საღ საღამოს នៅពេលល្ងាច 저녁
    1f0000 सं संध्याकाळ ਸ਼ਾਮੀਂ
    1fe000 datarde
    380000 बेलुकी
    3c0000 kechqurun seara seară več večer zv zveč zvečer веч вечера вечерта кечқурун בערב ערב
    780000 夜
    7c0000 illalla vakarā õhtul
    80000f 夜中
    80001f yöllä öösel
    80003f naktī
    c00007 בלילה לילה
    c0000f vn vnoci ночи презнощта
    c0001f noapte noaptea
    c0003f kechasi po ponoči кечаси
    e00000 atnight gaueko night nit នៅពេលយប់
    e00007 இர இரவு 밤
    e0000f ponoći zã éjjel đêm रा रात्र ਰਾਤੀਂ
    e0001f ღამ ღამით
    e0003f gece noć noću wnocy ноћ ноћу түн түнгі түничинде шөнө రాత్రి ರಾತ್ರಿ กลางคืน
    f00000 delanoche gjb gɩjibɔŋɔ noche
    f0000f raat βράδυ τοβράδυ رات راتمیں रात রাত্রি রাত্রিবেলায় રાત્રે 𑄢𑄬𑄖𑄴
    f0001f ກາງຄືນ ຕອນກາງຄືນ
    f80000 axşam danoite ebusuku kutykỹ noite pitunaramẽ ахшам شب ည 夜晚 晚上
    f80007 രാത്രി
    f8000f usiku
    fc0000 abends aðkvöldi dieaand disera dusoir embrëmjes kv kveld malam minnos omaftenen påkvelden
    fc0000 påkvällen savonds vakaras yrhwyr zaabig вечора навечер երեկոյան երկ مساءً රෑ በምሽት
    ff0000 nggabi
    fff000 ak akasuba aluula amnamittag banringzgvaq baubaukndaax ch chilo cɛɛ́nko delatarde desira dilolo
    fff000 du ea eahketbeaivet eb ebongi ebyámu efiafi eh eigulo em ep epasdites ew fi fọívnin gd gm
    fff000 günortadansoň hwaĩinĩ ichamthi in iɓugajɔp ja kikiiɗe kingoto kisɛ́ndɛ koosk kooskoliny kugú
    fff000 kyiukonyi lilli lk lumalwap makaaripi mchochill md mog mpókwa muu nabali nabalị nachm nam
    fff000 ncwònzém ngo ngəgógəle nm nomë nomëttes ntmeddit nyiaghuo odp ot p pamunyi papussideinan
    fff000 pashamihe pipinisuno pm pn pop popiet popodne popołdnju popołedniu posmidí ptg ptm pēcp sanje
    fff000 shwane sn soir soň teipa thapama tk tŋ uhrnommendaachs ut wb wengi wótp wótpołdnja yamma yh ym
    fff000 zaarikayb zmw ös ĩyawĩoo ŋkambɔ́tnji ũg ǃuias ɔ̀sán ɛndámâ ɣ ɣetrɔ ʊshilèkʊsasʊ μμ обедтэмейле п
    fff000 пм попл поподне послијеподне пп тк түштөнкийинки эк үх ӕмбисбоныфӕстӕ հ אח נאָכמיטאָג بعدازظهر
    fff000 دن غو ك م منجهندشام پیایم چۈشتىنكېيىن ܒ ܒܛ ߥ अ अपराह्न दपेहरासंजा दपैहरबाद पीएम बे बेलासे शामजा सञ सांजे सांझ सांम
    fff000 পিএম ଅ ପି ପିଏମ పి పిఎమ్ సా ප පව ຫຼັງທ່ຽງ ཕྱིཆ ཕྱིདྲོ ညနေ ሓቆስርምዕል ምሴት ቃማ ከ ከሰዓት ድቀ ፋዱስደምቢ ᐲᒼ ᱧᱤᱫᱟᱹ ḍeffiraza
    fff000 ọ̀sán ⵜⴰⴷⴳⴳⵯⴰⵜ 下午 午後 ꁯꋒ ꮢ ꮢꭿᏹꭲꮧꮲ 오후 𞤩 𞤩𞤰
    """
}
