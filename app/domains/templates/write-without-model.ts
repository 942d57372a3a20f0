import { plainText } from "~/core/text";
import type { Brief } from "./brief-schema";

interface Phrases {
  subject: Record<Brief["templateType"], string>;
  hello: string;
  opening: Record<Brief["templateType"], string>;
  meantFor: string;
  ask: Record<Brief["ask"], string>;
  otherwise: string;
}

const PHRASES: Record<string, Phrases> = {
  en: {
    subject: {
      cold_email: "Quick question for {{companyName|your company}}",
      follow_up: "Following up with {{companyName|your company}}",
      linkedin: "Quick question for {{firstName|you}}",
      proposal: "Proposal for {{companyName|your company}}",
    },
    hello: "Hi {{firstName|there}},",
    opening: {
      cold_email: "I’m getting in touch because this could help {{companyName|your company}}:",
      follow_up: "I’m following up on my earlier message:",
      linkedin: "This could help {{companyName|your company}}:",
      proposal: "Here’s our proposal for {{companyName|your company}}:",
    },
    meantFor: "It’s for",
    ask: {
      reply: "Would this be useful to you? A short reply is enough.",
      call: "Do you have time for a short call? Let me know what time suits you.",
      meeting: "Could we meet? Let me know what time suits you.",
    },
    otherwise: "If not, let me know and I won’t contact you again.",
  },
  fr: {
    subject: {
      cold_email: "Une question pour {{companyName|votre entreprise}}",
      follow_up: "Encore une fois, pour {{companyName|votre entreprise}}",
      linkedin: "Une question pour {{firstName|vous}}",
      proposal: "Une proposition pour {{companyName|votre entreprise}}",
    },
    hello: "Bonjour {{firstName|à vous}},",
    opening: {
      cold_email: "Je vous écris parce que ceci peut être utile à {{companyName|votre entreprise}} :",
      follow_up: "Je vous ai déjà écrit à ce sujet, et je me permets de vous demander encore une fois :",
      linkedin: "Ceci peut être utile à {{companyName|votre entreprise}} :",
      proposal: "Voici ce que nous proposons à {{companyName|votre entreprise}} :",
    },
    meantFor: "Pour qui :",
    ask: {
      reply: "Est-ce que cela vous intéresse ? Une courte réponse suffit.",
      call: "Auriez-vous le temps pour un court appel ? Dites-moi quand cela vous convient.",
      meeting: "Pourrions-nous nous rencontrer ? Dites-moi quand cela vous convient.",
    },
    otherwise: "Sinon, dites-le-moi, et je ne vous écrirai plus.",
  },
  pt: {
    subject: {
      cold_email: "Uma pergunta para {{companyName|a sua empresa}}",
      follow_up: "Mais uma vez, para {{companyName|a sua empresa}}",
      linkedin: "Uma pergunta para {{firstName|si}}",
      proposal: "Uma proposta para {{companyName|a sua empresa}}",
    },
    hello: "Olá {{firstName|bom dia}},",
    opening: {
      cold_email: "Escrevo-lhe porque isto pode ser útil para {{companyName|a sua empresa}}:",
      follow_up: "Já lhe escrevi sobre este assunto, e gostaria de perguntar mais uma vez:",
      linkedin: "Isto pode ser útil para {{companyName|a sua empresa}}:",
      proposal: "Eis o que propomos para {{companyName|a sua empresa}}:",
    },
    meantFor: "Para quem:",
    ask: {
      reply: "Isto interessa-lhe? Basta uma resposta curta.",
      call: "Teria tempo para uma chamada curta? Diga-me quando lhe convém.",
      meeting: "Podemos encontrar-nos? Diga-me quando lhe convém.",
    },
    otherwise: "Se não, diga-me, e não volto a escrever.",
  },
  sw: {
    subject: {
      cold_email: "Swali kwa {{companyName|kampuni yako}}",
      follow_up: "Kwa mara nyingine, kwa {{companyName|kampuni yako}}",
      linkedin: "Swali kwa {{firstName|wewe}}",
      proposal: "Pendekezo kwa {{companyName|kampuni yako}}",
    },
    hello: "Habari {{firstName|yako}},",
    opening: {
      cold_email: "Ninakuandikia kwa sababu hili linaweza kuifaa {{companyName|kampuni yako}}:",
      follow_up: "Nilikuandikia kuhusu hili hapo awali, na ningependa kuuliza tena:",
      linkedin: "Hili linaweza kuifaa {{companyName|kampuni yako}}:",
      proposal: "Hili ndilo tunalopendekeza kwa {{companyName|kampuni yako}}:",
    },
    meantFor: "Kwa ajili ya:",
    ask: {
      reply: "Je, hili linakuvutia? Jibu fupi linatosha.",
      call: "Je, una muda wa mazungumzo mafupi kwa simu? Tafadhali niambie ni lini kunakufaa.",
      meeting: "Je, tunaweza kukutana? Tafadhali niambie ni lini kunakufaa.",
    },
    otherwise: "Kama sivyo, tafadhali niambie, na sitakuandikia tena.",
  },
};

export const BUILT_IN_LANGUAGES = Object.keys(PHRASES);

const sentence = (text: string) => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** No figure, customer or praise that nobody gave. Null in a language without phrases. */
export function writeWithoutModel(brief: Brief): { subject: string; content: string } | null {
  const phrases = PHRASES[brief.language];
  if (!phrases) return null;
  const reader = plainText(brief.reader);
  const paragraphs = [
    phrases.hello,
    phrases.opening[brief.templateType],
    sentence(brief.offer),
    reader && sentence(`${phrases.meantFor} ${reader}`),
    `${phrases.ask[brief.ask]} ${phrases.otherwise}`,
    "{{signature}}",
  ];
  return { subject: phrases.subject[brief.templateType], content: paragraphs.filter(Boolean).join("\n\n") };
}
