import type { ProductLanguage } from "~/core/languages";

interface UnsubscribeTexts {
  /** Contains {sender} and {address}, like the texts below. */
  title: string;
  effect: string;
  unsubscribe: string;
  notYou: string;
  doneTitle: string;
  done: string;
  allSenders: string;
}

export const UNSUBSCRIBE_TEXTS: Record<ProductLanguage, UnsubscribeTexts> = {
  en: {
    title: "Unsubscribe from {sender}?",
    effect: "{sender} will no longer email {address}.",
    unsubscribe: "Unsubscribe",
    notYou: "Not you? Close this page and nothing changes.",
    doneTitle: "You’re unsubscribed",
    done: "{sender} won’t email {address} again. This includes scheduled emails.",
    allSenders: "Unsubscribe from all senders or see your data",
  },
  fr: {
    title: "Se désabonner de {sender} ?",
    effect: "{sender} n’enverra plus de messages à {address}.",
    unsubscribe: "Se désabonner",
    notYou: "Ce n’est pas vous ? Fermez cette page et rien ne change.",
    doneTitle: "Vous êtes désabonné",
    done: "{sender} n’enverra plus de messages à {address}. Cela vaut aussi pour les messages déjà programmés.",
    allSenders: "Se désabonner de tous les expéditeurs ou consulter vos données",
  },
  ar: {
    title: "هل تريد إلغاء الاشتراك لدى {sender}؟",
    effect: "لن تصل بعد الآن رسائل من {sender} إلى {address}.",
    unsubscribe: "إلغاء الاشتراك",
    notYou: "ليس هذا عنوانك؟ أغلق هذه الصفحة ولن يتغير شيء.",
    doneTitle: "تم إلغاء اشتراكك",
    done: "لن تصل رسائل أخرى من {sender} إلى {address}، ولا حتى الرسائل المجدولة.",
    allSenders: "إلغاء الاشتراك لدى جميع المرسلين أو الاطلاع على بياناتك",
  },
  pt: {
    title: "Cancelar a subscrição de {sender}?",
    effect: "{sender} deixará de enviar mensagens para {address}.",
    unsubscribe: "Cancelar a subscrição",
    notYou: "Não é o seu endereço? Feche esta página e nada muda.",
    doneTitle: "Subscrição cancelada",
    done: "{sender} não voltará a enviar mensagens para {address}. Isto inclui as mensagens já agendadas.",
    allSenders: "Cancelar a subscrição de todos os remetentes ou ver os seus dados",
  },
  sw: {
    title: "Ungependa kujiondoa kwa {sender}?",
    effect: "{sender} haitatuma tena barua pepe kwa {address}.",
    unsubscribe: "Jiondoe",
    notYou: "Si wewe? Funga ukurasa huu na hakuna kitakachobadilika.",
    doneTitle: "Umejiondoa",
    done: "{sender} haitatuma tena barua pepe kwa {address}, hata zile zilizopangwa.",
    allSenders: "Jiondoe kwa watumaji wote au uone data yako",
  },
};
