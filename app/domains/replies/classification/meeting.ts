import { listed } from "./phrase-steps";
import { readable, type Token } from "./tokenize";
import { isOneOf, wordSetOf } from "./word-sets";
import { ACTION_NOUNS, DATE_WORDS } from "./words/dates";

type Part = keyof typeof DATE_WORDS;

const PARTS: Map<string, Set<Part>> = new Map();
for (const [part, words] of Object.entries(DATE_WORDS))
  for (const word of listed(words).flatMap((text) => readable(text).split(" ")))
    PARTS.set(word, (PARTS.get(word) ?? new Set()).add(part as Part));

/** "10", "14th", "1er", "10am", "15h30". */
const NUMBER = /^\d{1,2}(?:st|nd|rd|th|er|o)?$/;
const TIME = /^\d{1,2}(?:am|pm|h|hrs|h\d{2}|heures)$/;
const MAX_DISTANCE = 12;

const is = (word: Token | undefined, part: Part) =>
  word !== undefined && (PARTS.get(word.word)?.has(part) ?? false);
const isNumber = (word: Token | undefined) =>
  word !== undefined && (NUMBER.test(word.word) || is(word, "number"));

/** A word's role in a date, considering its neighbours; null if it is not part of one. */
function roleOf(tokens: readonly Token[], index: number): "core" | "part" | "between" | null {
  const word = tokens[index];
  const near = [tokens[index - 1], tokens[index + 1]];
  if (!word) return null;
  if (TIME.test(word.word)) return "core";
  if (is(word, "month"))
    return near.some((token) => isNumber(token)) || isNumber(tokens[index - 2]) ? "core" : null;
  if (is(word, "day")) return "core";
  const isWhich = (token: Token | undefined) => is(token, "which");
  if (is(word, "week")) return near.some(isWhich) || isWhich(tokens[index + 2]) ? "core" : null;
  if (isNumber(word)) return "part";
  if (is(word, "which") || is(word, "clock")) return "part";
  return is(word, "between") ? "between" : null;
}

const deeds = wordSetOf(ACTION_NOUNS);

/** "Sign it this week": the date of an action, not of a meeting. */
function isOfDeed(tokens: readonly Token[], index: number): boolean {
  const part = tokens[index]?.part;
  for (
    let place = index - 1;
    place >= Math.max(0, index - MAX_DISTANCE) && tokens[place]?.part === part;
    place -= 1
  )
    if (isOneOf(tokens[place], deeds)) return true;
  return false;
}

/** Whether at most three spaces or punctuation marks (comma, colon, full stop, hyphen, apostrophe) separate the words. */
const isBeside = (text: string, before: Token, after: Token) =>
  before.to === after.to || /^[\s,:.'’-]{0,3}$/.test(text.slice(before.to, after.from));

/** @returns the words of the first date mentioned, as written */
export function meetingIn(text: string, tokens: readonly Token[]): string | null {
  for (const [index] of tokens.entries()) {
    if (roleOf(tokens, index) !== "core" || isOfDeed(tokens, index)) continue;
    let [first, last] = [index, index];
    for (let next = index - 1; next >= 0 && index - next < MAX_DISTANCE; next -= 1) {
      const [word, after] = [tokens[next], tokens[next + 1]];
      const role = roleOf(tokens, next);
      if (!word || !after || !isBeside(text, word, after) || role === null) break;
      if (role !== "between") first = next;
    }
    for (let next = index + 1; next < tokens.length && next - index < MAX_DISTANCE; next += 1) {
      const [before, word] = [tokens[next - 1], tokens[next]];
      const role = roleOf(tokens, next);
      if (!word || !before || !isBeside(text, before, word) || role === null) break;
      if (role !== "between") last = next;
    }
    return text.slice(tokens[first]?.from, tokens[last]?.to);
  }
  return null;
}
