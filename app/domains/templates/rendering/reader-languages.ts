import { LANGUAGE_CODES, type Language } from "../languages";

/** Working languages by country (ISO 3166), as ISO 639-1 codes with the usual one first. */
const READ_IN: Record<string, string> = {
  AO: "pt",
  BF: "fr",
  BI: "fr sw en",
  BJ: "fr",
  BW: "en",
  CD: "fr sw",
  CF: "fr",
  CG: "fr",
  CI: "fr",
  CM: "fr en",
  CV: "pt",
  DJ: "fr ar",
  DZ: "fr ar",
  EG: "ar en",
  ER: "en ar",
  ET: "am en",
  GA: "fr",
  GH: "en",
  GM: "en",
  GN: "fr",
  GQ: "es fr pt",
  GW: "pt",
  KE: "en sw",
  KM: "fr ar",
  LR: "en",
  LS: "en",
  LY: "ar",
  MA: "fr ar",
  MG: "fr",
  ML: "fr",
  MR: "ar fr",
  MU: "en fr",
  MW: "en",
  MZ: "pt",
  NA: "en af",
  NE: "fr ha",
  NG: "en ha yo ig",
  RW: "en fr sw",
  SC: "en fr",
  SD: "ar en",
  SL: "en",
  SN: "fr",
  SO: "en ar",
  SS: "en ar",
  ST: "pt",
  SZ: "en",
  TD: "fr ar",
  TG: "fr",
  TN: "fr ar",
  TZ: "sw en",
  UG: "en sw",
  ZA: "en af zu xh",
  ZM: "en",
  ZW: "en",
};

const isLanguage = (code: string): code is Language => (LANGUAGE_CODES as string[]).includes(code);

export const languagesOf = (country: string | null): Language[] =>
  (READ_IN[country ?? ""] ?? "").split(" ").filter(isLanguage);

export function versionFor<T extends { language: string }>(
  versions: readonly [T, ...T[]],
  country: string | null,
): T {
  for (const language of languagesOf(country)) {
    const found = versions.find((version) => version.language === language);
    if (found) return found;
  }
  return versions[0];
}
