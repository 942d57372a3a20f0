import { isExhaustive } from "./test-scope";

/** Milliseconds of `yardstick` on the idle machine for which the limits were set. */
const YARDSTICK_MS = 8;

const LINE = "some words of a text in a line, with a number 12345 and a name such as Amina\n".repeat(40);

/** Work similar to what is measured: strings, patterns, a table of words. */
function yardstick(): number {
  const from = performance.now();
  const seen = new Map<string, number>();
  for (let round = 0; round < 100; round += 1) {
    for (const word of LINE.toLowerCase().split(/\W+/)) seen.set(word, (seen.get(word) ?? 0) + round);
  }
  return seen.size ? performance.now() - from : 0;
}

/**
 * Milliseconds that something takes: the least of up to 8 rounds, until one is less than `most`. A slower reading is
 * divided by k if the machine then takes k times as long for a fixed piece of work: load fails nothing. The gate runs
 * it once and reads no clock (0): quadratic work exceeds the time limit of its test there.
 */
export async function timeOf(run: () => unknown, most: number): Promise<number> {
  if (!isExhaustive) {
    await run();
    return 0;
  }
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 8 && least >= most; round += 1) {
    const began = performance.now();
    await run();
    const took = performance.now() - began;
    least = Math.min(least, took >= most ? took / Math.max(1, yardstick() / YARDSTICK_MS) : took);
  }
  return least;
}
