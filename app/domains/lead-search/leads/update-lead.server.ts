import { and, count, desc, lt, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray, statement } from "~/core/statement";
import type { Lead } from "../lead-search";
import type { LeadChange } from "../schemas";
import { leadStatusChanges, leads } from "../tables";
import { getLead } from "./leads.server";
import { isSameLead } from "./same-lead";

/** Records the status before it is overwritten, in the same batch; records nothing if it stays the same. */
const noteStatusStatement = (ctx: AccountContext, leadId: number, status: string, isFree: SQL) =>
  statement(
    ctx,
    sql`insert into ${leadStatusChanges} (account_id, lead_id, from_status, to_status, by_user_id, changed_at)
      select account_id, id, status, ${status}, ${"userId" in ctx.actor ? ctx.actor.userId : null}, ${toUnixSeconds(ctx.now())}
      from ${leads} where id = ${leadId} and +account_id = ${ctx.account.id} and status <> ${status} and ${isFree}`,
  );

/**
 * Updates all leads of the lead's company; triggers maintain the sums. `from` is the status that the user saw.
 * @throws DomainError not_found; conflict for an opportunity's value, or if the status has changed
 */
export async function updateLead(
  ctx: AccountContext,
  leadId: number,
  change: LeadChange,
  from?: Lead["status"],
): Promise<Lead> {
  const lead = await getLead(ctx, leadId);
  const { estimatedValue = lead.estimatedValue, status } = change;
  const isOpen = estimatedValue === lead.estimatedValue ? sql`true` : sql`${leads.convertedAt} is null`;
  const isFree = from === undefined ? isOpen : sql`${isOpen} and ${leads.status} = ${from}`;
  const update = ctx.db
    .update(leads)
    .set(change)
    .where(sql`${isSameLead(ctx, leadId)} and ${isFree}`)
    .returning({ id: leads.id });
  const done = await ctx.d1.batch([
    ...(status === undefined ? [] : [noteStatusStatement(ctx, leadId, status, isFree)]),
    statement(ctx, update),
  ]);
  if ((done.at(-1)?.results.length ?? 0) > 0) return getLead(ctx, leadId);
  if (from !== undefined && (await getLead(ctx, leadId)).status !== from)
    throw new DomainError("conflict", "This lead was updated elsewhere. Reload and try again.", {
      field: "status",
    });
  throw new DomainError("conflict", "This lead already has a deal. Edit the deal’s value instead.", {
    field: "estimatedValue",
  });
}

const isChangeOf = (ctx: AccountContext, leadIds: readonly number[]) =>
  and(
    sql`${leadStatusChanges.leadId} in ${inJsonArray(leadIds)}`,
    sql`+${leadStatusChanges.accountId} = ${ctx.account.id}`,
  );

/** Lists status changes of these leads before a time, newest first. */
export const listStatusChanges = (
  ctx: AccountContext,
  leadIds: readonly number[],
  limit: number,
  before?: Date,
) =>
  ctx.db
    .select()
    .from(leadStatusChanges)
    .where(and(isChangeOf(ctx, leadIds), before && lt(leadStatusChanges.changedAt, before)))
    .orderBy(desc(leadStatusChanges.changedAt), desc(leadStatusChanges.id))
    .limit(limit);
export type StatusChange = Awaited<ReturnType<typeof listStatusChanges>>[number];

export async function countStatusChanges(ctx: AccountContext, leadIds: readonly number[]): Promise<number> {
  const [row] = await ctx.db.select({ n: count() }).from(leadStatusChanges).where(isChangeOf(ctx, leadIds));
  return row?.n ?? 0;
}
