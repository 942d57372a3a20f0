import { LIKELY } from "~/domains/directory/similarity/reasons";
import type { Pair } from "./group-pairs";

/** In larger blocks, each row is compared only with its neighbours by name, so that no block uses up a step's time. */
const LARGEST_BLOCK = 60;
const NEIGHBOURS = 12;

type Block = number[];

/** Groups rows by key. Expects key order; the last key may have more rows than were read. */
export function blocksOf(keys: readonly { key: number; rowId: number }[]): Block[] {
  const blocks: Block[] = [];
  let last: number | null = null;
  for (const { key, rowId } of keys) {
    if (key === last) blocks.at(-1)?.push(rowId);
    else blocks.push([rowId]);
    last = key;
  }
  return blocks.filter((block) => block.length > 1);
}

function* pairsOf(block: Block, nameOf: (id: number) => string): Generator<[number, number]> {
  const isLarge = block.length > LARGEST_BLOCK;
  const inOrder = isLarge ? block.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1)) : block;
  const limit = isLarge ? NEIGHBOURS : LARGEST_BLOCK;
  for (const [index, one] of inOrder.entries())
    for (const other of inOrder.slice(index + 1, index + 1 + limit))
      yield one < other ? [one, other] : [other, one];
}

/** Returns all pairs in a block that are similar enough to be shown. */
export function comparePairs(
  blocks: readonly Block[],
  nameOf: (id: number) => string,
  scoreOf: (one: number, other: number) => number,
): Pair[] {
  const seen = new Set<string>();
  const pairs: Pair[] = [];
  for (const block of blocks)
    for (const [oneId, otherId] of pairsOf(block, nameOf)) {
      const key = `${oneId} ${otherId}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const score = scoreOf(oneId, otherId);
      if (score >= LIKELY) pairs.push({ oneId, otherId, score });
    }
  return pairs;
}
