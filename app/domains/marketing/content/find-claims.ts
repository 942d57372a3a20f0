import { searchKey } from "~/core/text";
import type { ClaimKind } from "./choices";
import { AMOUNTS, HARMFUL, PROMISES, SUPERLATIVES } from "./claim-words";
import { trimEndOf } from "./trim-end";

export interface Claim {
  kind: ClaimKind;
  words: string;
}

const LONGEST = 120;
const MOST = 100;

/** Digits of every script as 0-9, and letters as a search compares them: alef, ta marbuta and marks of Arabic made alike. */
const keyOf = (text: string) =>
  searchKey(text)
    .replace(/\p{Nd}/gu, (digit) => digitOf(digit))
    .replace(/[أإآ]/g, "ا")
    .replace(/ة/g, "ه")
    .replace(/[’`´]/g, "'");

const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xff10];
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((each) => code >= each && code <= each + 9);
  return zero === undefined ? digit : String(code - zero);
}

/** Whole words; in Arabic, and, so, with, for and the article may hang on before them. */
const wordsOf = (lists: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])[وفبلك]?(?:${lists.join("|")})(?![\\p{L}\\p{N}])`, "gu");

const LISTS: [ClaimKind, RegExp][] = [
  ["figure", wordsOf(AMOUNTS)],
  ["superlative", wordsOf(SUPERLATIVES)],
  ["promise", wordsOf(PROMISES)],
];
const HARM = wordsOf(HARMFUL);

const FIGURE = /[$€£₦]? ?\d[\d.,]{0,20}(?: ?%)?/g;
const plainFigure = (text: string) => text.replace(/[^\d]+/g, " ").trim();

const HOST_END = /^\p{Ll}{2,20}$/u;

/** A word that is an address of the web, of mail or of a profile. */
function isAddress(word: string): boolean {
  if (word.includes("://") || word.includes("@")) return true;
  const parts = word.split(".");
  return (
    parts.length > 1 && parts.every((part) => part !== "") && HOST_END.test(parts.at(-1)?.split("/")[0] ?? "")
  );
}

const splitAddresses = (text: string) => {
  const words = text.split(/(\s)/);
  const bare = (word: string) => trimEndOf(word, '.,;!?)"');
  return {
    addresses: words.map(bare).filter(isAddress),
    rest: words.map((word) => (isAddress(bare(word)) ? " " : word)).join(""),
  };
};

const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]{0,60}/gu;
/** English writes these with a capital anywhere. */
const CAPITALS = new Set(["i", "i'm", "i'd", "i've", "i'll"]);

/** Runs of words with a capital letter that the brief does not have; a sentence begins with one, which alone says nothing. */
function namesIn(text: string, known: ReadonlySet<string>): string[] {
  const names: string[] = [];
  for (const sentence of text.split(/[.!?؟…:;\n"“”«»()|]+/)) {
    const words = [...sentence.matchAll(WORD)].map(([word]) => word);
    let run: string[] = [];
    const end = () => {
      const isAll = run.every((word) => known.has(keyOf(word)));
      const isStart = run.length === 1 && run[0] === words[0];
      if (run.length > 0 && !isAll && !isStart) names.push(run.join(" "));
      run = [];
    };
    for (const word of words) {
      if (/^\p{Lu}/u.test(word) && !CAPITALS.has(keyOf(word))) run.push(word);
      else end();
    }
    end();
  }
  return names;
}

const holds = (said: string, part: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${part.replace(/[^\p{L}\p{N}]+/gu, "[^\\p{L}\\p{N}]+")}(?![\\p{L}\\p{N}])`,
    "u",
  ).test(said);

/** What a text says and the brief does not: a person answers for it before it is approved. */
export function findClaims(post: { caption: string; hashtags: readonly string[] }, brief: string): Claim[] {
  const said = keyOf(brief);
  const known = new Set([...said.matchAll(WORD)].map(([word]) => word));
  const figures = new Set((said.match(FIGURE) ?? []).map(plainFigure));
  const tags = post.hashtags.map((tag) => tag.replace(/^#/, ""));
  const { addresses, rest: words } = splitAddresses(post.caption);
  const rest = keyOf(words);
  const claims: Claim[] = [
    ...addresses
      .filter((found) => !said.includes(keyOf(found)))
      .map((words) => ({ kind: "name" as const, words })),
    ...(`${rest} ${tags.map(keyOf).join(" ")}`.match(FIGURE) ?? [])
      .filter((found) => !figures.has(plainFigure(found)))
      .map((found) => ({ kind: "figure" as const, words: trimEndOf(found.trim(), ".,") })),
    ...LISTS.flatMap(([kind, words]) =>
      [...rest.matchAll(words)]
        .map(([found]) => found.trim())
        .filter((found) => !holds(said, found))
        .map((found) => ({ kind, words: found })),
    ),
    ...namesIn(words, known).map((words) => ({ kind: "name" as const, words })),
    ...tags.filter((tag) => !isTagOf(tag, said)).map((tag) => ({ kind: "name" as const, words: `#${tag}` })),
  ];
  const seen = new Set<string>();
  return claims
    .map(({ kind, words }) => ({ kind, words: words.slice(0, LONGEST) }))
    .filter(({ kind, words }) => {
      const key = `${kind}:${keyOf(words)}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST);
}

/** Made of words that stand together in the brief. */
const isTagOf = (tag: string, said: string) =>
  said.replace(/[^\p{L}\p{N}]+/gu, "").includes(keyOf(tag).replace(/[^\p{L}\p{N}]+/gu, ""));

/** What no post says, whoever wrote it. */
export const isHarmful = (text: string): boolean => {
  HARM.lastIndex = 0;
  return HARM.test(keyOf(text));
};
