import { append } from "~/core/lists/unbounded";
import { addressIn } from "./addresses";
import type { Found } from "./match-phrases";
import { listed } from "./phrase-steps";
import { ADDRESS_TOKEN, readable, type Token } from "./tokenize";
import { INVALID_ADDRESS, NO_NAMES, REMOVED_ADDRESS, TITLES } from "./words/names";

const setOf = (text: string) => new Set(listed(text).flatMap((text) => readable(text).split(" ")));
const titles = setOf(TITLES);
const noNames = setOf(NO_NAMES);

const invalid = setOf(INVALID_ADDRESS);
const removed = setOf(REMOVED_ADDRESS);

const MAX_NAME_WORDS = 3;
/** Maximum words between an address and the word that calls it invalid: "jo@firm.test is no longer in use". */
const MAX_WORDS_AFTER = 5;
/** Maximum words between "remove" and the address. */
const MAX_WORDS_BEFORE = 3;
/** Maximum words between a name and the phrase that announces it: "our procurement manager". */
const MAX_WORDS_BETWEEN = 4;

const writtenIn = (text: string, { from, to }: Token) => text.slice(from, to);
const isArabic = (written: string) => /^\p{Script=Arabic}/u.test(written);

/** @returns the run of words from `index` that forms a name, or null */
function nameAt(text: string, tokens: readonly Token[], index: number): string | null {
  const isTitled = titles.has(tokens[index - 1]?.word ?? "");
  const run: Token[] = [];
  for (let next = index; run.length < MAX_NAME_WORDS; next += 1) {
    const word = tokens[next];
    const before = run.at(-1);
    if (!word || word.word === ADDRESS_TOKEN || noNames.has(word.word) || titles.has(word.word)) break;
    if (before && !/^[ .'’-]{0,2}$/.test(text.slice(before.to, word.from))) break;
    const written = writtenIn(text, word);
    if (!/^\p{Lu}\p{L}/u.test(written) && !(isTitled && isArabic(written) && run.length < 2)) break;
    run.push(word);
  }
  const [first, last] = [run[0], run.at(-1)];
  return first && last ? text.slice(first.from, last.to) : null;
}

/** Returns the first name in the last named sentence before the address, or else the first name after the referral phrase. */
export function nameIn(text: string, tokens: readonly Token[], referring: readonly Found[]): string | null {
  const address = tokens.findIndex(({ word }) => word === ADDRESS_TOKEN);
  const places = [...tokens.keys()];
  const before = places.slice(
    Math.max(0, address - MAX_WORDS_BETWEEN - MAX_NAME_WORDS),
    Math.max(0, address),
  );
  const named = before
    .map((index) => ({ at: index, name: nameAt(text, tokens, index) }))
    .filter(({ name }) => name !== null);
  const wholes = named.filter(({ at }) => !named.some((match) => match.at === at - 1));
  const sentence = tokens[wholes.at(-1)?.at ?? 0]?.sentence;
  const whole = wholes.find(({ at }) => tokens[at]?.sentence === sentence);
  const starts: number[] = [];
  for (const { at } of referring) {
    const end = (at.at(-1) ?? 0) + 1;
    const there = tokens[end]?.sentence;
    append(
      starts,
      places.slice(end, end + MAX_WORDS_BETWEEN).filter((place) => tokens[place]?.sentence === there),
    );
  }
  append(
    starts,
    places.filter((index) => titles.has(tokens[index - 1]?.word ?? "")),
  );
  const announced = starts.map((index) => nameAt(text, tokens, index)).find((name) => name !== null);
  return whole?.name ?? announced ?? null;
}

/** The first address that the text neither calls invalid nor asks to remove: "jo@firm.test bounced, use ann@firm.test". */
export function referredAddress(text: string, tokens: readonly Token[]): string | null {
  const isNear = (place: number, from: number, to: number, words: ReadonlySet<string>) =>
    tokens
      .slice(Math.max(0, from), to)
      .some(({ word, part }) => part === tokens[place]?.part && words.has(word));
  const chosen = tokens.find(
    ({ word }, place) =>
      word === ADDRESS_TOKEN &&
      !isNear(place, place + 1, place + 1 + MAX_WORDS_AFTER, invalid) &&
      !isNear(place, place - MAX_WORDS_BEFORE, place, removed),
  );
  return chosen ? addressIn(writtenIn(text, chosen)) : null;
}
