const WORDS = {
  en: {
    why: "You get this mail because of your work at your company.",
    whyFrom: "You get this mail because of your work at your company. We have your address from: {source}.",
    whyOwn: "You get this mail because of your work at your company. We wrote your address down ourselves.",
    stop: "If you do not want mail from us, tell us here and we stop.",
  },
  fr: {
    why: "Vous recevez ce message en raison de votre fonction dans votre entreprise.",
    whyFrom:
      "Vous recevez ce message en raison de votre fonction dans votre entreprise. Source de votre adresse : {source}.",
    whyOwn:
      "Vous recevez ce message en raison de votre fonction dans votre entreprise. Nous avons noté votre adresse nous-mêmes.",
    stop: "Si vous ne voulez plus de messages de notre part, dites-le ici.",
  },
  ar: {
    why: "وصلتك هذه الرسالة بسبب عملك في شركتك.",
    whyFrom: "وصلتك هذه الرسالة بسبب عملك في شركتك. مصدر عنوانك: {source}.",
    whyOwn: "وصلتك هذه الرسالة بسبب عملك في شركتك. دوّنّا عنوانك بأنفسنا.",
    stop: "إذا كنت لا تريد رسائل منا فأخبرنا هنا وسنتوقف.",
  },
  sw: {
    why: "Unapokea barua pepe hii kwa sababu ya kazi yako katika kampuni yako.",
    whyFrom:
      "Unapokea barua pepe hii kwa sababu ya kazi yako katika kampuni yako. Anwani yako tumeipata kutoka: {source}.",
    whyOwn:
      "Unapokea barua pepe hii kwa sababu ya kazi yako katika kampuni yako. Anwani yako tumeiandika wenyewe.",
    stop: "Kama hutaki barua pepe kutoka kwetu, tuambie hapa nasi tutaacha.",
  },
  pt: {
    why: "Recebe esta mensagem por causa do seu trabalho na sua empresa.",
    whyFrom:
      "Recebe esta mensagem por causa do seu trabalho na sua empresa. Temos o seu endereço de: {source}.",
    whyOwn:
      "Recebe esta mensagem por causa do seu trabalho na sua empresa. Anotámos nós próprios o seu endereço.",
    stop: "Se não quiser mensagens nossas, diga-nos aqui e paramos.",
  },
} as const;

export type FooterLanguage = keyof typeof WORDS;

const isKnown = (language: string): language is FooterLanguage => Object.hasOwn(WORDS, language);

export const footerWords = (language: string) => WORDS[isKnown(language) ? language : "en"];
