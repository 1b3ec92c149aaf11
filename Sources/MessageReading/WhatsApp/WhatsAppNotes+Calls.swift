/// The notes about calls.
extension WhatsAppNotes {
  static let missedCallList = """
    missed voice call|missed group voice call|missed call|silenced voice call|declined voice call|unanswered voice call
    שיחה קולית שלא נענתה|пропущенный аудиозвонок|пропущенный звонок|appel vocal manqué|chiamata vocale persa
    chamada de voz perdida|ligação de voz perdida|llamada perdida|llamada de voz perdida|αναπάντητη φωνητική κλήση|αναπάντητη κλήση
    пропущений аудіодзвінок|verpasster sprachanruf|verpasster gruppen-sprachanruf|مكالمة صوتية فائتة|মিসড ভয়েস কল|未接語音通話|未接语音通话
    cuộc gọi nhỡ|cuộc gọi thoại nhỡ|مسڈ وائس کال|cevapsız sesli arama|สายที่ไม่ได้รับ|missat röstsamtal|missat samtal|zmeškaný hovor
    zmeškaný hlasový hovor|nieodebrane poł. głosowe|nieodebrane połączenie głosowe|nieodebrane połączenie|apel vocal ratat
    apel vocal nepreluat|gemist spraakgesprek|gemiste spraakoproep|gemiste oproep|tapt taleanrop|panggila suara terlepas
    panggilan suara terlepas|मिस्ड व्हॉइस कॉल|부재중 전화|부재중 음성통화|音声通話不在着信|不在着信|nem fogadott hanghívás|panggilan suara tak terjawab
    propušteni glasovni poziv|वॉइस कॉल मिस हुई|मिस्ड वॉइस कॉल|છૂટી ગયેલો વોઇસ કૉલ|glao gutha caillte|vastaamaton äänipuhelu
    تماس صوتی پاسخ داده نشده|ubesvaret taleopkald|mistet opkald|trucada de veu perduda|మిస్సేడ్ వాయిస్ కాల్|nakaligtaang voice call
    neatbildēts balss zvans|жауапсыз қоңырау|thirrje e shmangur|zgrešen klic|simu ya sauti uliyoikosa|தவறிய குரல் அழைப்பு
    praleistas balso skambutis|vastamata häälkõne|пропуснато гласово обаждане|stemoproep gemis|пропуштен гласовен повик
    """

  static let missedVideoCallList = """
    missed video call|missed group video call|silenced video call|declined video call|unanswered video call|שיחת וידאו שלא נענתה
    пропущенный видеозвонок|appel vidéo manqué|videochiamata persa|videochamada perdida|ligação de vídeo perdida
    chamada de vídeo perdida|videollamada perdida|αναπάντητη βιντεοκλήση|пропущений відеодзвінок|verpasster videoanruf
    مكالمة فيديو فائتة|ভিডিও কল মিস করেছেন|未接視像通話|未接視訊通話|未接视频通话|cuộc gọi nhỡ video|cuộc gọi video nhỡ|مسڈ ویڈیو کال
    cevapsız görüntülü arama|วิดีโอคอลที่ไม่ได้รับ|missat videosamtal|zmeškaný videohovor|nieodebrane poł. wideo
    nieodebrane połączenie wideo|apel video ratat|apel video nepreluat|gemist videogesprek|gemiste video-oproep|tapt videoanrop
    panggilan video terlepas|मिस्ड व्हिडिओ कॉल|부재중 영상통화|ビデオ通話不在着信|nem fogadott videohívás|panggilan video tak terjawab
    propušteni videopoziv|मिस्ड वीडियो कॉल|છૂટી ગયેલ વિડિયો કૉલ|físghlao caillte|vastaamaton videopuhelu|تماس تصویری بی‌پاسخ
    ubesvaret videoopkald|videotrucada perduda|nakaligtaang video call|neatbildēts video zvans|жауапсыз видео қоңырау
    videothirrje e shmangur|neodgovorjen video klic|தவறிய காணொலி அழைப்பு|praleistas video skambutis|vastamata videokõne
    пропуснато видео обаждане|video-oproep gemis|пропуштен видео повик
    """

  static let callList = """
    voice call|group voice call|call|audio call|sprachanruf|anruf|gruppen-sprachanruf|llamada de voz|llamada|appel vocal|appel
    chiamata vocale|chiamata|chamada de voz|ligação de voz|spraakoproep|spraakgesprek|oproep|аудиозвонок|звонок|аудіодзвінок
    sesli arama|połączenie głosowe|مكالمة صوتية|שיחה קולית|שיחת קול|वॉइस कॉल|व्हॉइस कॉल|panggilan suara|语音通话|語音通話
    音声通話|음성통화|음성 통화|cuộc gọi thoại|การโทรด้วยเสียง|hanghívás|röstsamtal|taleopkald|taleanrop|äänipuhelu
    hlasový hovor|apel vocal|φωνητική κλήση|glasovni poziv|гласово обаждане|تماس صوتی|وائس کال|trucada de veu|voice oproep
    """

  static let videoCallList = """
    video call|group video call|videoanruf|gruppen-videoanruf|videollamada|appel vidéo|videochiamata|videochamada|chamada de vídeo
    ligação de vídeo|video-oproep|videogesprek|видеозвонок|відеодзвінок|görüntülü arama|połączenie wideo|مكالمة فيديو|שיחת וידאו
    वीडियो कॉल|व्हिडिओ कॉल|panggilan video|视频通话|視訊通話|視像通話|ビデオ通話|영상통화|영상 통화|cuộc gọi video|วิดีโอคอล|videóhívás
    videosamtal|videoopkald|videoanrop|videopuhelu|videohovor|apel video|βιντεοκλήση|videopoziv|видео обаждане|تماس تصویری
    ویڈیو کال|videotrucada
    """

  /// The units of hours and of seconds in the lengths of calls; other units are minutes.
  static let hourUnits: Set = [
    "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "hora", "horas", "heure", "heures", "ora",
    "ore", "uur",
    "ч", "час", "часа", "часов", "год", "sa", "saat", "godz", "g", "س", "ساعة", "ساعات", "ساعت", "שעה",
    "שעות", "घंटा", "घंटे",
    "jam", "小时", "小時", "時間", "시간", "giờ", "ชม", "ชั่วโมง", "óra", "tim", "timme", "timmar", "time", "timer",
    "t", "tunti",
    "tuntia", "hod", "hodina", "hodin", "ώρα", "ώρες", "sat", "sati", "گھنٹے",
  ]
  static let secondUnits: Set = [
    "s", "sec", "secs", "second", "seconds", "sek", "sekunde", "sekunden", "seg", "segundo", "segundos",
    "seconde", "secondes",
    "secondo", "secondi", "с", "сек", "секунд", "секунды", "секунда", "sn", "saniye", "ث", "ثانية", "ثوان",
    "ثانیه", "שניות",
    "שנייה", "सेकंड", "detik", "秒", "초", "giây", "วินาที", "mp", "sekunder", "sekund", "sekuntia", "sek", "δευτ",
    "δευτερόλεπτα",
    "sekundi", "سیکنڈ", "segon", "segons",
  ]
}
