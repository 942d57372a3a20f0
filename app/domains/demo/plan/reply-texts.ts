import type { Answer, DemoPerson } from "./people";

type Language = DemoPerson["language"];

/** Reply texts by language. */
const ANSWERS: Record<Language, Record<Answer, readonly string[]>> = {
  en: {
    interested: [
      "Thank you for your mail. This sounds good: please send me more information, and call me on Thursday morning.",
      "Hello, we are interested. Let us talk next Tuesday about two of our sites, and bring your price list.",
      "Good timing. Happy to talk: could we set up a call this week with our finance manager?",
    ],
    question: [
      "Hello. How much does it cost for a site of our size, and how does the warranty work?",
      "Thanks. Which countries do you deliver to, and do you have a customer near us?",
    ],
    later: ["Thank you, but not now. Our budget opens in the next quarter, so please get back to me then."],
    not_interested: [
      "Thank you, but we are not interested. We already have a supplier and are happy with them.",
    ],
    wrong_person: [
      "I am not the right person for this. I forwarded your mail to Jane: please write to jane.mutua@{host}.",
    ],
    unclear: ["Received with thanks."],
    unsubscribe: ["Please take me off your list and stop emailing me."],
  },
  fr: {
    interested: [
      "Merci pour votre message. Cela nous intéresse : envoyez-nous vos tarifs et appelez-moi jeudi matin.",
      "Bonjour, je souhaite en savoir plus. Pouvons-nous fixer un rendez-vous la semaine prochaine ?",
    ],
    question: ["Bonjour, quels sont vos tarifs pour une livraison par mois, et où êtes-vous installés ?"],
    later: ["Merci, mais pas maintenant. Revenez vers moi après la récolte, le mois prochain."],
    not_interested: ["Merci, mais nous ne sommes pas intéressés. Nous avons déjà un fournisseur."],
    wrong_person: ["Je ne suis pas la bonne personne. Veuillez contacter ma collègue : awa.diop@{host}."],
    unclear: ["Bien reçu."],
    unsubscribe: ["Merci de retirer mon adresse et de ne plus m'écrire."],
  },
  sw: {
    interested: [
      "Asante kwa barua yako. Tunavutiwa: tafadhali nitumie maelezo zaidi na nipigie siku ya Alhamisi.",
      "Habari, ningependa kujua zaidi. Tukutane ofisini kwetu wiki hii tuzungumze bei.",
    ],
    question: ["Habari. Ni bei gani kwa kliniki moja, na mnaweza kuleta Mwanza?"],
    later: ["Asante, lakini siyo sasa. Tafadhali nitafute tena baada ya wiki chache."],
    not_interested: ["Asante, lakini hatuhitaji kwa sasa. Tayari tuna mfumo wetu."],
    wrong_person: ["Mimi siyo mhusika. Tafadhali wasiliana na meneja wetu: neema.mushi@{host}."],
    unclear: ["Nimepokea."],
    unsubscribe: ["Tafadhali niondoe kwenye orodha yako na acheni kunitumia barua pepe."],
  },
};

const OURS: Record<Language, string> = {
  en: "Thank you for your quick reply. I’ll call you at the time you suggest and send the price list before then.",
  fr: "Merci pour votre réponse rapide. Je vous appelle comme convenu, et la liste des prix vous parvient avant.",
  sw: "Asante kwa jibu lako la haraka. Nitakupigia kama ulivyosema, na orodha ya bei itakuja kabla ya hapo.",
};

const lengthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** The reply text of a contact, the same each time the demo is filled. */
export function answerOf({ language, name, company }: DemoPerson, answer: Answer): string {
  const answerTexts = ANSWERS[language][answer];
  return (answerTexts[lengthOf(name) % answerTexts.length] ?? "").replace("{host}", company.domain);
}

/** A user's correction of a reply's category; null for half of the replies. */
export function judgedAs({ name }: DemoPerson, answer: Answer): Answer | null {
  const isOdd = lengthOf(name) % 2 === 1;
  if (!isOdd || answer === "unsubscribe" || answer === "unclear") return null;
  return answer === "later" && lengthOf(name) % 4 === 1 ? "not_interested" : answer;
}

export const ourAnswer = ({ language }: DemoPerson) => OURS[language];
