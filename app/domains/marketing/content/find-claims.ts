import { asciiDigits } from "~/core/digits";
import { searchKey } from "~/core/text";
import { arabicNames } from "./arabic-names";
import type { ClaimKind } from "./choices";
import { AMOUNTS, HARMFUL, PROMISES, SUPERLATIVES } from "./claim-words";
import { COMMON_WORDS } from "./common-words";
import { trimEndOf } from "./trim-end";
import { PHRASES } from "./write-post";

const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]{0,60}/gu;

/** Converts digits of every script to 0-9 and letters to their search form, which unifies Arabic alef variants, ta marbuta and diacritics. */
const keyOf = (text: string) =>
  asciiDigits(searchKey(text)).replace(/[أإآ]/g, "ا").replace(/ة/g, "ه").replace(/[’`´]/g, "'");

interface Claim {
  kind: ClaimKind;
  words: string;
}

const MAX_CLAIM_LENGTH = 120;
const MAX_CLAIMS = 100;

/** Matches whole words; in Arabic, "and", "so", "with", "for" and the article may be prefixed. */
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

/** Whether a word is a URL, an email address or a profile name. */
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

/** English always capitalises these. */
const CAPITALS = new Set(["i", "i'm", "i'd", "i've", "i'll"]);

let ofPhrases: ReadonlySet<string> | undefined;
const phraseWords = () => {
  ofPhrases ??= new Set([...JSON.stringify(PHRASES).matchAll(WORD)].map(([word]) => keyOf(word)));
  return ofPhrases;
};

const ENDINGS = /(?:'s|ies|es|s|ied|ed|d|ing|ly|er|ers)$/;
/** Whether the word is listed, alone or with an English ending: stop, stops, stopped; make, making; try, tries. */
function isCommon(word: string): boolean {
  if (COMMON_WORDS.has(word) || phraseWords().has(word)) return true;
  const stem = word.replace(ENDINGS, "");
  if (stem === word || stem.length < 3) return false;
  return [stem, `${stem}e`, `${stem}y`, stem.slice(0, -1)].some((text) => COMMON_WORDS.has(text));
}

const isOrdinary = (word: string, small: ReadonlySet<string>) =>
  [word, ...word.split(/['-]/, 1)].some(
    (part) => isCommon(part) || small.has(part) || LISTS.some(([, words]) => part.search(words) === 0),
  );

/** Finds runs of capitalised words that are missing from the brief. Ignores an ordinary word at the start of a sentence. */
function namesIn(text: string, known: ReadonlySet<string>): string[] {
  const names: string[] = [];
  const small = new Set(
    [...text.matchAll(WORD)].flatMap(([word]) => (/^\p{Ll}/u.test(word) ? [keyOf(word)] : [])),
  );
  for (const sentence of text.split(/[.!?؟…:;–\n"“”«»()|]+/)) {
    const words = [...sentence.matchAll(WORD)].map(([word]) => word);
    let run: string[] = [];
    const end = () => {
      const isAll = run.every((word) => known.has(keyOf(word)));
      const isStart = run.length === 1 && run[0] === words[0] && isOrdinary(keyOf(run[0] ?? ""), small);
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

/** Finds a text's claims that are not in its brief: a user must confirm them before approval. */
export function findClaims(post: { caption: string; hashtags: readonly string[] }, brief: string): Claim[] {
  const briefKey = keyOf(brief);
  const known = new Set([...briefKey.matchAll(WORD)].map(([word]) => word));
  const numbers = new Set((briefKey.match(FIGURE) ?? []).map(plainFigure));
  const tags = post.hashtags.map((tag) => tag.replace(/^#/, ""));
  const { addresses, rest: words } = splitAddresses(post.caption);
  const rest = keyOf(words);
  const claims: Claim[] = [
    ...addresses
      .filter((found) => !briefKey.includes(keyOf(found)))
      .map((words) => ({ kind: "name" as const, words })),
    ...(`${rest} ${tags.map(keyOf).join(" ")}`.match(FIGURE) ?? [])
      .filter((found) => !numbers.has(plainFigure(found)))
      .map((found) => ({ kind: "figure" as const, words: trimEndOf(found.trim(), ".,") })),
    ...LISTS.flatMap(([kind, words]) =>
      [...rest.matchAll(words)]
        .map(([found]) => found.trim())
        .filter((found) => !holds(briefKey, found))
        .map((found) => ({ kind, words: found })),
    ),
    ...[...namesIn(words, known), ...arabicNames(words, known, keyOf)].map((words) => ({
      kind: "name" as const,
      words,
    })),
    ...tags
      .filter((tag) => !isTagOf(tag, briefKey))
      .map((tag) => ({ kind: "name" as const, words: `#${tag}` })),
  ];
  const seen = new Set<string>();
  return claims
    .map(({ kind, words }) => ({ kind, words: words.slice(0, MAX_CLAIM_LENGTH) }))
    .filter(({ kind, words }) => {
      const key = `${kind}:${keyOf(words)}`;
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MAX_CLAIMS);
}

/** Whether the hashtag consists of words that are adjacent in the brief. */
const isTagOf = (tag: string, said: string) =>
  said.replace(/[^\p{L}\p{N}]+/gu, "").includes(keyOf(tag).replace(/[^\p{L}\p{N}]+/gu, ""));

/** Whether a text has content that no post may contain. */
export const isHarmful = (text: string): boolean => {
  HARM.lastIndex = 0;
  return HARM.test(keyOf(text));
};
