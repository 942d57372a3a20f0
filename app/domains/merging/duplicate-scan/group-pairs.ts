import { smallest } from "~/core/lists/unbounded";

export interface Pair {
  oneId: number;
  otherId: number;
  score: number;
}

interface Group {
  ids: number[];
  score: number;
}

const MAX_MEMBERS = 12;

const keyOf = (one: number, other: number) => (one < other ? `${one} ${other}` : `${other} ${one}`);

/**
 * Complete linkage: every two rows of a group are similar, so that a chain of small differences joins no rows. Best
 * pairs come first; ties are ordered by lowest ID, so that a repeated step finds the same groups.
 */
export function groupPairs(pairs: readonly Pair[]): Group[] {
  const scores = new Map(pairs.map(({ oneId, otherId, score }) => [keyOf(oneId, otherId), score]));
  const groups = new Map<number, Group>();
  const groupOf = (id: number): Group => groups.get(id) ?? { ids: [id], score: 100 };
  const inOrder = pairs.toSorted((a, b) => b.score - a.score || a.oneId - b.oneId || a.otherId - b.otherId);
  for (const { oneId, otherId } of inOrder) {
    const [one, other] = [groupOf(oneId), groupOf(otherId)];
    if (one === other || one.ids.length + other.ids.length > MAX_MEMBERS) continue;
    const between = one.ids.flatMap((a) => other.ids.map((b) => scores.get(keyOf(a, b)) ?? 0));
    const least = smallest(between);
    if (least === 0) continue;
    const joined = {
      ids: [...one.ids, ...other.ids].sort((a, b) => a - b),
      score: Math.min(one.score, other.score, least),
    };
    for (const id of joined.ids) groups.set(id, joined);
  }
  return [...new Set(groups.values())].sort((a, b) => (a.ids[0] ?? 0) - (b.ids[0] ?? 0));
}
