import { sql } from "drizzle-orm";
import type { AccountContext, BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { socialLeads } from "../tables";
import { getSocialImport, isImport } from "./import-job.server";
import { type StayReason, stayReason } from "./stays";
import { type SocialImport, socialImports } from "./tables";
import { importLease } from "./with-lease.server";

const LEADS_BATCH_SIZE = 500;

const RUNNING = "This import is still running. You can undo the import when it’s done.";
const NOT_NOTED =
  "This import can’t be undone because its leads weren’t recorded. Remove the leads one by one.";

const broughtBy = (ctx: AccountContext, importId: number) =>
  sql`l.import_id = ${importId} and +l.account_id = ${ctx.account.id}`;

export interface ImportedLeads {
  removable: number;
  stays: { reason: StayReason; count: number }[];
  gone: number;
}

export async function countImportedLeads(ctx: AccountContext, row: SocialImport): Promise<ImportedLeads> {
  const { results } = await statement(
    ctx,
    sql`select reason, count(*) as count from (select ${stayReason} as reason from ${socialLeads} l
      where ${broughtBy(ctx, row.id)}) group by reason order by count desc`,
  ).all<{ reason: StayReason | null; count: number }>();
  const stays = results.flatMap(({ reason, count }) => (reason === null ? [] : [{ reason, count }]));
  const there = results.reduce((all, { count }) => all + count, 0);
  return {
    removable: results.find(({ reason }) => reason === null)?.count ?? 0,
    stays,
    gone: Math.max(row.created - row.removed - there, 0),
  };
}

/**
 * Needs no lease holder: if delivered twice, each run counts only what it deleted. `lease_until` only keeps the sweep
 * from requeueing it.
 */
function stepStatements(ctx: AccountContext, importId: number): D1PreparedStatement[] {
  const now = toUnixSeconds(ctx.now());
  const byId = sql`id = ${importId} and account_id = ${ctx.account.id} and removal = 'running'`;
  const plain = sql`${broughtBy(ctx, importId)} and ${stayReason} is null`;
  return [
    sql`delete from ${socialLeads} where id in (select l.id from ${socialLeads} l where ${plain}
      order by l.id limit ${LEADS_BATCH_SIZE}) and exists (select 1 from ${socialImports} where ${byId})`,
    sql`update ${socialImports} set removed = removed + changes(), lease_until = ${toUnixSeconds(importLease.endOf(ctx.now()))} where ${byId}`,
    sql`update ${socialImports} set removal = 'done', removed_at = ${now}, lease_until = null,
      kept = (select count(*) from ${socialLeads} l where ${broughtBy(ctx, importId)})
      where ${byId} and not exists (select 1 from ${socialLeads} l where ${plain})`,
  ].map((query) => statement(ctx, query));
}

const enqueue = (ctx: AccountContext, { id, accountId }: Pick<SocialImport, "id" | "accountId">) =>
  ctx.queue.send({ kind: "remove-imported-leads", accountId, socialImportId: id });

/**
 * Deletes the import's leads that were not used since; the first 500 immediately, the others by the queue. @throws
 * DomainError not_found, conflict
 */
export async function removeImportedLeads(ctx: BusinessContext, importId: number): Promise<SocialImport> {
  const row = await getSocialImport(ctx, importId);
  if (row.removal === null) throw new DomainError("conflict", NOT_NOTED);
  const claim = sql`update ${socialImports} set removal = 'running' where id = ${importId}
    and account_id = ${ctx.account.id} and removal = 'possible' and status <> 'running'`;
  const trail = auditIfChanged(ctx, {
    action: "remove-imported-leads",
    target: `social-import:${importId}`,
  });
  await ctx.d1.batch([statement(ctx, claim), statement(ctx, trail), ...stepStatements(ctx, importId)]);
  const after = await getSocialImport(ctx, importId);
  if (after.removal === "possible") throw new DomainError("conflict", RUNNING);
  if (after.removal === "running" && row.removal === "possible") await enqueue(ctx, after);
  return after;
}

export async function carryOnRemoval(ctx: AccountContext, importId: number): Promise<void> {
  await ctx.d1.batch(stepStatements(ctx, importId));
  const [row] = await ctx.db.select().from(socialImports).where(isImport(ctx, importId)).limit(1);
  if (row?.removal === "running") await enqueue(ctx, row);
}
