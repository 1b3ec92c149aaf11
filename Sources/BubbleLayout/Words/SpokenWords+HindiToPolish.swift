extension SpokenWords {
  /// The words of the languages from Hindi to Polish, by their tags.
  static let fromHindiToPolish: [String: String] = [
    "hi": """
    आप; % को जवाब; उद्धृत संदेश
    फ़ोटो; वीडियो; एनिमेशन; स्टिकर; वीडियो संदेश; वॉइस संदेश
    फ़ाइल; संपर्क; स्थान; पोल; लिंक; कोड; अटैचमेंट
    # फ़ोटो|# फ़ोटो; # वीडियो|# वीडियो; # प्रतिक्रिया|# प्रतिक्रियाएँ; # वोट|# वोट
    भेजा जा रहा है; भेजा गया; पहुँच गया; पढ़ा गया; नहीं भेजा गया
    लोड हो रहा है; उपलब्ध नहीं; कोई लिख रहा है; यह संदेश हटा दिया गया
    खोलें; चलाएँ; संदेश पर जाएँ; चुनें; चयन करें
    """,
    "hr": """
    Vi; odgovor korisniku %; citirana poruka
    fotografija; videozapis; animacija; naljepnica; videoporuka; glasovna poruka
    datoteka; kontakt; lokacija; anketa; poveznica; kod; privitak
    # fotografija|# fotografije|# fotografija; # videozapis|# videozapisa|# videozapisa
    # reakcija|# reakcije|# reakcija; # glas|# glasa|# glasova
    šalje se; poslano; isporučeno; pročitano; nije poslano
    učitava se; nije dostupno; Netko piše; Ova je poruka izbrisana
    Otvori; Reproduciraj; Idi na poruku; Izaberi; Odaberi
    """,
    "hu": """
    Ön; válasz neki: %; idézett üzenet
    fénykép; videó; animáció; matrica; videóüzenet; hangüzenet
    fájl; névjegy; hely; szavazás; hivatkozás; kód; melléklet
    # fénykép|# fénykép; # videó|# videó; # reakció|# reakció; # szavazat|# szavazat
    küldés; elküldve; kézbesítve; elolvasva; nincs elküldve
    betöltés; nem érhető el; Valaki ír; Ezt az üzenetet törölték
    Megnyitás; Lejátszás; Ugrás az üzenetre; Választás; Kijelölés
    """,
    "id": """
    Anda; membalas %; pesan yang dikutip
    foto; video; animasi; stiker; pesan video; pesan suara
    file; kontak; lokasi; jajak pendapat; tautan; kode; lampiran
    # foto; # video; # reaksi; # suara
    mengirim; terkirim; tersampaikan; dibaca; tidak terkirim
    memuat; tidak tersedia; Seseorang sedang mengetik; Pesan ini dihapus
    Buka; Putar; Buka pesan; Pilih jawaban; Pilih
    """,
    "it": """
    Tu; in risposta a %; messaggio citato
    foto; video; animazione; adesivo; messaggio video; messaggio vocale
    file; contatto; posizione; sondaggio; link; codice; allegato
    # foto|# foto; # video|# video; # reazione|# reazioni; # voto|# voti
    invio in corso; inviato; consegnato; letto; non inviato
    caricamento; non disponibile; Qualcuno sta scrivendo; Questo messaggio è stato eliminato
    Apri; Riproduci; Vai al messaggio; Scegli; Seleziona
    """,
    "ja": """
    自分; %への返信; 引用メッセージ
    写真; 動画; アニメーション; スタンプ; ビデオメッセージ; ボイスメッセージ
    ファイル; 連絡先; 位置情報; 投票; リンク; コード; 添付
    写真#枚; 動画#本; リアクション#件; #票
    送信中; 送信済み; 配信済み; 既読; 未送信
    読み込み中; 利用不可; 入力中です; このメッセージは削除されました
    開く; 再生; メッセージに移動; 回答を選ぶ; 選択
    """,
    "ko": """
    나; %님에게 답장; 인용된 메시지
    사진; 동영상; 애니메이션; 스티커; 영상 메시지; 음성 메시지
    파일; 연락처; 위치; 투표; 링크; 코드; 첨부 항목
    사진 #장; 동영상 #개; 반응 #개; #표
    보내는 중; 보냄; 전달됨; 읽음; 보내지 못함
    로드 중; 사용할 수 없음; 누군가 입력 중입니다; 삭제된 메시지입니다
    열기; 재생; 메시지로 이동; 고르기; 선택
    """,
    "ms": """
    Anda; membalas %; mesej yang dipetik
    foto; video; animasi; pelekat; mesej video; mesej suara
    fail; kenalan; lokasi; tinjauan; pautan; kod; lampiran
    # foto; # video; # reaksi; # undi
    menghantar; dihantar; disampaikan; dibaca; tidak dihantar
    memuatkan; tidak tersedia; Seseorang sedang menaip; Mesej ini telah dipadam
    Buka; Mainkan; Pergi ke mesej; Pilih jawapan; Pilih
    """,
    "nb": """
    Deg; svar til %; sitert melding
    bilde; video; animasjon; klistremerke; videomelding; talemelding
    fil; kontakt; posisjon; avstemning; lenke; kode; vedlegg
    # bilde|# bilder; # video|# videoer; # reaksjon|# reaksjoner; # stemme|# stemmer
    sender; sendt; levert; lest; ikke sendt
    lastes inn; ikke tilgjengelig; Noen skriver; Denne meldingen ble slettet
    Åpne; Spill av; Gå til meldingen; Velg; Merk
    """,
    "nl": """
    Jij; antwoord aan %; geciteerd bericht
    foto; video; animatie; sticker; videobericht; spraakbericht
    bestand; contact; locatie; peiling; link; code; bijlage
    # foto|# foto’s; # video|# video’s; # reactie|# reacties; # stem|# stemmen
    wordt verzonden; verzonden; afgeleverd; gelezen; niet verzonden
    wordt geladen; niet beschikbaar; Iemand typt; Dit bericht is verwijderd
    Openen; Afspelen; Naar bericht; Kiezen; Selecteren
    """,
    "pl": """
    Ty; odpowiedź do: %; cytowana wiadomość
    zdjęcie; film; animacja; naklejka; wiadomość wideo; wiadomość głosowa
    plik; kontakt; lokalizacja; ankieta; link; kod; załącznik
    # zdjęcie|# zdjęcia|# zdjęć; # film|# filmy|# filmów; # reakcja|# reakcje|# reakcji; # głos|# głosy|# głosów
    wysyłanie; wysłano; dostarczono; odczytano; nie wysłano
    wczytywanie; niedostępne; Ktoś pisze; Ta wiadomość została usunięta
    Otwórz; Odtwórz; Przejdź do wiadomości; Wybierz; Zaznacz
    """,
  ]
}
