/// The notes about deleted and edited messages, and polls, and words that speak to the reader.
extension WhatsAppNotes {
  static let deletedList = """
    this message was deleted|this message was deleted by admin|this message was deleted by an admin
    you deleted this message|you deleted this message as admin|הודעה זו נמחקה|מחקת את ההודעה הזו|מחקת הודעה זו
    данное сообщение удалено|сообщение удалено|это сообщение удалено|это сообщение было удалено|вы удалили это сообщение
    вы удалили данное сообщение|ce message a été supprimé|vous avez supprimé ce message|questo messaggio è stato eliminato
    hai eliminato questo messaggio|esta mensagem foi apagada|apagou esta mensagem|mensagem apagada|você apagou esta mensagem
    esta mensagem foi apagada pelo remetente|se eliminó este mensaje|este mensaje fue eliminado|eliminaste este mensaje
    αυτό το μήνυμα διαγράφηκε|διαγράψατε αυτό το μήνυμα|διαγράψατε το μήνυμα|це повідомлення було видалено
    ви видалили це повідомлення|diese nachricht wurde gelöscht|du hast diese nachricht gelöscht|تم حذف هذه الرسالة
    لقد حذَفت هذه الرسالة|لقد حذفت هذه الرسالة|أنت حذفت هذه الرسالة|এই মেসেজটি বাদ দেওয়া হয়েছে|এই বার্তাটি মুছে ফেলা হয়েছে
    আপনি এই মেসেজটি বাদ দিয়েছেন|আপনি এই বার্তাটি মুছে ফেলেছেন|此訊息已刪除|您已刪除此訊息|这条消息已被删除|此消息已删除|您已删除这条消息
    信息已删除|您删除这个信息|你已删除此消息|tin nhắn này đã bị xóa|tin nhắn này đã bị xoá|bạn đã xóa tin nhắn này|bạn đã xoá tin nhắn này
    یہ میسج حذف کر دیا گیا ہے|یہ پیغام حذف کیا گیا|آپ نے یہ میسج حذف کر دیا ہے|آپ نے اس پیغام کو حذف کیا|bu mesaj silindi
    bu mesajı sildiniz|ข้อความนี้ถูกลบแล้ว|ข้อความนี้ได้ถูกลบ|คุณได้ลบข้อความนี้|คุณลบข้อความนี้|det här meddelandet raderades
    detta meddelande raderades|du har tagit bort meddelandet|du raderade det här meddelandet|du raderade detta meddelande
    táto správa bola odstránená|túto správu ste odstránili|ta wiadomość została usunięta|wiadomość usunięta
    usunąłeś(-ęłaś) tę wiadomość|usunąłeś(aś) tę wiadomość|usunięto tę wiadomość|acest mesaj a fost șters|ați șters acest mesaj
    dit bericht is verwijderd|u hebt dit bericht verwijderd|je hebt dit bericht verwijderd|denne meldingen ble slettet
    du slettet denne meldingen|mesej ini telah dipadam|anda telah memadamkan mesej ini|हा मेसेज हटवण्यात आला
    हा संदेश हटविण्यात आला होता|तुम्ही हा मेसेज हटवला|आपण हा संदेश हटविलात|이 메시지는 삭제되었습니다|삭제된 메시지입니다|삭제한 메시지입니다
    이 메시지를 삭제했습니다|このメッセージは削除されました|このメッセージを削除しました|ez az üzenet törlésre került|ezt az üzenetet törölted
    törölted ezt az üzenetet|pesan ini dihapus|pesan ini telah dihapus|anda menghapus pesan ini|anda telah menghapus pesan ini
    ova je poruka izbrisana|ova poruka je izbrisana|izbrisali ste ovu poruku|यह मैसेज डिलीट कर दिया गया है|यह संदेश मिटाया गया
    आपने यह मैसेज डिलीट किया|आपने यह संदेश मिटाया|આ મેસેજ ડિલીટ કરાયો|આ સંદેશ રદ્દ કરાયો|તમે આ મેસેજ ડિલીટ કર્યો
    તમે આ સંદેશને રદ્દ કર્યો|scriosadh an teachtaireacht seo|scrios tú an teachtaireacht seo|tämä viesti poistettiin
    poistit tämän viestin|این پیام حذف شده است|این پیام حذف شد|شما این پیام را حذف کردید|denne besked er blevet slettet
    denne besked blev slettet|du har slettet denne besked|du slettede denne besked|tato zpráva byla smazána
    tato zpráva byla odstraněna|tuto zprávu jste smazal/a|tuto zprávu jste odstranil/a|aquest missatge s'ha suprimit
    aquest missatge està esborrat|has suprimit aquest missatge|has esborrat aquest missatge|itong mensahe ay binura na
    binura mo itong mensahe|šī ziņa tika izdzēsta|jūs izdzēsāt šo ziņu|бұл хат жойылды|сіз бұл хатты жойдыңыз
    ushbu xabar o‘chirildi|siz ushbu xabarni o‘chirdingiz|to sporočilo je bilo izbrisano|to sporočilo ste izbrisali
    ujumbe huu ulifutwa|umefuta ujumbe huu|இத்தகவல் திரும்பப்பெறப்பட்டது|இத்தகவலை தாங்கள் அழித்தீர்கள்|ši žinutė buvo ištrinta
    jūs ištrynėte šią žinutę|see sõnum on kustutatud|kustutasid selle sõnumi|съобщението беше изтрито|изтрихте това съобщение
    hierdie boodskap was uitgevee|jy het boodskap uitgevee|bu ismarıc silindi|siz bu ismarıcı sildiniz|ഈ സന്ദേശം ഇല്ലാതാക്കിയതാണ്
    ഈ സന്ദേശം നിങ്ങൾ ഇല്ലാതാക്കി|оваа порака беше избришана|ја избриша оваа порака|ಈ ಸಂದೇಶವು ಅಳಿಸಲ್ಪಟ್ಟಿದೆ|ನೀವು ಈ ಸಂದೇಶವನ್ನು ಅಳಿಸಿದ್ದೀರಿ
    ова порука је обрисана|обрисао/ла си ову поруку|ਇਸ ਸੁਨੇਹੇ ਨੂੰ ਹਟਾਇਆ ਗਿਆ|ਤੁਸੀਂ ਇਹ ਸੁਨੇਹਾ ਹਟਾਇਆ
    """

