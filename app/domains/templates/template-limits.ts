import { sentenceCase } from "~/core/sentence-case";
/** In its own module, so that the browser loads these values without a database library. */
/** The preview button, which posts the input; nothing is saved. */
export const LOOK = "look";

export const MAX_SUBJECT_LENGTH = 200;
export const MAX_CONTENT_LENGTH = 100_000;

export const TEMPLATE_TYPES = ["cold_email", "follow_up", "linkedin", "proposal"] as const;

type TemplateType = (typeof TEMPLATE_TYPES)[number];

export const typeLabel = (type: TemplateType) => (type === "linkedin" ? "LinkedIn" : sentenceCase(type));

export const ASKS = [
  { value: "reply", label: "Short reply" },
  { value: "call", label: "Call" },
  { value: "meeting", label: "Meeting" },
] as const;

export const TYPE_OPTIONS = TEMPLATE_TYPES.map((value) => ({ value, label: typeLabel(value) }));
