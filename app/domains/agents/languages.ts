import { z } from "zod";
import { plainText } from "~/core/text";
import { LANGUAGE_NAMES } from "./language-names";

/** The languages of the specification's request form. */
export const MARKET_LANGUAGES = [
  "English",
  "French",
  "Arabic",
  "Portuguese",
  "Swahili",
  "Amharic",
  "Hausa",
  "Yoruba",
  "Igbo",
  "Zulu",
  "Xhosa",
  "Afrikaans",
] as const;

const ALSO: Record<string, (typeof MARKET_LANGUAGES)[number]> = {
  anglais: "English",
  ingles: "English",
  kiingereza: "English",
  francais: "French",
  frances: "French",
  kifaransa: "French",
  arabe: "Arabic",
  العربية: "Arabic",
  kiarabu: "Arabic",
  portugues: "Portuguese",
  portugais: "Portuguese",
  kiswahili: "Swahili",
  swahilli: "Swahili",
  amarinya: "Amharic",
  አማርኛ: "Amharic",
  hawsa: "Hausa",
  ibo: "Igbo",
  isizulu: "Zulu",
  isixhosa: "Xhosa",
};

const keyOf = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .normalize("NFC");

const NAMES = new Map<string, string>([
  ...LANGUAGE_NAMES.map((name) => [keyOf(name), name] as const),
  ...MARKET_LANGUAGES.map((name) => [keyOf(name), name] as const),
  ...Object.entries(ALSO).map(([name, language]) => [keyOf(name), language] as const),
]);

/** "kiswahili (fluent)" is Swahili, "kinyarwanda" Kinyarwanda; null for what is on neither list, "" for what has no letter. */
function languageName(said: string): string | null {
  const name = said
    .replace(/\([^)]*\)?/g, " ")
    .replace(/[^\p{L}\p{M} -]/gu, "")
    .replace(/[ -]{2,}/g, " ")
    .replace(/^[ -]|[ -]$/g, "");
  return name === "" ? "" : (NAMES.get(keyOf(name)) ?? null);
}

const NEEDED = "Please fill this in.";
const MAX_LANGUAGES = 20;
const MAX_LANGUAGE_LENGTH = 40;
const TOO_LONG = "At most 300 characters.";

export const Languages = z
  .string({ error: NEEDED })
  .max(1_200, TOO_LONG)
  .transform(plainText)
  .pipe(z.string().min(1, NEEDED).max(300, TOO_LONG))
  .transform((text, context) => {
    const said = text.split(/[,;،/]/);
    const found = said.map(languageName);
    const names = [...new Set(found)].filter((name) => Boolean(name)) as string[];
    const unknown = said[found.indexOf(null)];
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    if (unknown !== undefined)
      refuse(
        `“${unknown.trim().slice(0, MAX_LANGUAGE_LENGTH)}” is not one of the languages. Write its English name.`,
      );
    else if (names.length === 0) refuse("Write languages by their names, with commas between them.");
    if (names.length > MAX_LANGUAGES) refuse(`At most ${MAX_LANGUAGES} languages.`);
    return names;
  });

export const LanguagesInput = z.object({ languages: Languages });
