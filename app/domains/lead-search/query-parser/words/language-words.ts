import { ARABIC } from "./arabic";
import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import { PORTUGUESE } from "./portuguese";
import { SWAHILI } from "./swahili";
import type { Language } from "./word-keys";

/**
 * Words separated by spaces, but phrases by commas: `negators`, `lacks`, `purposes`, `offers`. The domain's README
 * explains each list.
 */
export interface LanguageWords {
  filler: string;
  companies: string;
  negators: string;
  lacks: string;
  turns: string;
  ends: string;
  at: string;
  purposes: string;
  offers: string;
  asks: string;
  targets: string;
  joins: string;
  sizes: string;
}

export const LANGUAGE_WORDS: Record<Language, LanguageWords> = {
  en: ENGLISH,
  fr: FRENCH,
  pt: PORTUGUESE,
  ar: ARABIC,
  sw: SWAHILI,
};
