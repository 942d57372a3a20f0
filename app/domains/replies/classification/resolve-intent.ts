import type { Found } from "./match-phrases";
import { noBefore } from "./negation";
import { NEGATORS } from "./phrase-table";
import type { Word } from "./read-words";
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

/** Words between a phrase and the paper that it speaks of. */
const NEAR_PAPER = 4;
const MAX_SENTENCE_WORDS = 40;

/** The places of a sentence around one of its words, at most so many to each side. */
function sentenceAround(words: readonly Word[], index: number): { from: number; to: number } {
  const { sentence } = words[index] ?? {};
  let [from, to] = [index, index];
  while (from > 0 && index - from < MAX_SENTENCE_WORDS && words[from - 1]?.sentence === sentence) from -= 1;
  while (to - index < MAX_SENTENCE_WORDS && words[to + 1]?.sentence === sentence) to += 1;
  return { from, to };
}

const isAsked = (text: string, words: readonly Word[], last: number): boolean =>
  /[?؟]/.test(text.slice(words[last]?.to ?? 0, words[last + 1]?.from ?? text.length));

/** "Take my name off the quote": of a paper, not of us. */
function isOfPaper(words: readonly Word[], { at, phrase }: Found): boolean {
  if (!phrase.isTurned) return false;
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  const near = words.slice(first, last + 1 + NEAR_PAPER).filter(({ part }) => part === words[last]?.part);
  return near.some((word) => isOneOf(word, papers)) && !near.some((word) => isOneOf(word, lasting));
}

const wordsFrom = (words: readonly Word[], from: number, count: number) =>
  words
    .slice(from, from + count)
    .map(({ word }) => word)
    .join(" ");

function isQuestion(text: string, words: readonly Word[], { at }: Found): boolean {
  const { from, to } = sentenceAround(words, at[0] ?? 0);
  if (!isAsked(text, words, to)) return false;
  const before = words.slice(from, at[0]);
  const isHabit = [1, 2, 3].some((length) => habits.has(wordsFrom(words, from, length)));
  const isOfWriter = words.slice(from, to + 1).some((word) => isOneOf(word, writers));
  return before.some((word) => isOneOf(word, others)) || (isHabit && !isOfWriter);
}

/** "Don't write to me, write to my manager": sent on, or asked in, by the same sentence, and no "again". */
const isSentOn = (words: readonly Word[], { at, phrase }: Found, referring: readonly Found[]) =>
  !(phrase.isTurned && !isOneOf(words[at[0] ?? 0], stops)) &&
  !at.some((place) => isOneOf(words[place], lasting)) &&
  !isOneOf(words[(at.at(-1) ?? 0) + 1], lasting) &&
  referring.some(
    (each) =>
      (each.at[0] ?? 0) > (at.at(-1) ?? 0) &&
      words[each.at[0] ?? 0]?.sentence === words[at[0] ?? 0]?.sentence,
  );

/** "Interested? Not at all." asks the word back; what follows answers. */
function isEcho(text: string, words: readonly Word[], { at, phrase }: Found): boolean {
  const { from, to } = sentenceAround(words, at[0] ?? 0);
  const turns = (form: string) => {
    const languages = NEGATORS.get(form);
    return languages === null || languages?.has(phrase.language);
  };
  const isAnsweredNo = words
    .slice(to + 1, to + 1 + MAX_SENTENCE_WORDS)
    .some(({ forms }) => forms.some(turns));
  return isAnsweredNo && to - from < 3 && at.length <= 2 && isAsked(text, words, to);
}

/** "Stop, not now. Ask me in June": the one word, with a wish to be asked again. */
const isStopForNow = ({ phrase, at }: Found, found: readonly Found[]) =>
  at.length === 1 &&
  phrase.isAtStart &&
  phrase.isAtEnd &&
  found.some((each) => each.phrase.says === "later" && (each.at[0] ?? 0) > (at[0] ?? 0));

/** "No need to write to me, write to …": rejects a channel and names another contact. */
const isOfWay = (words: readonly Word[], { at }: Found) =>
  words.slice(at[0] ?? 0, (at.at(-1) ?? 0) + 3).some((word) => isOneOf(word, ways));

/** "Don't email the quote, bring it", "Don't call me. Call the office": no refusal of what is offered. With its no it says nothing. */
function withoutWays(words: readonly Word[], found: readonly Found[]): Found[] {
  const taken = new Set(found.flatMap(({ at }) => at));
  const isAsked = (each: Found) => noBefore(words, each, taken) === null;
  const sentenceOf = ({ at }: Found) => words[at[0] ?? 0]?.sentence ?? 0;
  return found.map((each) => {
    const first = each.at[0] ?? 0;
    if (each.phrase.says !== "interested" || !isOneOf(words[first], ways)) return each;
    const no = noBefore(words, each, taken);
    const after = found.filter((other) => (other.at[0] ?? 0) > first);
    const wanted = after.filter(
      (other) => other.phrase.says === "interested" && sentenceOf(other) === sentenceOf(each),
    );
    const isSentOn = after.some(
      (other) => other.phrase.says === "wrong_person" && sentenceOf(other) <= sentenceOf(each) + 1,
    );
    if (no === null || !(isSentOn || (wanted.length > 0 && wanted.every(isAsked)))) return each;
    return { ...each, phrase: { ...each.phrase, says: "nothing" }, at: [no.place, ...each.at] };
  });
}

const isOfAnother = ({ phrase }: Found) => phrase.says === "wrong_person";
const SENDING_ON = ["wrong_person", "interested"];

/** What is said of something else, or only asked back, says nothing. */
export const resolveIntent = (text: string, words: readonly Word[], found: readonly Found[]): Found[] => {
  const referring = found.filter(({ phrase }) => SENDING_ON.includes(phrase.says));
  const meant = found.filter((each) => {
    const { says } = each.phrase;
    if (says === "interested") return !isEcho(text, words, each);
    if (says === "not_interested")
      return !(isOfWay(words, each) && isSentOn(words, each, found.filter(isOfAnother)));
    if (says === "later") return !isQuestion(text, words, each);
    if (says !== "unsubscribe" || isStopForNow(each, found)) return says !== "unsubscribe";
    return !(isOfPaper(words, each) || isQuestion(text, words, each) || isSentOn(words, each, referring));
  });
  return withoutWays(words, meant);
};
