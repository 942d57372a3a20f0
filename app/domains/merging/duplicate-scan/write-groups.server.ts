import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import type { MergeList } from "../merge-lists";
import { groupPairs, type Pair } from "./group-pairs";
import type { Piece } from "./piece";

/** Pairs held in memory during grouping: 5 MB. The next scan finds the rest; best known names first. */
const MAX_PAIRS = 60_000;
const GROUPS_BATCH_SIZE = 500;

const READ_PAIRS = `SELECT one_id AS oneId, other_id AS otherId, score, is_demo AS isDemo FROM duplicate_pairs
WHERE account_id = ?1 AND list = ?2 ORDER BY one_id, other_id LIMIT ${MAX_PAIRS}`;

const WRITE_GROUPS = `INSERT OR IGNORE INTO duplicate_groups (account_id, list, state, score, first_id, size, is_demo, found_at)
SELECT ?1, ?2, 'open', value ->> 0, value ->> 1 ->> 0, json_array_length(value, '$[1]'), value ->> 2, ?4 FROM json_each(?3)`;

const WRITE_MEMBERS = `INSERT OR IGNORE INTO duplicate_members (group_id, row_id, account_id, list)
SELECT g.id, member.value, ?1, ?2 FROM json_each(?3) row
CROSS JOIN duplicate_groups g ON g.account_id = ?1 AND g.list = ?2 AND g.state = 'open' AND g.first_id = row.value ->> 1 ->> 0
CROSS JOIN json_each(row.value, '$[1]') member`;

/** The cursor is the lowest ID of the last group written. */
export async function groupPiece(ctx: AccountContext, list: MergeList, cursor: number): Promise<Piece> {
  const { results } = await ctx.d1
    .prepare(READ_PAIRS)
    .bind(ctx.account.id, list)
    .all<Pair & { isDemo: number }>();
  const demo = new Set(results.filter(({ isDemo }) => isDemo).map(({ oneId }) => oneId));
  const left = groupPairs(results).filter(({ ids }) => (ids[0] ?? 0) > cursor);
  const some = left.slice(0, GROUPS_BATCH_SIZE);
  const lines = JSON.stringify(some.map(({ ids, score }) => [score, ids, Number(demo.has(ids[0] ?? 0))]));
  return {
    statements: [
      ctx.d1.prepare(WRITE_GROUPS).bind(ctx.account.id, list, lines, toUnixSeconds(ctx.now())),
      ctx.d1.prepare(WRITE_MEMBERS).bind(ctx.account.id, list, lines),
    ],
    cursor: left.length > some.length ? (some.at(-1)?.ids[0] ?? null) : null,
  };
}
