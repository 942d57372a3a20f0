import type { Found } from "./match-phrases";
import { noBefore } from "./negation";
import { NEGATORS } from "./phrase-table";
import type { Token } from "./tokenize";
import { isOneOf, wordSetOf } from "./word-sets";
import {
  DOCUMENT_NOUNS,
  HABITUAL_OPENERS,
  LASTING,
  OTHERS,
  STOPS,
  WAYS,
  WRITERS,
} from "./words/negative-context";

const papers = wordSetOf(DOCUMENT_NOUNS);
const others = wordSetOf(OTHERS);
const habits = wordSetOf(HABITUAL_OPENERS);
const writers = wordSetOf(WRITERS);
const lasting = wordSetOf(LASTING);
const ways = wordSetOf(WAYS);
const stops = wordSetOf(STOPS);

/** Maximum words between a phrase and the document that it refers to. */
const NEAR_PAPER = 4;
const MAX_SENTENCE_WORDS = 40;

/** Bounds of the sentence around a token, at most `MAX_SENTENCE_WORDS` to each side. */
function sentenceAround(tokens: readonly Token[], index: number): { from: number; to: number } {
  const { sentence } = tokens[index] ?? {};
  let [from, to] = [index, index];
  while (from > 0 && index - from < MAX_SENTENCE_WORDS && tokens[from - 1]?.sentence === sentence) from -= 1;
  while (to - index < MAX_SENTENCE_WORDS && tokens[to + 1]?.sentence === sentence) to += 1;
  return { from, to };
}

const isAsked = (text: string, tokens: readonly Token[], last: number): boolean =>
  /[?؟]/.test(text.slice(tokens[last]?.to ?? 0, tokens[last + 1]?.from ?? text.length));

/** "Take my name off the quote": about a document, not about our emails. */
function isOfPaper(tokens: readonly Token[], { at, phrase }: Found): boolean {
  if (!phrase.isTurned) return false;
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  const near = tokens.slice(first, last + 1 + NEAR_PAPER).filter(({ part }) => part === tokens[last]?.part);
  return near.some((word) => isOneOf(word, papers)) && !near.some((word) => isOneOf(word, lasting));
}

const wordsFrom = (tokens: readonly Token[], from: number, count: number) =>
  tokens
    .slice(from, from + count)
    .map(({ word }) => word)
    .join(" ");

function isQuestion(text: string, tokens: readonly Token[], { at }: Found): boolean {
  const { from, to } = sentenceAround(tokens, at[0] ?? 0);
  if (!isAsked(text, tokens, to)) return false;
  const before = tokens.slice(from, at[0]);
  const isHabit = [1, 2, 3].some((length) => habits.has(wordsFrom(tokens, from, length)));
  const isOfWriter = tokens.slice(from, to + 1).some((word) => isOneOf(word, writers));
  return before.some((word) => isOneOf(word, others)) || (isHabit && !isOfWriter);
}

/** "Don't write to me, write to my manager": the same sentence refers us on or invites us, and has no "again". */
const isSentOn = (tokens: readonly Token[], { at, phrase }: Found, referring: readonly Found[]) =>
  !(phrase.isTurned && !isOneOf(tokens[at[0] ?? 0], stops)) &&
  !at.some((place) => isOneOf(tokens[place], lasting)) &&
  !isOneOf(tokens[(at.at(-1) ?? 0) + 1], lasting) &&
  referring.some(
    (match) =>
      (match.at[0] ?? 0) > (at.at(-1) ?? 0) &&
      tokens[match.at[0] ?? 0]?.sentence === tokens[at[0] ?? 0]?.sentence,
  );

/** "Interested? Not at all." repeats our word as a question; the real answer follows. */
function isEcho(text: string, tokens: readonly Token[], { at, phrase }: Found): boolean {
  const { from, to } = sentenceAround(tokens, at[0] ?? 0);
  const turns = (form: string) => {
    const languages = NEGATORS.get(form);
    return languages === null || languages?.has(phrase.language);
  };
  const isAnsweredNo = tokens
    .slice(to + 1, to + 1 + MAX_SENTENCE_WORDS)
    .some(({ forms }) => forms.some(turns));
  return isAnsweredNo && to - from < 3 && at.length <= 2 && isAsked(text, tokens, to);
}

/** "Stop, not now. Ask me in June": "stop" alone, with a later request to be asked again. */
const isStopForNow = ({ phrase, at }: Found, found: readonly Found[]) =>
  at.length === 1 &&
  phrase.isAtStart &&
  phrase.isAtEnd &&
  found.some((match) => match.phrase.says === "later" && (match.at[0] ?? 0) > (at[0] ?? 0));

/** "No need to write to me, write to …": rejects a channel and names another contact. */
const isOfWay = (tokens: readonly Token[], { at }: Found) =>
  tokens.slice(at[0] ?? 0, (at.at(-1) ?? 0) + 3).some((word) => isOneOf(word, ways));

/** A no about another channel ("Don't call me. Call the office") does not refuse the offer. */
function withoutWays(tokens: readonly Token[], found: readonly Found[]): Found[] {
  const taken = new Set(found.flatMap(({ at }) => at));
  const isAsked = (found: Found) => noBefore(tokens, found, taken) === null;
  const sentenceOf = ({ at }: Found) => tokens[at[0] ?? 0]?.sentence ?? 0;
  return found.map((match) => {
    const first = match.at[0] ?? 0;
    if (match.phrase.says !== "interested" || !isOneOf(tokens[first], ways)) return match;
    const no = noBefore(tokens, match, taken);
    const after = found.filter((other) => (other.at[0] ?? 0) > first);
    const wanted = after.filter(
      (other) => other.phrase.says === "interested" && sentenceOf(other) === sentenceOf(match),
    );
    const isSentOn = after.some(
      (other) => other.phrase.says === "wrong_person" && sentenceOf(other) <= sentenceOf(match) + 1,
    );
    if (no === null || !(isSentOn || (wanted.length > 0 && wanted.every(isAsked)))) return match;
    return { ...match, phrase: { ...match.phrase, says: "nothing" }, at: [no.place, ...match.at] };
  });
}

const isOfAnother = ({ phrase }: Found) => phrase.says === "wrong_person";
const SENDING_ON = ["wrong_person", "interested"];

/** Drops phrases that refer to something else or only repeat our question. */
export const resolveIntent = (text: string, tokens: readonly Token[], found: readonly Found[]): Found[] => {
  const referring = found.filter(({ phrase }) => SENDING_ON.includes(phrase.says));
  const meant = found.filter((match) => {
    const { says } = match.phrase;
    if (says === "interested") return !isEcho(text, tokens, match);
    if (says === "not_interested")
      return !(isOfWay(tokens, match) && isSentOn(tokens, match, found.filter(isOfAnother)));
    if (says === "later") return !isQuestion(text, tokens, match);
    if (says !== "unsubscribe" || isStopForNow(match, found)) return says !== "unsubscribe";
    return !(
      isOfPaper(tokens, match) ||
      isQuestion(text, tokens, match) ||
      isSentOn(tokens, match, referring)
    );
  });
  return withoutWays(tokens, meant);
};
