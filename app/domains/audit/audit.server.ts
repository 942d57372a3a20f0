import { type SQL, sql } from "drizzle-orm";
import { type Context, isDemoWork } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { auditLog } from "./tables";

export interface AuditEntry {
  action: string;
  target?: string | SQL;
  detail?: Record<string, unknown>;
  actorId?: number | SQL;
  accountId?: SQL;
}

export const auditIf = (ctx: Context, entry: AuditEntry, condition: SQL) => {
  const { action, target, detail = {}, accountId } = entry;
  const { actor } = ctx;
  const actorId = entry.actorId ?? (actor.kind === "user" ? actor.userId : null);
  const impersonatorId = actor.kind === "user" ? actor.impersonatorId : null;
  const at = toUnixSeconds(ctx.now());
  // All columns in table order; the database assigns the id.
  return ctx.db.insert(auditLog).select(sql`select null, ${at}, ${actorId}, ${impersonatorId},
    ${accountId ?? ctx.account?.id ?? null}, ${action}, ${target ?? null}, ${ctx.client.address}, ${JSON.stringify(detail)}
    where ${isDemoWork(ctx) ? sql`false` : condition}`);
};

export const auditStatement = (ctx: Context, entry: AuditEntry) => auditIf(ctx, entry, sql`true`);

/** With `isOnce`, skips the entry if the last one about this target is the same and less than five minutes old. */
export const auditUnlessRepeated = (
  ctx: Context,
  entry: AuditEntry & { target: string },
  isOnce: boolean,
) => {
  const since = toUnixSeconds(ctx.now()) - 300;
  const repeated = sql`exists (select 1 from (select action, detail, at, impersonator_id from audit_log
    where target = ${entry.target} order by at desc, id desc limit 1)
    where action = ${entry.action} and detail = ${JSON.stringify(entry.detail ?? {})} and at > ${since}
      and impersonator_id = ${ctx.actor.kind === "user" ? ctx.actor.impersonatorId : null})`;
  return auditIf(ctx, entry, isOnce ? sql`not ${repeated}` : sql`true`);
};

export const auditIfChanged = (ctx: Context, entry: AuditEntry) => auditIf(ctx, entry, sql`changes() > 0`);
