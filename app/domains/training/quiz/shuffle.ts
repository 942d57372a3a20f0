import type { Question } from "../module";

/** Mulberry32: returns the same numbers for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled<Each>(list: readonly Each[], next: () => number): Each[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(next() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as Each, mixed[last] as Each];
  }
  return mixed;
}

interface ShownQuestion {
  text: string;
  options: string[];
  /** Index of the right option. */
  right: number;
  why: string;
}

export function shuffledQuestions(questions: readonly Question[], seed: number): ShownQuestion[] {
  const next = numbersFrom(seed);
  return shuffled(questions, next).map(({ text, options, why }) => {
    const mixed = shuffled(options, next);
    return { text, options: mixed, right: mixed.indexOf(options[0] ?? ""), why };
  });
}

/** Percent, rounded down. */
export const scoreOf = (questions: readonly ShownQuestion[], answers: readonly number[]) =>
  Math.floor(
    (100 * questions.filter(({ right }, index) => answers[index] === right).length) / questions.length,
  );