  static let editedList = """
    this message was edited|diese nachricht wurde bearbeitet|se editó este mensaje|este mensaje fue editado
    ce message a été modifié|questo messaggio è stato modificato|mensagem editada|esta mensagem foi editada
    dit bericht is bewerkt|сообщение изменено|данное сообщение изменено|это сообщение изменено|bu mesaj düzenlendi
    ta wiadomość została edytowana|wiadomość edytowana|此消息已编辑|此訊息已編輯|这条消息已编辑|pesan ini diedit|mesej ini telah diedit
    このメッセージは編集されました|이 메시지는 수정되었습니다|수정된 메시지입니다|تم تعديل هذه الرسالة|הודעה זו נערכה|यह मैसेज एडिट किया गया
    यह संदेश संपादित किया गया|це повідомлення було змінено|це повідомлення змінено|det här meddelandet redigerades
    detta meddelande redigerades|denne besked blev redigeret|denne meldingen ble redigert|tätä viestiä muokattiin
    viestiä muokattiin|tato zpráva byla upravena|táto správa bola upravená|ez az üzenet szerkesztve lett|acest mesaj a fost editat
    αυτό το μήνυμα υποβλήθηκε σε επεξεργασία|tin nhắn này đã được chỉnh sửa|ข้อความนี้ถูกแก้ไข|این پیام ویرایش شد
    ova poruka je uređena|съобщението беше редактирано|aquest missatge s'ha editat
    """

