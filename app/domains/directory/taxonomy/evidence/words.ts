const FUNCTION_WORDS = new Set(
  "the a an of for de du des da do das dos d l la le les el al o os as pour para kwa ya wa za in to from with at by on under sur en em au aux im van die für und".split(
    " ",
  ),
);
const COMPLEMENTS = new Set(
  "of for de du des da do das dos d pour para kwa ya wa za in to from with at by on under sur en em au aux لل van".split(
    " ",
  ),
);
const JOINING = new Set("and et e y na n ou or und".split(" "));

export interface Word {
  text: string;
  written: string;
  segment: number;
  isJoined: boolean;
}

const withoutPlural = (word: string) =>
  word.replace(/(?<=[a-z]{2})ies$/, "y").replace(/(?<=[a-z]{2}[^s])s$/, "");

function arabicStem(word: string): string {
  for (const prefix of ["وال", "بال", "كال", "فال", "لل", "ال"])
    if (word.startsWith(prefix) && word.length >= prefix.length + 3) return word.slice(prefix.length);
  return word;
}

const ELECTRONIC = /(?<![\p{L}\p{N}])e[- ](?=commerce|learning|payment|hailing|health|mobility|money)/gu;

const SPLIT = /[\p{L}\p{N}]+|[&,;/|()+:–—-]/gu;

/** Returns the content words of a text, folded like labels. Linear in its length, which the caller limits. */
export function wordsIn(text: string): Word[] {
  const folded = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(ELECTRONIC, "e");
  const words: Word[] = [];
  let segment = 0;
  let isJoined = false;
  for (const [written] of folded.matchAll(SPLIT)) {
    if (written === "(") segment += 1;
    else if (/^[^\p{L}\p{N}]/u.test(written) || JOINING.has(written)) isJoined = words.length > 0;
    else if (COMPLEMENTS.has(written)) segment += words.length > 0 ? 1 : 0;
    else if (!FUNCTION_WORDS.has(written)) {
      const word = written.replace(/ة/g, "ه").replace(/ى/g, "ي");
      words.push({ text: withoutPlural(arabicStem(word)), written, segment, isJoined });
      isJoined = false;
    }
  }
  return words;
}

export const phraseOf = (text: string): string =>
  wordsIn(text)
    .map((word) => word.text)
    .join(" ");

export const phrasesOf = (list: string): string[] =>
  list
    .replace(/\s+/g, " ")
    .split(", ")
    .map(phraseOf)
    .filter((phrase) => phrase !== "");
