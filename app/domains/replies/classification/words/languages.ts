import type { ProductLanguageName } from "~/core/languages";
import { ARABIC } from "./arabic";
import { ENGLISH } from "./english";
import { FRENCH } from "./french";
import type { LanguageWords } from "./language-words";
import { PORTUGUESE } from "./portuguese";
import { SWAHILI } from "./swahili";

export const LANGUAGES: Record<ProductLanguageName, LanguageWords> = {
  English: ENGLISH,
  French: FRENCH,
  Portuguese: PORTUGUESE,
  Swahili: SWAHILI,
  Arabic: ARABIC,
};
