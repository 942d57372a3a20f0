import type { SampleMail } from "../reply-schemas";
import { REPORT_SAMPLES } from "./report-samples";

export interface Sample {
  label: string;
  mail: SampleMail;
}

export const SAMPLES: Record<string, Sample> = {
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
    label: "Question, in Swahili",
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
  refusal: {
    label: "Not interested",
    mail: {
      from: "kofi@example.com",
      subject: "Re: Solar for your shops",
      text: "Dear Sales,\n\nthank you, but we are not interested in solar, so there is no need to call me.\n\nKofi",
    },
  },
  referral: {
    label: "Wrong person",
    mail: {
      from: "peter@example.com",
      subject: "Re: Solar for your shops",
      text: "Hi,\n\nI am not the right person for this. Please write to Jane, our buyer: jane@example.com.\n\nPeter",
    },
  },
  no: {
    label: "Unsubscribe request",
    mail: { from: "thabo@example.com", subject: "Re: offer", text: "Please unsubscribe me from this list." },
  },
  ...REPORT_SAMPLES,
};
