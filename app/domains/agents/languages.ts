import { z } from "zod";
import { plainText } from "~/core/text";
import { m } from "~/messages/messages";

/** Languages that agents may list: African languages with many speakers, and others used in trade there. */
export const LANGUAGE_NAMES: readonly string[] =
  `Acholi, Adangme, Afar, Afrikaans, Akan, Amharic, Arabic, Bambara, Baoulé, Bassa, Baule, Beja, Bemba,
Bengali, Berber, Beti, Bini, Bulu, Chewa, Chichewa, Chinese, Chokwe, Comorian, Crioulo, Czech, Dagaare, Dagbani, Danish, Dholuo, Dinka, Dioula,
Duala, Dutch, Dyula, Edo, Efik, Embu, English, Esan, Ewe, Ewondo, Fang, Fante, Fanti, Finnish, Fon, French, Fula, Fulani, Fulfulde, Ga, Ganda, German,
Gikuyu, Gogo, Greek, Gujarati, Gurage, Gusii, Harari, Hassaniya, Hausa, Haya, Hebrew, Hehe, Herero, Hindi, Ibibio, Idoma, Igala, Igbo, Ijaw,
Indonesian, Italian, Itsekiri, Japanese, Jola, Kabiye, Kabyle, Kalanga, Kalenjin, Kamba, Kanuri, Karamojong, Khoekhoe, Kikamba, Kikongo,
Kikuyu, Kimbundu, Kinyarwanda, Kirundi, Kisii, Kissi, Kituba, Kongo, Konkani, Korean, Kpelle, Krio, Kriol, Lango, Lingala, Lomwe, Lozi, Luba, Lugbara,
Luganda, Luhya, Lunda, Luo, Lusoga, Luvale, Maasai, Makonde, Makua, Makhuwa, Malagasy, Malay, Malinke, Mandarin, Mandingo, Mandinka, Maninka,
Marathi, Mauritian Creole, Mende, Mende-Kan, Meru, Mina, Mooré, Moore, Morisyen, Mossi, Mpongwe, Nama, Ndau, Ndebele, Nko, Northern Sotho, Norwegian,
Nuer, Nupe, Nyakyusa, Nyamwezi, Nyanja, Nyankole, Nzema, Oromo, Oshiwambo, Ovambo, Pashto, Pedi, Persian, Pidgin, Nigerian Pidgin, Polish,
Portuguese, Pulaar, Punjabi, Rendille, Romanian, Rukiga, Rundi, Runyankole, Runyoro, Rutooro, Russian, Samburu, Sango, Sena, Sepedi, Serer, Sesotho,
Setswana, Seychellois Creole, Shona, Sidama, Sign Language, Siswati, Soga, Somali, Soninke, Songhai, Sotho, Soussou, Spanish, Sukuma, Susu, Swahili,
Swati, Swazi, Swedish, Tamasheq, Tamazight, Tamil, Telugu, Temne, Teso, Ateso, Thai, Tigre, Tigrinya, Tiv, Tonga, Tshi-Luba, Tshiluba, Tshivenda, Tsonga,
Tswana, Tumbuka, Turkana, Turkish, Twi, Ukrainian, Umbundu, Urdu, Urhobo, Venda, Vietnamese, Wolaytta, Wolof, Xhosa, Xitsonga, Yao, Yoruba, Zarma,
Zulu`.split(/,\s+/);

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

/** Normalises a language: "kiswahili (fluent)" is Swahili, "kinyarwanda" Kinyarwanda; null if unlisted, "" without letters. */
function languageName(typed: string): string | null {
  const name = typed
    .replace(/\([^)]*\)?/g, " ")
    .replace(/[^\p{L}\p{M} -]/gu, "")
    .replace(/[ -]{2,}/g, " ")
    .replace(/^[ -]|[ -]$/g, "");
  return name === "" ? "" : (NAMES.get(keyOf(name)) ?? null);
}

const NEEDED = { error: () => m.agents_languages_this_field_is_required() };
const MAX_LANGUAGES = 20;
const MAX_LANGUAGE_LENGTH = 40;
const TOO_LONG = { error: () => m.agents_languages_use_at_most_300_characters() };

export const Languages = z
  .string(NEEDED)
  .max(1_200, TOO_LONG)
  .transform(plainText)
  .pipe(z.string().min(1, NEEDED).max(300, TOO_LONG))
  .transform((text, context) => {
    const typed = text.split(/[,;،/]/);
    const found = typed.map(languageName);
    const names = [...new Set(found)].filter((name) => Boolean(name)) as string[];
    const unknown = typed[found.indexOf(null)];
    const refuse = (message: string) => context.addIssue({ code: "custom", message });
    if (unknown !== undefined)
      refuse(m.agents_languages_is_not_one_of_the({ value: unknown.trim().slice(0, MAX_LANGUAGE_LENGTH) }));
    else if (names.length === 0) refuse(m.agents_languages_enter_language_names_separated_by());
    if (names.length > MAX_LANGUAGES)
      refuse(m.agents_languages_at_most_languages({ maxLanguages: MAX_LANGUAGES }));
    return names;
  });

export const LanguagesInput = z.object({ languages: Languages });
