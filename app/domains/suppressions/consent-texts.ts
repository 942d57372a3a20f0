import type { ProductLanguage } from "~/core/languages";

export interface ConsentTexts {
  pageTitle: string;
  /** Contains {sender}, like the texts below; also the email's subject. */
  question: string;
  purpose: string;
  /** Used in the email, which does not name the section of the law. */
  law: string;
  respondHere: string;
  acceptOrDecline: string;
  lawOfPage: string;
  accept: string;
  decline: string;
  noResponse: string;
  acceptedTitle: string;
  accepted: string;
  declinedTitle: string;
  declined: string;
  ownData: string;
}

export const CONSENT_TEXTS: Record<ProductLanguage, ConsentTexts> = {
  en: {
    pageTitle: "Email consent",
    question: "May {sender} email you?",
    purpose: "{sender} would like to email you about its products and services for businesses.",
    law: "South African law requires your consent first. If you decline or don’t respond, you won’t hear from us again.",
    respondHere: "Respond here:",
    acceptOrDecline: "Accept or decline",
    lawOfPage: "South African law (POPIA, section 69) requires your consent.",
    accept: "Yes, email me",
    decline: "No, don’t email me",
    noResponse: "If you don’t respond, you won’t get any emails.",
    acceptedTitle: "Thank you",
    accepted:
      "{sender} can now email you about its products and services. Every email has an unsubscribe link. You can also change your mind here.",
    declinedTitle: "You declined",
    declined: "{sender} can’t email you or ask again.",
    ownData: "See or delete your data",
  },
  fr: {
    pageTitle: "Consentement",
    question: "{sender} souhaite vous écrire : êtes-vous d’accord ?",
    purpose: "{sender} souhaite vous écrire au sujet de ses produits et services pour les entreprises.",
    law: "La loi sud-africaine exige d’abord votre accord. Si vous refusez ou ne répondez pas, nous ne vous écrirons plus.",
    respondHere: "Répondez ici :",
    acceptOrDecline: "Accepter ou refuser",
    lawOfPage: "La loi sud-africaine (POPIA, article 69) exige votre accord.",
    accept: "Oui, j’accepte",
    decline: "Non, je refuse",
    noResponse: "Si vous ne répondez pas, vous ne recevrez aucun message.",
    acceptedTitle: "Merci",
    accepted:
      "{sender} peut désormais vous écrire au sujet de ses produits et services. Chaque message contient un lien de désabonnement. Vous pouvez aussi changer d’avis ici.",
    declinedTitle: "Vous avez refusé",
    declined: "{sender} ne peut ni vous écrire ni vous reposer la question.",
    ownData: "Consulter ou supprimer vos données",
  },
  ar: {
    pageTitle: "الموافقة على الرسائل",
    question: "هل توافق على استلام رسائل من {sender}؟",
    purpose: "تود {sender} مراسلتك بالبريد الإلكتروني بشأن منتجاتها وخدماتها للشركات.",
    law: "يشترط قانون جنوب أفريقيا موافقتك أولًا. إذا رفضت أو لم ترد، فلن نراسلك مرة أخرى.",
    respondHere: "للرد:",
    acceptOrDecline: "الموافقة أو الرفض",
    lawOfPage: "يشترط قانون جنوب أفريقيا (POPIA، المادة 69) موافقتك.",
    accept: "نعم، أوافق",
    decline: "لا، أرفض",
    noResponse: "إذا لم ترد، فلن تصلك أي رسائل.",
    acceptedTitle: "شكرًا لك",
    accepted:
      "يمكن الآن لـ {sender} مراسلتك بشأن منتجاتها وخدماتها. تتضمن كل رسالة رابطًا لإلغاء الاشتراك. يمكنك أيضًا تغيير رأيك هنا.",
    declinedTitle: "لقد رفضت",
    declined: "لا يمكن لـ {sender} مراسلتك أو طلب موافقتك مرة أخرى.",
    ownData: "الاطلاع على بياناتك أو حذفها",
  },
  pt: {
    pageTitle: "Consentimento",
    question: "Aceita receber mensagens de {sender}?",
    purpose: "{sender} gostaria de lhe escrever sobre os seus produtos e serviços para empresas.",
    law: "A lei sul-africana exige primeiro o seu consentimento. Se recusar ou não responder, não voltaremos a contactá-lo.",
    respondHere: "Responda aqui:",
    acceptOrDecline: "Aceitar ou recusar",
    lawOfPage: "A lei sul-africana (POPIA, secção 69) exige o seu consentimento.",
    accept: "Sim, aceito",
    decline: "Não, recuso",
    noResponse: "Se não responder, não receberá nenhuma mensagem.",
    acceptedTitle: "Obrigado",
    accepted:
      "{sender} já pode escrever-lhe sobre os seus produtos e serviços. Cada mensagem tem uma ligação para cancelar a subscrição. Também pode mudar de ideias aqui.",
    declinedTitle: "Recusou",
    declined: "{sender} não pode escrever-lhe nem voltar a pedir.",
    ownData: "Ver ou eliminar os seus dados",
  },
  sw: {
    pageTitle: "Idhini ya barua pepe",
    question: "Je, unakubali kupokea barua pepe kutoka kwa {sender}?",
    purpose: "{sender} ingependa kukutumia barua pepe kuhusu bidhaa na huduma zake kwa biashara.",
    law: "Sheria ya Afrika Kusini inahitaji idhini yako kwanza. Ukikataa au usipojibu, hatutakuandikia tena.",
    respondHere: "Jibu hapa:",
    acceptOrDecline: "Kubali au kataa",
    lawOfPage: "Sheria ya Afrika Kusini (POPIA, kifungu cha 69) inahitaji idhini yako.",
    accept: "Ndiyo, nakubali",
    decline: "Hapana, nakataa",
    noResponse: "Usipojibu, hutapokea barua pepe yoyote.",
    acceptedTitle: "Asante",
    accepted:
      "{sender} sasa inaweza kukutumia barua pepe kuhusu bidhaa na huduma zake. Kila barua pepe ina kiungo cha kujiondoa. Unaweza pia kubadilisha uamuzi wako hapa.",
    declinedTitle: "Umekataa",
    declined: "{sender} haiwezi kukutumia barua pepe wala kukuuliza tena.",
    ownData: "Tazama au futa data yako",
  },
};
