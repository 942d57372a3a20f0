import type { SampleMail } from "../reply-schemas";

export const SAMPLES: Record<string, { label: string; mail: SampleMail }> = {
  interested: {
    label: "Interested",
    mail: {
      from: "amina@example.com",
      subject: "Re: Solar for your shops",
      text: "Hello,\n\nthis sounds good. How much is it for 12 shops? Please call me on +254 712 345 678.\n\nOn Tue, 3 Nov 2026 at 10:01, Sales <sales@example.com> wrote:\n> If you do not want mail from us, unsubscribe here.",
    },
  },
  french: {
    label: "Later, in French",
    mail: {
      from: "fatou@example.com",
      subject: "Re: énergie solaire",
      text: "Bonjour,\n\nPas pour le moment, revenez vers moi le mois prochain.\n\nCordialement\nFatou",
    },
  },
  swahili: {
    label: "A question, in Swahili",
    mail: { from: "juma@example.com", subject: "Re: sola", text: "Habari,\n\nBei gani kwa maduka kumi?" },
  },
  arabic: {
    label: "Interested, in Arabic",
    mail: {
      from: "youssef@example.com",
      subject: "عرض الطاقة الشمسية",
      text: "مرحبا، كم السعر؟ نحن مهتمون ونود معرفة المزيد من التفاصيل.",
    },
  },
  no: {
    label: "Wants no mail",
    mail: { from: "thabo@example.com", subject: "Re: offer", text: "Please unsubscribe me from this list." },
  },
  away: {
    label: "Automatic answer",
    mail: {
      from: "naledi@example.com",
      subject: "Out of office",
      text: "From: Naledi <naledi@example.com>\nSubject: Out of office\nAuto-Submitted: auto-replied\n\nI am away until Monday.",
    },
  },
};
