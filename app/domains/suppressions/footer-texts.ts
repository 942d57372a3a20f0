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
      "Vous recevez ce message en raison de votre fonction dans votre entreprise. Nous avons nous-mêmes enregistré vos coordonnées.",
    stop: "Se désabonner",
  },
  ar: {
    why: "تصلك هذه الرسالة بحكم منصبك في شركتك.",
    whyFrom: "تصلك هذه الرسالة بحكم منصبك في شركتك. مصدر عنوانك: {source}.",
    whyOwn: "تصلك هذه الرسالة بحكم منصبك في شركتك. لقد أضفنا بيانات الاتصال بك بأنفسنا.",
    stop: "إلغاء الاشتراك",
  },
  sw: {
    why: "Unapokea barua pepe hii kwa sababu ya wadhifa wako katika kampuni yako.",
    whyFrom:
      "Unapokea barua pepe hii kwa sababu ya wadhifa wako katika kampuni yako. Chanzo cha anwani yako: {source}.",
    whyOwn:
      "Unapokea barua pepe hii kwa sababu ya wadhifa wako katika kampuni yako. Tuliongeza mawasiliano yako sisi wenyewe.",
    stop: "Jiondoe",
  },
  pt: {
    why: "Recebe esta mensagem devido à sua função na sua empresa.",
    whyFrom: "Recebe esta mensagem devido à sua função na sua empresa. Origem do seu endereço: {source}.",
    whyOwn:
      "Recebe esta mensagem devido à sua função na sua empresa. Fomos nós que registámos os seus contactos.",
    stop: "Cancelar a subscrição",
  },
} as const;

export type FooterLanguage = keyof typeof WORDS;

const isKnown = (language: string): language is FooterLanguage => Object.hasOwn(WORDS, language);

export const footerTexts = (language: string) => WORDS[isKnown(language) ? language : "en"];
