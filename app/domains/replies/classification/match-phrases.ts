import type { Step } from "./phrase-steps";
import { COURTESIES, type Phrase } from "./phrase-table";
import type { Token } from "./tokenize";

export interface Found {
  phrase: Phrase;
  /** Positions of its words, without those in a gap. */
  at: number[];
  words: string;
}

export interface PhraseIndex {
  byWord: Map<string, Phrase[]>;
  byStart: Map<string, Phrase[]>;
}

const MAX_GAP = 3;
const START = 3;

type PhraseToken = Exclude<Step, "gap" | { runs: unknown }>;

const firstTokens = ([step, ...rest]: readonly Step[]): PhraseToken[] => {
  if (step === undefined || step === "gap") return [];
  if (!("runs" in step)) return [step];
  const firsts = step.runs.flatMap((run) => firstTokens(run));
  return step.runs.some((run) => run.length === 0) ? [...firsts, ...firstTokens(rest)] : firsts;
};

export function indexOf(phrases: readonly Phrase[]): PhraseIndex {
  const index: PhraseIndex = { byWord: new Map(), byStart: new Map() };
  for (const phrase of phrases)
    for (const { text, isStart } of firstTokens(phrase.steps)) {
      const map = isStart ? index.byStart : index.byWord;
      const key = isStart ? text.slice(0, START) : text;
      const there = map.get(key);
      if (!there) map.set(key, [phrase]);
      else if (there.at(-1) !== phrase) there.push(phrase);
    }
  return index;
}

const is = (word: Token, { text, isStart }: PhraseToken) =>
  word.forms.some((form) => (isStart ? form.startsWith(text) : form === text));

/** Whether a run can start at a word; an empty run can start anywhere. */
const mayBegin = (word: Token | undefined, [step]: readonly Step[]) =>
  step === undefined || step === "gap" || "runs" in step || (word !== undefined && is(word, step));

/** @returns the positions of the words, or null */
function match(tokens: readonly Token[], from: number, steps: readonly Step[], next = 0): number[] | null {
  const step = steps[next];
  if (step === undefined) return [];
  const word = tokens[from];
  if (step === "gap") {
    const part = tokens[from - 1]?.part;
    for (let skipped = 0; skipped <= MAX_GAP; skipped += 1) {
      if (skipped > 0 && tokens[from + skipped - 1]?.part !== part) return null;
      const found = match(tokens, from + skipped, steps, next + 1);
      if (found) return found;
    }
    return null;
  }
  if ("runs" in step) {
    for (const run of step.runs) {
      if (!mayBegin(word, run)) continue;
      const found = match(tokens, from, [...run, ...steps.slice(next + 1)]);
      if (found) return found;
    }
    return null;
  }
  if (!word || !is(word, step)) return null;
  const found = match(tokens, from + 1, steps, next + 1);
  return found && [from, ...found];
}

/** Maximum courtesies between a phrase and the end of its clause. */
const MAX_COURTESIES = 25;

/** Whether only courtesies remain from here to the end of this clause. */
function isEdge(tokens: readonly Token[], index: number, step: 1 | -1): boolean {
  const part = tokens[index]?.part;
  for (let next = index + step; tokens[next]?.part === part; next += step)
    if (Math.abs(next - index) > MAX_COURTESIES || !COURTESIES.has(tokens[next]?.word ?? "")) return false;
  return true;
}

function candidates(word: Token, { byWord, byStart }: PhraseIndex): Set<Phrase> {
  const found = new Set<Phrase>();
  for (const form of word.forms) {
    for (const phrase of byWord.get(form) ?? []) found.add(phrase);
    for (const phrase of byStart.get(form.slice(0, START)) ?? []) found.add(phrase);
  }
  return found;
}

function foundAt(tokens: readonly Token[], from: number, index: PhraseIndex): Found[] {
  const word = tokens[from];
  if (!word) return [];
  return [...candidates(word, index)].flatMap((phrase) => {
    const index = match(tokens, from, phrase.steps);
    const first = index?.[0];
    const last = index?.at(-1);
    if (!index || first === undefined || last === undefined) return [];
    if (tokens[first]?.sentence !== tokens[last]?.sentence) return [];
    if (phrase.isAtStart && !isEdge(tokens, first, -1)) return [];
    if (phrase.isAtEnd && !isEdge(tokens, last, 1)) return [];
    return [{ phrase, at: index, words: index.map((place) => tokens[place]?.word ?? "").join(" ") }];
  });
}

/** Precedence between matches of the same length. */
const RANKS: Partial<Record<Phrase["says"], number>> = { interested: 2, nothing: 1 };

/** Longest matches first: a shorter one can't reuse words of a longer one. */
export function matchPhrases(
  tokens: readonly Token[],
  index: PhraseIndex,
  languages: ReadonlySet<string> | null,
): Found[] {
  const all = tokens
    .flatMap((_, from) => foundAt(tokens, from, index))
    .filter(({ phrase }) => languages === null || languages.has(phrase.language));
  const rankOf = ({ phrase }: Found) => RANKS[phrase.says] ?? 0;
  all.sort((a, b) => b.at.length - a.at.length || rankOf(b) - rankOf(a) || b.phrase.points - a.phrase.points);
  const taken = new Set<number>();
  const found: Found[] = [];
  for (const match of all) {
    if (match.at.some((index) => taken.has(index))) continue;
    for (const at of match.at) taken.add(at);
    found.push(match);
  }
  return found.sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
}
