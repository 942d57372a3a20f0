const TEXTS = {
  en: {
    why: "You’re receiving this because of your role at {company}.",
    whyWithoutCompany: "You’re receiving this because of your role at your company.",
    from: "Source of your address: {source}.",
    own: "Your details come from our own records.",
    stop: "Unsubscribe",
  },
  fr: {
    why: "Vous recevez ce message en raison de votre fonction chez {company}.",
    whyWithoutCompany: "Vous recevez ce message en raison de votre fonction dans votre entreprise.",
    from: "Source de votre adresse : {source}.",
    own: "Nous avons nous-mêmes enregistré vos coordonnées.",
    stop: "Se désabonner",
  },
  ar: {
    why: "تصلك هذه الرسالة بحكم منصبك في {company}.",
    whyWithoutCompany: "تصلك هذه الرسالة بحكم منصبك في شركتك.",
    from: "مصدر عنوانك: {source}.",
    own: "لقد أضفنا بيانات الاتصال بك بأنفسنا.",
    stop: "إلغاء الاشتراك",
  },
  sw: {
    why: "Unapokea barua pepe hii kwa sababu ya wadhifa wako katika {company}.",
    whyWithoutCompany: "Unapokea barua pepe hii kwa sababu ya wadhifa wako katika kampuni yako.",
    from: "Chanzo cha anwani yako: {source}.",
    own: "Tuliongeza mawasiliano yako sisi wenyewe.",
    stop: "Jiondoe",
  },
  pt: {
    why: "Recebe esta mensagem devido à sua função na empresa {company}.",
    whyWithoutCompany: "Recebe esta mensagem devido à sua função na sua empresa.",
    from: "Origem do seu endereço: {source}.",
    own: "Fomos nós que registámos os seus contactos.",
    stop: "Cancelar a subscrição",
  },
} as const;

export type FooterLanguage = keyof typeof TEXTS;

const isKnown = (language: string): language is FooterLanguage => Object.hasOwn(TEXTS, language);

export const footerTexts = (language: string) => TEXTS[isKnown(language) ? language : "en"];
