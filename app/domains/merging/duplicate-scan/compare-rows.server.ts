import type { AccountContext } from "~/core/context";
import type { MergeList } from "../merge-lists";
import { blocksOf, comparePairs } from "./compare-blocks";
import { COMPARING } from "./compared-rows.server";
import type { Piece } from "./piece";

const MAX_KEYS = 4_000;

const READ_KEYS = `SELECT key, row_id AS rowId FROM duplicate_keys
WHERE account_id = ?1 AND list = ?2 AND key > ?3 ORDER BY key, row_id LIMIT ${MAX_KEYS}`;

const DISMISSED = `SELECT m.group_id AS groupId, m.row_id AS rowId FROM json_each(?3) asked
CROSS JOIN duplicate_members m ON m.account_id = ?1 AND m.list = ?2 AND m.row_id = asked.value
CROSS JOIN duplicate_groups g ON g.id = m.group_id AND g.state = 'dismissed'`;

const WRITE_PAIRS = `INSERT OR IGNORE INTO duplicate_pairs (account_id, list, one_id, other_id, score, is_demo)
SELECT ?1, ?2, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?3)`;

async function dismissedAmong(ctx: AccountContext, list: MergeList, ids: number[]) {
  const { results } = await ctx.d1
    .prepare(DISMISSED)
    .bind(ctx.account.id, list, JSON.stringify(ids))
    .all<{ groupId: number; rowId: number }>();
  const groups = new Map<number, Set<number>>();
  for (const { groupId, rowId } of results) groups.set(rowId, (groups.get(rowId) ?? new Set()).add(groupId));
  return (one: number, other: number) =>
    [...(groups.get(one) ?? [])].some((group) => groups.get(other)?.has(group));
}

export async function comparePiece(ctx: AccountContext, list: MergeList, cursor: number): Promise<Piece> {
  const { results } = await ctx.d1
    .prepare(READ_KEYS)
    .bind(ctx.account.id, list, cursor)
    .all<{ key: number; rowId: number }>();
  const last = results.at(-1)?.key;
  const isAll = results.length < MAX_KEYS;
  // The last key may have more rows, so it is read again in the next batch, unless it is the only key.
  const whole = isAll || results[0]?.key === last ? results : results.filter(({ key }) => key !== last);
  const blocks = blocksOf(whole);
  const ids = [...new Set(blocks.flat())];
  const next = isAll ? null : (whole.at(-1)?.key ?? null);
  if (ids.length === 0) return { statements: [], cursor: next, keysDone: whole.length };
  const { byIds, known, compare, name } = COMPARING[list];
  const found = (await byIds(ctx, ids)).filter(({ accountId }) => accountId === ctx.account.id);
  const rows = new Map(found.map((row) => [row.id, { row, known: known(row) }]));
  const isDismissed = await dismissedAmong(ctx, list, ids);
  const pairs = comparePairs(
    blocks,
    (id) => {
      const compared = rows.get(id);
      return compared ? name(compared.row) : "";
    },
    (oneId, otherId) => {
      const [one, other] = [rows.get(oneId), rows.get(otherId)];
      if (!one || !other || one.row.isDemo !== other.row.isDemo || isDismissed(oneId, otherId)) return 0;
      return compare(one.known, other.known);
    },
  );
  const lines = pairs.map(({ oneId, otherId, score }) => [
    oneId,
    otherId,
    score,
    Number(rows.get(oneId)?.row.isDemo),
  ]);
  return {
    statements: lines.length
      ? [ctx.d1.prepare(WRITE_PAIRS).bind(ctx.account.id, list, JSON.stringify(lines))]
      : [],
    cursor: next,
    keysDone: whole.length,
  };
}
