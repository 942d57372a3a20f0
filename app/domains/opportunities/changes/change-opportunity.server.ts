import { and, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatDate, formatUsd } from "~/core/format";
import { countryCode } from "~/core/places/countries";
import { internationalPhone } from "~/core/places/dial-codes";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { isMember } from "~/domains/identity/team/team.server";
import { requireTeammate } from "~/domains/identity/team/teammates.server";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { paths } from "~/paths";
import { LOST_REASON_MISSING } from "../create-opportunity.server";
import { endSequences } from "../end-sequences.server";
import { HISTORY_FIELDS, type HistoryField, opportunityField } from "../fields";
import { counted } from "../forecast/opportunity-totals.server";
import { byId, moveStatements } from "../move-opportunity.server";
import { getOpportunity } from "../opportunities.server";
import type { Opportunity } from "../opportunity";
import { requireKeptRegion } from "../region-schemas";
import { opportunities } from "../tables";
import { actorId, eventStatement } from "../timeline/events.server";
import type { OpportunityChange } from "./change-schemas";
import { requireWritten, stillSeen } from "./optimistic-lock";

type Facts = Omit<OpportunityChange, "status" | "was">;

function shownValue(name: HistoryField, value: unknown): string {
  const { kind, history } = opportunityField(name);
  if (value === null) return "none";
  if (kind === "money") return formatUsd(Number(value));
  if (kind === "percent") return `${value}%`;
  if (kind === "day") return formatDate(new Date(String(value)));
  return history === "changed" ? "changed" : String(value);
}

function withPhone<T extends Facts>(typed: T, { region }: Opportunity): T {
  if (!typed.contactPhone) return typed;
  const country = countryCode(typed.region ?? region);
  return { ...typed, contactPhone: internationalPhone(typed.contactPhone, country) };
}

/** "Value: $5,000. Close date: 1 Dec 2026." */
function changeText(before: Opportunity, change: Facts): string {
  const other = HISTORY_FIELDS.filter((name) => change[name] !== undefined && change[name] !== before[name]);
  return other.map((name) => `${opportunityField(name).label}: ${shownValue(name, change[name])}.`).join(" ");
}

/**
 * With `was`, the second of two concurrent changes is a conflict.
 * @throws DomainError not_found; conflict; invalid for an owner outside the team, or a lost deal without a reason;
 * limit_reached
 */
export async function changeOpportunity(
  ctx: AccountContext,
  id: number,
  { status, lostReason, was, ...typed }: OpportunityChange,
): Promise<Opportunity> {
  const before = await getOpportunity(ctx, id);
  const facts = withPhone(typed, before);
  requireKeptRegion(facts.region, before.region);
  const isMove = status !== undefined && status !== before.status;
  if (isMove && status === "closed_lost" && !lostReason)
    throw new DomainError("invalid", LOST_REASON_MISSING, { field: "lostReason" });
  if (facts.ownerId && facts.ownerId !== before.ownerId) await requireTeammate(ctx, facts.ownerId, "ownerId");
  const text = changeText(before, facts);
  const which = byId(ctx, id) as SQL;
  // Checked in SQL too, in case the user leaves the team concurrently.
  const gets = facts.ownerId && facts.ownerId !== before.ownerId ? facts.ownerId : null;
  const seen = gets ? sql`${stillSeen(was)} and ${isMember(ctx, gets)}` : stillSeen(was);
  const reason = lostReason && !isMove && before.status === "closed_lost" ? { lostReason } : {};
  const isSeen = sql`exists (select 1 from ${opportunities} where ${which} and ${seen})`;
  const write = [
    ...noticeOf(ctx, before, facts, isSeen),
    ...counted(ctx, which, [
      ...(text ? [eventStatement(ctx, sql`id = ${id} and ${seen}`, { kind: "changed", text })] : []),
      statement(
        ctx,
        ctx.db
          .update(opportunities)
          .set({ ...facts, ...reason, updatedAt: ctx.now() })
          .where(and(which, seen)),
      ),
      ...(isMove ? moveStatements(ctx, id, { status, lostReason: lostReason ?? undefined }) : []),
    ]),
    ...(isMove ? endSequences(ctx, reachedBy(before, facts), status) : []),
  ];
  const rows = (text ? 1 : 0) + (isMove ? 1 : 0);
  await withQuota(ctx, { rows }, (count) => ctx.d1.batch([statement(ctx, count), ...write]), {
    onlyIf: isSeen,
  });
  const after = await getOpportunity(ctx, id);
  if (gets && after.ownerId === before.ownerId) await requireTeammate(ctx, gets, "ownerId");
  if (was) requireWritten(after, facts);
  return after;
}

const reachedBy = (before: Opportunity, { contactEmail = before.contactEmail }: Facts) => ({
  ...before,
  contactEmail,
});

function noticeOf(
  ctx: AccountContext,
  before: Opportunity,
  { ownerId, title }: Facts,
  onlyIf: SQL,
): D1PreparedStatement[] {
  if (!ownerId || ownerId === before.ownerId || ownerId === actorId(ctx)) return [];
  const notice = notifyStatement(
    ctx,
    {
      userId: ownerId,
      cause: `opportunity:${before.id}:${toUnixSeconds(ctx.now())}`,
      kind: "opportunity",
      title: "A deal was assigned to you",
      text: title ?? before.title,
      path: paths.opportunities.opportunity(before.id),
      isDemo: before.isDemo,
    },
    onlyIf,
  );
  return [statement(ctx, notice)];
}
