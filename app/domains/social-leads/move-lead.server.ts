import { and, eq, type SQL, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray, statement } from "~/core/statement";
import { orUnavailable } from "~/core/transient";
import { getSocialLead } from "./list-leads.server";
import { nowLead } from "./merging/now-lead";
import { LEAD_STATUSES, type LeadStatus, MOVES } from "./policy";
import { type SocialLead, type SocialLeadTouch, socialLeads, socialLeadTouches } from "./tables";

const IS_OPPORTUNITY = "This lead is now a deal. Change the deal’s stage instead.";

const MOVE_FAILED = "Failed to update lead status";

function refusalOf(from: LeadStatus, to: LeadStatus): string {
  if (from === "converted") return IS_OPPORTUNITY;
  if (to === "converted") return "To set this status, choose “Convert to Opportunity”.";
  return `A ${from} lead can only be marked as ${MOVES[from].join(" or ")}.`;
}

/** Adds an entry to the lead's history if the condition holds. */
export const touchStatement = (
  ctx: BusinessContext,
  lead: Pick<SocialLead, "id" | "isDemo">,
  { kind, text }: { kind: SocialLeadTouch["kind"]; text: string | null },
  onlyIf: SQL = sql`true`,
) =>
  statement(
    ctx,
    sql`insert into ${socialLeadTouches} (account_id, lead_id, kind, text, by_user_id, at, is_demo)
      select ${ctx.account.id}, ${nowLead(sql`${lead.id}`)}, ${kind}, ${text}, ${ctx.actor.userId}, ${toUnixSeconds(ctx.now())},
        ${lead.isDemo ? 1 : 0} where ${onlyIf}`,
  );

/** Changes nothing unless the lead's status is one of `from`. */
export const moveStatement = (
  ctx: BusinessContext,
  leadId: number,
  to: "new" | "contacted" | "qualified",
  from: readonly LeadStatus[],
) => {
  const now = toUnixSeconds(ctx.now());
  const byId = and(eq(socialLeads.id, leadId), eq(socialLeads.accountId, ctx.account.id));
  return statement(
    ctx,
    sql`update ${socialLeads} set status = ${to}, updated_at = ${now},
        contacted_at = ${to === "contacted" ? sql`ifnull(contacted_at, ${now})` : sql`contacted_at`},
        qualified_at = ${to === "qualified" ? sql`ifnull(qualified_at, ${now})` : sql`qualified_at`}
      where ${byId} and status in ${inJsonArray(from)}`,
  );
};

/** Updates the time of the lead's last activity. */
export const seenStatement = (ctx: BusinessContext, leadId: number) =>
  statement(
    ctx,
    sql`update ${socialLeads} set updated_at = ${toUnixSeconds(ctx.now())}
      where id = ${leadId} and account_id = ${ctx.account.id}`,
  );

/** Setting the current status changes nothing. @throws DomainError not_found; conflict for a change that is not allowed */
export async function moveSocialLead(
  ctx: BusinessContext,
  leadId: number,
  status: LeadStatus,
): Promise<SocialLead> {
  const before = await getSocialLead(ctx, leadId);
  if (before.status === status) return before;
  const from = LEAD_STATUSES.filter((before) => MOVES[before].includes(status));
  if (status !== "converted") {
    const write = ctx.d1.batch([
      moveStatement(ctx, leadId, status, from),
      touchStatement(ctx, before, { kind: "status", text: status }, sql`changes() > 0`),
    ]);
    await orUnavailable(ctx, write, `${MOVE_FAILED}.`);
  }
  const after = await getSocialLead(ctx, leadId);
  if (after.status === status) return after;
  const reason = refusalOf(after.status, status);
  throw new DomainError("conflict", `${MOVE_FAILED}. ${reason}`, { field: "status" });
}
