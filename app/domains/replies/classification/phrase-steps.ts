import { readable, spelled } from "./read-words";

/** A word, how a word begins, up to three words of any kind, or one of several runs. */
export type Step = { text: string; isStart: boolean } | "gap" | { runs: Step[][] };

export const listed = (text: string): string[] =>
  text
    .split(";")
    .map((each) => each.trim().replace(/\s+/g, " "))
    .filter(Boolean);

/** Where the brace that opens at `open` is closed. */
function closeOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A brace is open: ${text}`);
}

function splitOutside(text: string, sign: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const each of text) {
    if (each === "{") depth += 1;
    if (each === "}") depth -= 1;
    if (each === sign && depth === 0) parts.push("");
    else parts[parts.length - 1] += each;
  }
  return parts;
}

/** "{very ,}keen" is "{very,} keen": only what is glued to a word is spelled out. */
function loosened(phrase: string): string {
  let text = "";
  for (let at = 0; at < phrase.length; at += 1) {
    const close = phrase[at] === "{" ? closeOf(phrase, at) : -1;
    if (close < 0) {
      text += phrase[at];
      continue;
    }
    const inside = loosened(phrase.slice(at + 1, close));
    const isLoose = splitOutside(inside, ",").some((each) => each.endsWith(" "));
    text += `{${inside}}${isLoose ? " " : ""}`;
    at = close;
  }
  return text;
}

/** Glued braces as whole words. */
function unglued(piece: string): string[] {
  const open = piece.indexOf("{");
  if (open < 0) return [piece];
  const close = closeOf(piece, open);
  const rest = unglued(piece.slice(close + 1));
  return splitOutside(piece.slice(open + 1, close), ",")
    .flatMap((each) => unglued(each.trimStart()))
    .flatMap((each) => rest.map((after) => `${piece.slice(0, open)}${each}${after}`));
}

type Spellings = ReadonlyMap<string, string>;

function wordSteps(word: string, spellings: Spellings): Step[] {
  if (word === "..") return ["gap"];
  if (word === "@") return [{ text: "@", isStart: false }];
  if (word.endsWith("*")) return [{ text: readable(word.slice(0, -1)), isStart: true }];
  return word
    .split(/(?<!n|let)['’]|[-]/)
    .flatMap((each) => spelled(each, spellings))
    .map((text) => ({ text, isStart: false }));
}

function stepsIn(phrase: string, spellings: Spellings): Step[] {
  return splitOutside(phrase, " ")
    .filter(Boolean)
    .flatMap((piece) => {
      if (!piece.includes("{")) return wordSteps(piece, spellings);
      const isWhole = piece.startsWith("{") && closeOf(piece, 0) === piece.length - 1;
      const runs = isWhole ? splitOutside(piece.slice(1, -1), ",") : unglued(piece);
      return [{ runs: runs.map((run) => stepsIn(run.trim(), spellings)) }];
    });
}

export function stepsOf(phrase: string, groups: Record<string, string>, spellings: Spellings): Step[] {
  const filled = phrase.replace(/<([\p{L}\d]+)>/gu, (_, name: string) => {
    const group = groups[name];
    if (group === undefined) throw new Error(`No group "${name}": ${phrase}`);
    return `{${listed(group).join(",")}}`;
  });
  if (filled.includes("<")) return stepsOf(filled, groups, spellings);
  return stepsIn(loosened(filled).replace(/\s+/g, " "), spellings);
}

export const wordsIn = (steps: readonly Step[]): { text: string; isStart: boolean }[] =>
  steps.flatMap((step) => {
    if (step === "gap") return [];
    return "runs" in step ? step.runs.flatMap(wordsIn) : [step];
  });
