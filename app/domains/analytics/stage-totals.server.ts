import { and, eq, ne } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { STAGE_KEYS, type Stage } from "./stages";
import { stageTotals } from "./tables";

export type StageCounts = Record<Stage, number>;
type Row = typeof stageTotals.$inferSelect;

export const NO_COUNTS = Object.fromEntries(STAGE_KEYS.map((key) => [key, 0])) as StageCounts;

/** Further sources are not read; there are 54 countries. */
export const MAX_KINDS = 150;

const ofAccount = (ctx: AccountContext) => eq(stageTotals.accountId, ctx.account.id);

export const allTotalsQuery = (ctx: AccountContext) =>
  ctx.db
    .select()
    .from(stageTotals)
    .where(and(ofAccount(ctx), eq(stageTotals.kind, "all")));

export const kindTotalsQuery = (ctx: AccountContext, kind: Exclude<Row["kind"], "all">) =>
  ctx.db
    .select()
    .from(stageTotals)
    .where(and(ofAccount(ctx), eq(stageTotals.kind, kind), ne(stageTotals.key, "")))
    .limit(MAX_KINDS);

export const countsOf = (row: StageCounts | undefined): StageCounts =>
  row ? (Object.fromEntries(STAGE_KEYS.map((key) => [key, row[key]])) as StageCounts) : NO_COUNTS;

/** Deletes one batch; false when nothing is left. Runs after the leads are deleted, because that changes the counts. */
export const eraseOwnStages = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["lead_stages", "stage_daily_totals", "stage_totals", "agent_running_totals"]);
