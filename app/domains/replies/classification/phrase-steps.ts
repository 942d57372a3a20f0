import { readable, spelled } from "./tokenize";

/** A word, a word prefix, a gap of up to three words, or a choice between several runs of steps. */
export type Step = { text: string; isStart: boolean } | "gap" | { runs: Step[][] };

export const listed = (text: string): string[] =>
  text
    .split(";")
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter(Boolean);

/** Returns the index of the brace that closes the one at `open`. @throws if the brace is unclosed */
function closeOf(text: string, open: number): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === "{") depth += 1;
    if (text[index] === "}") depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error(`A brace is open: ${text}`);
}

function splitOutside(text: string, sign: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if (character === "{") depth += 1;
    if (character === "}") depth -= 1;
    if (character === sign && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** Turns "{very ,}keen" into "{very,} keen": only options attached to a word are spelled out by `unglued`. */
function relaxed(phrase: string): string {
  let text = "";
  for (let index = 0; index < phrase.length; index += 1) {
    const close = phrase[index] === "{" ? closeOf(phrase, index) : -1;
    if (close < 0) {
      text += phrase[index];
      continue;
    }
    const inside = relaxed(phrase.slice(index + 1, close));
    const isLoose = splitOutside(inside, ",").some((part) => part.endsWith(" "));
    text += `{${inside}}${isLoose ? " " : ""}`;
    index = close;
  }
  return text;
}

/** Expands braces attached to a word into whole words. */
function unglued(piece: string): string[] {
  const open = piece.indexOf("{");
  if (open < 0) return [piece];
  const close = closeOf(piece, open);
  const rest = unglued(piece.slice(close + 1));
  return splitOutside(piece.slice(open + 1, close), ",")
    .flatMap((part) => unglued(part.trimStart()))
    .flatMap((text) => rest.map((after) => `${piece.slice(0, open)}${text}${after}`));
}

type Spellings = ReadonlyMap<string, string>;

function wordSteps(word: string, spellings: Spellings): Step[] {
  if (word === "..") return ["gap"];
  if (word === "@") return [{ text: "@", isStart: false }];
  if (word.endsWith("*")) return [{ text: readable(word.slice(0, -1)), isStart: true }];
  return word
    .split(/(?<!n|let)['’]|[-]/)
    .flatMap((part) => spelled(part, spellings))
    .map((text) => ({ text, isStart: false }));
}

/** @returns the reader for one language's phrases; each word and each group is parsed once */
export function stepReader(groups: Record<string, string>, spellings: Spellings) {
  const known = new Map<string, Step[]>();
  const kept = (text: string, read: () => Step[]) => {
    const steps = known.get(text) ?? read();
    known.set(text, steps);
    return steps;
  };
  const groupOf = (name = "") => {
    const group = groups[name];
    if (group === undefined) throw new Error(`No group "${name}".`);
    return `{${listed(group).join(",")}}`;
  };
  const pieceSteps = (piece: string): Step[] => {
    const name = /^<([\p{L}\d]+)>$/u.exec(piece)?.[1];
    if (name !== undefined) return stepsIn(relaxed(groupOf(name)));
    const isWhole = piece.startsWith("{") && closeOf(piece, 0) === piece.length - 1;
    const glued = () => unglued(piece.replace(/<([\p{L}\d]+)>/gu, (_, text: string) => groupOf(text)));
    if (!isWhole && !/[{<]/.test(piece)) return wordSteps(piece, spellings);
    const runs = isWhole ? splitOutside(piece.slice(1, -1), ",") : glued();
    return [{ runs: runs.map((run) => stepsIn(run.trim())) }];
  };
  const stepsIn = (phrase: string): Step[] =>
    splitOutside(phrase, " ")
      .filter(Boolean)
      .flatMap((piece) => kept(piece, () => pieceSteps(piece)));
  return (phrase: string): Step[] => stepsIn(relaxed(phrase).replace(/\s+/g, " "));
}

export const wordsIn = (steps: readonly Step[]): { text: string; isStart: boolean }[] =>
  steps.flatMap((step) => {
    if (step === "gap") return [];
    return "runs" in step ? step.runs.flatMap(wordsIn) : [step];
  });