  /// The first sentences of the notes that stand for messages which have not come yet.
  static let waitingList = """
    waiting for this message|warte auf diese nachricht|warten auf diese nachricht|esperando este mensaje|esperando mensaje
    aguardando mensagem|aguardando esta mensagem|a aguardar esta mensagem|en attente de ce message|in attesa di questo messaggio
    in attesa del messaggio|wachten op dit bericht|ожидание этого сообщения|ожидание сообщения|очікування цього повідомлення
    bu mesaj bekleniyor|oczekiwanie na tę wiadomość|menunggu pesan ini|menunggu mesej ini|väntar på det här meddelandet
    väntar på detta meddelande|venter på denne besked|venter på denne meldingen|odotetaan tätä viestiä|čeká se na tuto zprávu
    čekání na tuto zprávu|čaká sa na túto správu|várakozás erre az üzenetre|se așteaptă acest mesaj|αναμονή για αυτό το μήνυμα
    في انتظار هذه الرسالة|بانتظار هذه الرسالة|ממתין להודעה זו|ההמתנה להודעה זו|इस मैसेज का इंतज़ार है|इस संदेश का इंतज़ार है
    正在等待此消息|正在等待此訊息|等待此訊息|このメッセージを待っています|이 메시지를 기다리는 중입니다|đang chờ tin nhắn này|กำลังรอข้อความนี้
    در انتظار این پیام|čekanje ove poruke|изчакване на това съобщение|s'està esperant aquest missatge
    """

  /// The first lines of polls. On an iPhone the form of the lines is enough.
  static let pollHeadList = """
    poll:|umfrage:|abstimmung:|encuesta:|sondage :|sondage:|sondaggio:|enquete:|sondagem:|peiling:|опрос:|опитування:|anket:
    ankieta:|سؤال استطلاع:|استطلاع:|סקר:|पोल:|投票:|投票：|アンケート:|투표:|설문조사:|jajak pendapat:|polling:|undian:|bình chọn:
    โพล:|szavazás:|omröstning:|afstemning:|avstemning:|kysely:|äänestys:|anketa:|sondaj:|δημοσκόπηση:|анкета:|enquesta:
    """

  /// The words with which notices speak to their reader, in languages that write words apart.
  static let secondPersonList = """
    you|your|you're|you’re|you've|you’ve|du|dich|dir|dein|deine|deinen|deiner|deinem|ihr|sie haben|tú|ti|te|tu|usted|contigo
    eres|estás|eliminaste|creaste|añadiste|agregaste|cambiaste|saliste|bloqueaste|desbloqueaste|activaste|desactivaste
    te uniste|vous|votre|vos|hai|tuo|tua|tuoi|você|vocês|je|jij|jouw|jou|u|uw|ты|вы|вас|вам|ваш|ваша|ваше|тебя|ви
    вашу|вашого|siz|seni|sizi|sizin|oluşturdunuz|eklediniz|çıkardınız|değiştirdiniz|ayrıldınız|sizinle|ty|ciebie|cię|twój
    twoja|utworzyłeś|utworzyłaś|dodałeś|dodałaś|أنت|أنتَ|أنتم|لك|رمز أمانك|قمتَ|قمت|غادرتَ|את|אתה|אותך|שלך|יצרת|הוספת|आप|आपने|आपको
    आपका|आपके|तुम्ही|तुमचा|તમે|તમારા|আপনি|আপনার|ਤੁਸੀਂ|నువ్వు|మీరు|మీ|நீங்கள்|ನೀವು|നിങ്ങൾ|anda|kamu|bạn|شما|تو|آپ|dig|du har|deg|sinä|sinun|sinut|te|tvé|váš|vás|jste|ste|vaš|tu ai|ați|ați|dvs|dumneavoastră|εσείς|σας|εσύ|σου|ti|tvoj|tvoja
    вие|ви|вас|твој|вашиот|სთქვენ|თქვენ|դուք|հեք|sizning|сіз|сіздің|jy|wewe|ikaw|jus|jūs|jūsu|teie|te|ön|önt|kiléptél|tú|vostè
    """

  /// The words with which notices speak to their reader, in languages that join words.
  static let secondPersonPartList = """
    您|你|あなた|당신|회원님|คุณ|ທ່ານ|អ្នក|သင်|ඔබ
    """
}
