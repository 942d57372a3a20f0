import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { MAX_EXACT_COUNT, type Page, type PageQuery, pageOf, totalUpTo } from "~/core/pagination";
import { RETENTION_DAYS } from "~/domains/directory/companies/removal/retention-days";
import { nameIn } from "~/domains/identity/team/person";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import type { BulkList } from "../lists";
import { countText } from "../selection-text";
import { bulkDeletions } from "../tables";

interface Deletion {
  id: number;
  list: BulkList;
  count: number;
  isDemo: boolean;
  /** "3 companies". */
  what: string;
  byUserId: number | null;
  by: string | null;
  deletedAt: Date;
  undoneAt: Date | null;
  /** Whether all rows can certainly be restored. */
  canUndo: boolean;
}

const columns = {
  id: bulkDeletions.id,
  list: bulkDeletions.list,
  count: sql<number>`json_array_length(${bulkDeletions.ids})`,
  byUserId: bulkDeletions.byUserId,
  isDemo: bulkDeletions.isDemo,
  deletedAt: bulkDeletions.deletedAt,
  undoneAt: bulkDeletions.undoneAt,
};

const isUndoable = (
  ctx: BusinessContext,
  { undoneAt, deletedAt }: Pick<Deletion, "undoneAt" | "deletedAt">,
) => undoneAt === null && ctx.now().getTime() - deletedAt.getTime() < RETENTION_DAYS * 86_400_000;

/** Newest first. Reads at most 351 rows and the team. */
export async function listDeletions(
  ctx: BusinessContext,
  { limit, cursor }: PageQuery,
): Promise<Page<Deletion>> {
  const isTheirs = eq(bulkDeletions.accountId, ctx.account.id);
  const beyond = cursor === undefined ? undefined : lt(bulkDeletions.id, cursor);
  const some = ctx.db
    .select({ id: bulkDeletions.id })
    .from(bulkDeletions)
    .where(isTheirs)
    .limit(MAX_EXACT_COUNT);
  const [found, [counted], team] = await Promise.all([
    ctx.db
      .select(columns)
      .from(bulkDeletions)
      .where(and(isTheirs, beyond))
      .orderBy(desc(bulkDeletions.id))
      .limit(limit + 1),
    ctx.db.select({ n: sql<number>`count(*)` }).from(some.as("some")),
    teamChoices(ctx),
  ]);
  const { rows, next } = pageOf(found, limit, ({ id }) => id);
  return {
    rows: rows.map((row) => ({
      ...row,
      what: countText(row.list, row.count),
      by: nameIn(team, row.byUserId),
      canUndo: isUndoable(ctx, row),
    })),
    next,
    total: totalUpTo(counted?.n ?? 0),
  };
}
