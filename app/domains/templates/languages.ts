import { PRODUCT_LANGUAGES } from "~/core/languages";

/** ISO 639-1. */
export const LANGUAGES = [
  ...PRODUCT_LANGUAGES,
  { value: "am", label: "Amharic" },
  { value: "ha", label: "Hausa" },
  { value: "yo", label: "Yoruba" },
  { value: "ig", label: "Igbo" },
  { value: "zu", label: "Zulu" },
  { value: "xh", label: "Xhosa" },
  { value: "af", label: "Afrikaans" },
  { value: "es", label: "Spanish" },
] as const;

export type Language = (typeof LANGUAGES)[number]["value"];
export const LANGUAGE_CODES = LANGUAGES.map(({ value }) => value) as [Language, ...Language[]];

export const languageName = (code: string) => LANGUAGES.find(({ value }) => value === code)?.label ?? code;
