const WORDS = {
  en: {
    why: "You’re receiving this because of your role at your company.",
    whyFrom: "You’re receiving this because of your role at your company. Source of your address: {source}.",
    whyOwn:
      "You’re receiving this because of your role at your company. We added your contact details ourselves.",
    stop: "Unsubscribe",
  },
  fr: {
    why: "Vous recevez ce message en raison de votre fonction dans votre entreprise.",
    whyFrom:
      "Vous recevez ce message en raison de votre fonction dans votre entreprise. Source de votre adresse : {source}.",
    whyOwn:
      "Vous recevez ce message en raison de votre fonction dans votre entreprise. Nous avons ajouté vos coordonnées nous-mêmes.",
    stop: "Se désabonner",
  },
  ar: {
    why: "وصلتك هذه الرسالة بسبب عملك في شركتك.",
    whyFrom: "وصلتك هذه الرسالة بسبب عملك في شركتك. مصدر عنوانك: {source}.",
    whyOwn: "وصلتك هذه الرسالة بسبب عملك في شركتك. أضفنا بياناتك بأنفسنا.",
    stop: "إلغاء الاشتراك",
  },
  sw: {
    why: "Unapokea barua pepe hii kwa sababu ya kazi yako katika kampuni yako.",
    whyFrom:
      "Unapokea barua pepe hii kwa sababu ya kazi yako katika kampuni yako. Chanzo cha anwani yako: {source}.",
    whyOwn:
      "Unapokea barua pepe hii kwa sababu ya kazi yako katika kampuni yako. Tumeongeza mawasiliano yako wenyewe.",
    stop: "Jiondoe",
  },
  pt: {
    why: "Recebe esta mensagem por causa do seu trabalho na sua empresa.",
    whyFrom:
      "Recebe esta mensagem por causa do seu trabalho na sua empresa. Origem do seu endereço: {source}.",
    whyOwn:
      "Recebe esta mensagem por causa do seu trabalho na sua empresa. Adicionámos nós próprios os seus contactos.",
    stop: "Cancelar a subscrição",
  },
} as const;

export type FooterLanguage = keyof typeof WORDS;

const isKnown = (language: string): language is FooterLanguage => Object.hasOwn(WORDS, language);

export const footerWords = (language: string) => WORDS[isKnown(language) ? language : "en"];
