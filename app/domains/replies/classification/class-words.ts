import type { ReplyClass } from "./reply-class";

type Said = Exclude<ReplyClass, "unclear">;

export const CLASS_POINTS: Record<Said, number> = {
  unsubscribe: 9,
  not_interested: 6,
  wrong_person: 6,
  later: 5,
  interested: 5,
  question: 3,
};

/** In small letters without accents (`readable`). */
export const CLASS_WORDS: Record<string, Record<Said, string>> = {
  English: {
    unsubscribe:
      "unsubscribe; remove me; take me off; stop emailing; stop sending; stop writing; do not contact; dont contact; do not email; dont email; do not write to me; no more emails; opt out; delete my address; delete my data",
    not_interested:
      "not interested; no interest; no thanks; no thank you; not for us; we do not need; we dont need; not a fit; we already have; we are happy with; not relevant; please do not follow up; we decline; will pass",
    wrong_person:
      "wrong person; not the right person; not the right contact; no longer work; no longer with; left the company; i am not responsible; not my department; please contact my colleague; please write to; you should contact; you should speak to; not in charge",
    later:
      "not now; not at the moment; next month; next week; next quarter; next year; get back to me; reach out again; circle back; later this year; after the holidays; in a few weeks; in a few months; bad timing; follow up in; try again in; contact me in; busy right now",
    interested:
      "interested; sounds good; sounds great; tell me more; send me more; more information; more details; lets talk; let us talk; lets meet; set up a call; schedule a call; book a call; call me; give me a call; happy to talk; happy to meet; would love to; we would like to; i would like to; send a quote; send me a quote; send a proposal; a demo; are you available; when can we",
    question:
      "how much; what is the price; what does it cost; pricing; price list; how does; how do you; do you offer; do you have; can you send; could you send; could you explain; can you explain; where are you based; which countries; who are you; where did you get",
  },
  French: {
    unsubscribe:
      "desinscrire; desinscrivez; desabonner; desabonnez; retirez moi; retirez mon adresse; supprimez mon adresse; ne m ecrivez plus; ne me contactez plus; ne plus recevoir; arretez de m ecrire; cessez de m ecrire; arretez de m envoyer",
    not_interested:
      "pas interesse; pas interessee; pas interesses; pas interessees; pas d interet; non merci; nous n avons pas besoin; je n ai pas besoin; ne nous interesse pas; ne m interesse pas; nous avons deja; sans suite",
    wrong_person:
      "pas la bonne personne; pas le bon interlocuteur; mauvaise personne; ne travaille plus; a quitte la societe; a quitte l entreprise; je ne suis pas responsable; veuillez contacter; adressez vous a; contactez plutot",
    later:
      "plus tard; pas maintenant; pas pour le moment; pas pour l instant; le mois prochain; la semaine prochaine; l annee prochaine; au prochain trimestre; revenez vers moi; recontactez moi; relancez moi; apres les vacances; dans quelques semaines; dans quelques mois",
    interested:
      "interesse; interessee; interesses; nous interesse; m interesse; en savoir plus; plus d informations; plus de details; envoyez moi; envoyez nous; appelez moi; rendez vous; un appel; nous aimerions; j aimerais; je souhaite; nous souhaitons; volontiers; avec plaisir; un devis; une demonstration",
    question:
      "combien; quel est le prix; quels sont vos tarifs; vos tarifs; quel tarif; comment fonctionne; est ce que; pouvez vous; pourriez vous; proposez vous; ou etes vous; qui etes vous; d ou avez vous",
  },
  Portuguese: {
    unsubscribe:
      "cancelar a subscricao; cancelar inscricao; descadastrar; remova me; remover o meu; retire o meu; nao me escreva; nao me contacte; parem de enviar; pare de enviar; nao quero receber",
    not_interested:
      "nao estou interessado; nao estou interessada; nao estamos interessados; nao temos interesse; sem interesse; nao obrigado; nao obrigada; nao precisamos; nao preciso; ja temos",
    wrong_person:
      "pessoa errada; nao sou a pessoa; ja nao trabalha; nao trabalha mais; deixou a empresa; contacte o meu colega; fale com; nao sou responsavel",
    later:
      "mais tarde; agora nao; de momento nao; no proximo mes; no mes que vem; na proxima semana; na semana que vem; no proximo ano; volte a contactar; depois das ferias; daqui a umas semanas",
    interested:
      "interessado; interessada; interessados; temos interesse; tenho interesse; saber mais; mais informacoes; mais detalhes; envie me; envie nos; ligue me; marcar uma reuniao; marcar uma chamada; gostaria de; gostariamos; uma proposta; um orcamento",
    question:
      "quanto custa; qual e o preco; quais sao os precos; como funciona; pode enviar; podem enviar; voces oferecem; onde ficam; quem sao",
  },
  Swahili: {
    unsubscribe:
      "niondoe; niondoeni; nitoe kwenye orodha; acha kunitumia; acheni kunitumia; usinitumie; msinitumie; usiniandikie; sitaki barua pepe; sitaki kupokea; jiondoe; futa anwani yangu",
    not_interested:
      "sivutiwi; hatuvutiwi; sina haja; hatuna haja; sihitaji; hatuhitaji; hapana asante; la asante; sina nia; hatuna nia; tayari tuna",
    wrong_person:
      "si mimi; mimi siyo; sihusiki; mtu mwingine; hafanyi kazi hapa; hayupo tena; ameacha kazi; wasiliana na; mtafute; siyo idara yangu",
    later:
      "baadaye; si sasa; siyo sasa; kwa sasa hapana; mwezi ujao; wiki ijayo; mwaka ujao; robo ijayo; nitafute tena; baada ya likizo; baada ya wiki",
    interested:
      "ninavutiwa; navutiwa; tunavutiwa; nimevutiwa; tumevutiwa; nina nia; tuna nia; nina hamu; ningependa; tungependa; kujua zaidi; maelezo zaidi; nitumie maelezo; tutumie maelezo; nipigie; tupigie; tuwasiliane; tuonane; tukutane; karibu ofisini; nitumie bei",
    question:
      "bei gani; ni bei; kiasi gani; shilingi ngapi; gharama; inafanyaje kazi; mnafanyaje; je mna; je mnaweza; mko wapi; ninyi ni nani; mmepata wapi",
  },
  Arabic: {
    unsubscribe:
      "الغاء الاشتراك; الغوا اشتراكي; احذفني; احذفوني; ازلني من القائمه; ازالتي من القائمه; توقف عن ارسال; توقفوا عن ارسال; لا ترسل; لا ترسلوا; لا تراسلني; لا تراسلوني; لا اريد رسائل",
    not_interested:
      "غير مهتم; غير مهتمه; غير مهتمين; لست مهتما; لست مهتمه; لسنا مهتمين; لا يهمنا; لا يهمني; لا نحتاج; لا احتاج; لا شكرا; لدينا بالفعل",
    wrong_person:
      "لست الشخص المناسب; لست المسؤول; شخص خطا; لم يعد يعمل; لم اعد اعمل; ترك الشركه; تواصل مع زميلي; تواصلوا مع; يرجي التواصل مع",
    later:
      "لاحقا; ليس الان; في وقت لاحق; الشهر القادم; الشهر المقبل; الاسبوع القادم; الاسبوع المقبل; العام القادم; السنه القادمه; بعد العيد; بعد رمضان; بعد الاجازه; عاود التواصل",
    interested:
      "مهتم; مهتمه; مهتمون; مهتمين; يهمنا; يهمني; نود معرفه; اود معرفه; معرفه المزيد; مزيد من المعلومات; مزيد من التفاصيل; ارسل لي; ارسلوا لنا; ارسل لنا; اتصل بي; اتصلوا بنا; تحديد موعد; عرض سعر; نرغب في; ارغب في",
    question:
      "كم السعر; كم سعر; ما السعر; ما هو السعر; كم التكلفه; كم تكلف; كيف يعمل; كيف يمكن; هل يمكن; هل تقدمون; هل لديكم; اين مقركم; من انتم; من اين حصلتم",
  },
};
