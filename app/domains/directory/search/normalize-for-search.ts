import { asciiDigits } from "~/core/digits";

/** Letters that Unicode does not decompose, and Arabic and Hausa forms with two common spellings. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŋ: "n",
  ɲ: "n",
  ɛ: "e",
  ə: "e",
  ǝ: "e",
  ɔ: "o",
  ɓ: "b",
  ɗ: "d",
  ɖ: "d",
  ƙ: "k",
  ƴ: "y",
  ƒ: "f",
  ɣ: "g",
  ʋ: "v",
  ς: "σ",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ې: "ي",
  ة: "ه",
  ہ: "ه",
  ک: "ك",
  ڪ: "ك",
};

const LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "gu");

// Marks, format characters, tatweel and the modifier apostrophes of transliterations are optional in writing.
const IGNORED = /[\p{M}\p{Cf}\u0640\u02b0-\u02ff]/gu;

// biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII is the fast path of an import
const ASCII = /^[\x00-\x7f]*$/;

/** Normalises case, accents, ligatures, Arabic forms and digits. Idempotent. */
export function normalizeForSearch(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(IGNORED, "")
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
  return asciiDigits(plain);
}

/** Maximum length of a word, in code points; longer ones are cut in documents and queries. */
export const MAX_WORD_LENGTH = 40;

export function tokens(text: string): string[] {
  const words = normalizeForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) =>
    word.length > MAX_WORD_LENGTH ? [...word].slice(0, MAX_WORD_LENGTH).join("") : word,
  );
}

const LEGAL_FORMS = new Set(
  (
    "ltd limited ltda lda limitada pty plc llc llp inc incorporated corp corporation co company cc npc npo rf soc " +
    "sa sarl sarlu sas sasu eurl snc scs suarl spa gie gmbh ag bv nv nig ei ep lp unipessoal"
  ).split(" "),
);

const LEADING_FORMS = new Set("sarl eurl snc suarl ste ets".split(" "));
const JOINING_WORDS = new Set("and et e".split(" "));

// "S.A.R.L." and "A B C Holdings" contain the words sarl and abc.
const joinInitials = (words: string[]) => {
  const joined: string[] = [];
  let inInitials = false;
  for (const word of words) {
    const isInitial = /^\p{L}$/u.test(word);
    if (isInitial && inInitials) joined[joined.length - 1] += word;
    else joined.push(word);
    inInitials = isInitial;
  }
  return joined;
};

/** Returns a name without legal forms, joining words and a leading "the". Empty only for a blank name. */
export function nameKey(name: string): string {
  const words = joinInitials(tokens(name));
  const isForm = (word: string | undefined) => word !== undefined && LEGAL_FORMS.has(word);
  let end = words.length;
  while (end > 1 && isForm(words[end - 1])) end -= 1;
  let start = 0;
  if (end > 1 && (words[0] === "the" || LEADING_FORMS.has(words[0] ?? ""))) start = 1;
  const kept = words.slice(start, end);
  const meaningful = kept.filter((word) => !JOINING_WORDS.has(word));
  const key = (meaningful.length > 0 ? meaningful : kept).join(" ");
  return key || normalizeForSearch(name).trim() || name.trim();
}

const SHARED_HOSTS = new Set(
  (
    "facebook.com fb.com linkedin.com instagram.com twitter.com x.com youtube.com tiktok.com wa.me t.me google.com " +
    "sites.google.com goo.gl bit.ly linktr.ee wikipedia.org wordpress.com blogspot.com wixsite.com"
  ).split(" "),
);

/** Returns a website's host in lowercase without `www.`; null without one, or if many companies share it. */
export function domainOf(website: string | null | undefined): string | null {
  const text = website?.trim();
  if (!text) return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== "http:" && url.protocol !== "https:") return null;
  const host = url.hostname.replace(/\.$/, "").replace(/^(www\d?|m|web)\./, "");
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(host) || SHARED_HOSTS.has(host)) return null;
  return host;
}

/** True when one inserted, missing, wrong or swapped letter turns one word into the other. */
export function isOneEditAway(first: string, second: string): boolean {
  const [a, b] = first.length <= second.length ? [[...first], [...second]] : [[...second], [...first]];
  if (b.length - a.length > 1) return false;
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  const rest = (letters: string[], from: number) => letters.slice(from).join("");
  if (b.length > a.length) return rest(a, index) === rest(b, index + 1);
  if (index === a.length) return false;
  if (rest(a, index + 1) === rest(b, index + 1)) return true;
  return a[index] === b[index + 1] && a[index + 1] === b[index] && rest(a, index + 2) === rest(b, index + 2);
}
