import type { DemoTemplate } from "./event";

const paragraphs = (...lines: string[]) => lines.map((line) => `<p>${line}</p>`).join("\n");
const LEAFLET = "https://demo-work.example/leaflet";

export const TEMPLATES: readonly DemoTemplate[] = [
  {
    key: "first",
    name: "First email: power that stays on",
    type: "cold_email",
    language: "en",
    variantOf: null,
    subject: "Power that stays on at {{companyName}}",
    content: paragraphs(
      "Hello {{firstName|there}},",
      "We supply solar kits with a battery to companies in {{country|your country}} and keep them running for five years.",
      `For {{companyName}} in {{city|your city}}, we’d start with one site: <a href="${LEAFLET}">see how on two pages</a>.`,
      "May I call you this week?",
      "{{signature}}",
    ),
  },
  {
    key: "first-sw",
    name: "Barua ya kwanza: umeme wa uhakika",
    type: "cold_email",
    language: "sw",
    variantOf: "first",
    subject: "Umeme wa uhakika kwa {{companyName}}",
    content: paragraphs(
      "Habari {{firstName|zenu}},",
      "Tunauza mifumo ya sola yenye betri kwa kampuni za {{country|nchi yako}}, na tunaitunza kwa miaka mitano.",
      `Kwa {{companyName}} tungeanza na eneo moja: <a href="${LEAFLET}">kurasa mbili zinaeleza</a>.`,
      "Naweza kukupigia wiki hii?",
      "{{signature}}",
    ),
  },
  {
    key: "second",
    name: "Second email",
    type: "follow_up",
    language: "en",
    variantOf: null,
    subject: "One question about {{companyName}}",
    content: paragraphs(
      "Hello {{firstName|there}},",
      "Last week I wrote about power at {{companyName}}. Is there someone else I should ask?",
      "{{signature}}",
    ),
  },
  {
    key: "premier",
    name: "Premier message",
    type: "cold_email",
    language: "fr",
    variantOf: null,
    subject: "Stockage au frais pour {{companyName}}",
    content: paragraphs(
      "Bonjour {{firstName|}},",
      "Nous installons des chambres froides solaires pour les distributeurs ({{country|Afrique de l'Ouest}}).",
      `Pour {{companyName}}, un premier site suffit pour juger : <a href="${LEAFLET}">deux pages l'expliquent</a>.`,
      "Puis-je vous appeler cette semaine ?",
      "{{signature}}",
    ),
  },
  {
    key: "relance",
    name: "Relance",
    type: "follow_up",
    language: "fr",
    variantOf: null,
    subject: "Une question pour {{companyName}}",
    content: paragraphs(
      "Bonjour {{firstName|}},",
      "Je vous ai écrit la semaine dernière. Une autre personne chez {{companyName}} s'en occupe-t-elle ?",
      "{{signature}}",
    ),
  },
  {
    key: "offer",
    name: "Offer after a call",
    type: "proposal",
    language: "en",
    variantOf: null,
    subject: "Our offer for {{companyName}}",
    content: paragraphs(
      "Hello {{firstName|there}},",
      "Thank you for the call. The offer for {{companyName}} has three parts: the system, its installation, and five years of service.",
      "{{signature}}",
    ),
  },
];
