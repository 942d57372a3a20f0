/** Languages supported in searches, replies, posts and forms: ISO 639-1 codes, labelled as in a select. */
export const PRODUCT_LANGUAGES = [
  { value: "en", label: "English" },
  { value: "fr", label: "French" },
  { value: "ar", label: "Arabic" },
  { value: "pt", label: "Portuguese" },
  { value: "sw", label: "Swahili" },
] as const;

export type ProductLanguage = (typeof PRODUCT_LANGUAGES)[number]["value"];
export type ProductLanguageName = (typeof PRODUCT_LANGUAGES)[number]["label"];

export const PRODUCT_LANGUAGE_CODES: readonly ProductLanguage[] = /* @__PURE__ */ PRODUCT_LANGUAGES.map(
  ({ value }) => value,
);

export const isProductLanguage = (code: string | null): code is ProductLanguage =>
  PRODUCT_LANGUAGES.some(({ value }) => value === code);

/** Text direction of a language; only Arabic is written right to left. */
export const directionOf = (language: string): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");
