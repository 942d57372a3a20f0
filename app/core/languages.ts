/** Languages that the product understands in searches and replies, and writes posts and forms in: ISO 639-1, as a select shows them. */
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

/** Of its script; the other languages are written from left to right. */
export const directionOf = (language: string): "ltr" | "rtl" => (language === "ar" ? "rtl" : "ltr");
