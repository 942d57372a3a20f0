/** How a language's mail programs introduce a quote; alternatives are separated by commas, in lowercase. */
export interface QuoteLanguage {
  /** First words of the line above a quote. */
  opens: string;
  /** The verb of that line: "wrote". */
  wrote: string;
  from: string;
  sent: string;
  to: string;
  subject: string;
  /** Title between the rules above a whole quoted email. */
  original: string;
}

export const QUOTE_LANGUAGES: Record<string, QuoteLanguage> = {
  en: {
    opens: "on, at",
    wrote: "wrote, said, writes, quoting, has written, emailed",
    from: "from",
    sent: "sent, date, sent on, sent at, date sent, received",
    to: "to",
    subject: "subject, re",
    original:
      "original message, original email, original mail, forwarded message, reply message, begin forwarded message, forwarded email, forwarded by, replied message, original appointment, original content, start of forwarded message",
  },
  fr: {
    opens: "le, en date du",
    wrote: "a écrit, a ecrit, écrivait, écrit, ecrit, a envoyé",
    from: "de, from, expéditeur, exp",
    sent: "envoyé, envoye, date, envoyé le, date d'envoi",
    to: "à, a, pour, destinataire",
    subject: "objet, sujet",
    original:
      "message d'origine, message original, message initial, message transféré, message transmis, message réexpédié, début du message réexpédié, début du message transféré, e-mail d'origine, courriel original, mail original, mail transféré, message de réponse",
  },
  pt: {
    opens: "em, a, no dia, na, no",
    wrote: "escreveu, escreveram",
    from: "de, remetente",
    sent: "enviado, enviada, enviado em, enviada em, data, data de envio",
    to: "para, destinatário",
    subject: "assunto",
    original:
      "mensagem original, mensagem encaminhada, mensagem reencaminhada, início da mensagem reencaminhada, início da mensagem encaminhada, email original, e-mail original, mensagem de resposta",
  },
  es: {
    opens: "el, en",
    wrote: "escribió, escribio, ha escrito",
    from: "de, remitente",
    sent: "enviado, enviado el, fecha, enviada el, fecha de envío",
    to: "para, a",
    subject: "asunto",
    original:
      "mensaje original, mensaje reenviado, inicio del mensaje reenviado, correo original, mensaje de respuesta, mensaje enviado",
  },
  it: {
    opens: "il, in data, il giorno",
    wrote: "ha scritto, scrive, scriveva",
    from: "da, mittente",
    sent: "inviato, inviata, data, inviato il",
    to: "a, per",
    subject: "oggetto",
    original:
      "messaggio originale, messaggio inoltrato, inizio messaggio inoltrato, inizio del messaggio inoltrato, messaggio di risposta",
  },
  de: {
    opens: "am, den",
    wrote: "schrieb, schreibt, hat geschrieben, geschrieben",
    from: "von, absender",
    sent: "gesendet, datum, gesendet am, verschickt",
    to: "an, empfänger",
    subject: "betreff",
    original:
      "ursprüngliche nachricht, urspr. nachricht, originalnachricht, original-nachricht, original nachricht, weitergeleitete nachricht, anfang der weitergeleiteten nachricht, weitergeleitete e-mail, antwortnachricht",
  },
  nl: {
    opens: "op",
    wrote: "schreef, heeft geschreven, het volgende geschreven",
    from: "van, afzender",
    sent: "verzonden, datum, verzonden op, verstuurd",
    to: "aan",
    subject: "onderwerp",
    original:
      "oorspronkelijk bericht, origineel bericht, oorspronkelijke bericht, doorgestuurd bericht, begin doorgestuurd bericht, begin van doorgestuurd bericht",
  },
  tr: {
    opens: "tarih",
    wrote: "yazdı, şunu yazdı, şunları yazdı, yazmış, yazdi",
    from: "kimden, gönderen, gonderen",
    sent: "gönderme tarihi, tarih, gönderildi, gönderilme tarihi, gönderim tarihi, gonderildi",
    to: "kime, alıcı",
    subject: "konu",
    original:
      "orijinal mesaj, özgün ileti, orijinal ileti, iletilen mesaj, yönlendirilmiş mesaj, iletilmiş ileti",
  },
  ar: {
    opens: "في, بتاريخ, يوم, فى",
    wrote: "كتب, كتبت, كتب/كتبت, وكتب",
    from: "من, المرسل",
    sent: "تاريخ الإرسال, التاريخ, تم الإرسال, تاريخ, أرسلت, أُرسلت, مرسل, تم الارسال, تاريخ الارسال",
    to: "إلى, الى, المرسل إليه",
    subject: "الموضوع, موضوع",
    original:
      "الرسالة الأصلية, الرسالة الاصلية, رسالة أصلية, رسالة معاد توجيهها, الرسالة المعاد توجيهها, الرسالة المحولة, رسالة محولة, بدء الرسالة المعاد توجيهها, رسالة مُعاد توجيهها",
  },
  sw: {
    opens: "tarehe, mnamo, siku ya",
    wrote: "aliandika, ameandika, aliyeandika, andika",
    from: "kutoka, kutoka kwa, mtumaji",
    sent: "imetumwa, tarehe, ilitumwa, iliyotumwa",
    to: "kwa, kwenda kwa, kwenda",
    subject: "mada, kuhusu, somo, yah, kichwa",
    original:
      "ujumbe asili, ujumbe halisi, ujumbe wa asili, ujumbe uliosambazwa, ujumbe uliotumwa, ujumbe uliopelekwa",
  },
};
