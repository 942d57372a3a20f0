import type { ProductLanguage } from "~/core/languages";
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

const PHRASES: Record<ProductLanguage, Phrases> & Partial<Record<Brief["language"], Phrases>> = {
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
    meantFor: "We offer this to",
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
      follow_up: "Suite à mon message à {{companyName|votre entreprise}}",
      linkedin: "Une question pour {{firstName|vous}}",
      proposal: "Notre proposition pour {{companyName|votre entreprise}}",
    },
    hello: "Bonjour {{firstName|Madame, Monsieur}},",
    opening: {
      cold_email: "Je vous contacte car ceci pourrait être utile à {{companyName|votre entreprise}} :",
      follow_up: "Je reviens vers vous au sujet de mon message précédent :",
      linkedin: "Ceci pourrait être utile à {{companyName|votre entreprise}} :",
      proposal: "Voici notre proposition pour {{companyName|votre entreprise}} :",
    },
    meantFor: "À qui cela s’adresse :",
    ask: {
      reply: "Cela vous serait-il utile ? Une courte réponse suffit.",
      call: "Auriez-vous quelques minutes pour un appel ? Dites-moi quand cela vous convient.",
      meeting: "Pourrions-nous nous rencontrer ? Dites-moi quand cela vous convient.",
    },
    otherwise: "Sinon, dites-le-moi et je ne vous écrirai plus.",
  },
  ar: {
    subject: {
      cold_email: "سؤال سريع إلى {{companyName|شركتكم}}",
      follow_up: "متابعة لرسالتي إلى {{companyName|شركتكم}}",
      linkedin: "سؤال سريع إلى {{firstName|حضرتكم}}",
      proposal: "عرضنا المقدم إلى {{companyName|شركتكم}}",
    },
    hello: "مرحبا {{firstName|بكم}}،",
    opening: {
      cold_email: "أتواصل معكم لأن هذا قد يفيد {{companyName|شركتكم}}:",
      follow_up: "أتابع معكم رسالتي السابقة:",
      linkedin: "قد يفيد هذا {{companyName|شركتكم}}:",
      proposal: "إليكم عرضنا المقدم إلى {{companyName|شركتكم}}:",
    },
    meantFor: "هذا موجه إلى",
    ask: {
      reply: "هل يفيدكم هذا؟ يكفي رد قصير.",
      call: "هل لديكم وقت لمكالمة قصيرة؟ أخبروني بالوقت الذي يناسبكم.",
      meeting: "هل يمكننا أن نلتقي؟ أخبروني بالوقت الذي يناسبكم.",
    },
    otherwise: "وإلا فأخبروني ولن أتواصل معكم مرة أخرى.",
  },
  pt: {
    subject: {
      cold_email: "Uma pergunta para {{companyName|a sua empresa}}",
      follow_up: "Seguimento da minha mensagem para {{companyName|a sua empresa}}",
      linkedin: "Uma pergunta para {{firstName|si}}",
      proposal: "A nossa proposta para {{companyName|a sua empresa}}",
    },
    hello: "Olá, {{firstName|bom dia}},",
    opening: {
      cold_email: "Entro em contacto porque isto pode ser útil para {{companyName|a sua empresa}}:",
      follow_up: "Venho dar seguimento à minha mensagem anterior:",
      linkedin: "Isto pode ser útil para {{companyName|a sua empresa}}:",
      proposal: "Eis a nossa proposta para {{companyName|a sua empresa}}:",
    },
    meantFor: "A quem se destina:",
    ask: {
      reply: "Isto ser-lhe-ia útil? Basta uma resposta curta.",
      call: "Teria tempo para uma chamada curta? Diga-me quando lhe convém.",
      meeting: "Podemos encontrar-nos? Diga-me quando lhe convém.",
    },
    otherwise: "Se não, diga-me e não volto a escrever-lhe.",
  },
  sw: {
    subject: {
      cold_email: "Swali fupi kwa {{companyName|kampuni yako}}",
      follow_up: "Kufuatilia ujumbe wangu kwa {{companyName|kampuni yako}}",
      linkedin: "Swali fupi kwa {{firstName|ajili yako}}",
      proposal: "Pendekezo kwa {{companyName|kampuni yako}}",
    },
    hello: "Habari {{firstName|yako}},",
    opening: {
      cold_email: "Ninawasiliana nawe kwa sababu hili linaweza kuisaidia {{companyName|kampuni yako}}:",
      follow_up: "Ninafuatilia ujumbe wangu wa awali:",
      linkedin: "Hili linaweza kuisaidia {{companyName|kampuni yako}}:",
      proposal: "Hili ndilo pendekezo letu kwa {{companyName|kampuni yako}}:",
    },
    meantFor: "Ni kwa ajili ya",
    ask: {
      reply: "Je, hili lingekufaa? Jibu fupi linatosha.",
      call: "Je, una muda wa kuzungumza kidogo kwa simu? Niambie wakati unaokufaa.",
      meeting: "Je, tunaweza kukutana? Niambie wakati unaokufaa.",
    },
    otherwise: "Kama sivyo, niambie tu na sitawasiliana nawe tena.",
  },
};

export const BUILT_IN_LANGUAGES = Object.keys(PHRASES);

const sentence = (text: string) => (/[.!?؟…:]$/.test(text) ? text : `${text}.`);

/** Adds no figure, customer or praise beyond the brief. Null for a language without phrases. */
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
