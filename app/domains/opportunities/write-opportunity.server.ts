import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { countryCode } from "~/core/places/countries";
import { internationalPhone } from "~/core/places/dial-codes";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { reserveIds } from "~/domains/directory/companies/reserve-ids.server";
import { notifyStatement } from "~/domains/notifications/notify.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { paths } from "~/paths";
import { endSequences } from "./end-sequences.server";
import { FIELD_NAMES } from "./fields";
import { counted } from "./forecast/opportunity-totals.server";
import type { Opportunity } from "./opportunity";
import type { OpportunityInput } from "./schemas";
import { isOpen } from "./stages";
import { columnOf, opportunities } from "./tables";
import { actorId, eventStatement } from "./timeline/events.server";

export type Draft = Pick<OpportunityInput, "title" | "region"> &
  Partial<Omit<OpportunityInput, "title" | "region">> & {
    source: Opportunity["source"];
    threadId?: number | null;
    socialLeadId?: number | null;
    companyId?: number | null;
    isDemo?: boolean;
  };

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

const noticeOf = (ctx: AccountContext, id: number, draft: Draft, isWritten: SQL) => {
  const { ownerId, title, source } = draft;
  if (!ownerId || (ownerId === actorId(ctx) && source !== "reply")) return [];
  const notice = {
    userId: ownerId,
    cause: `opportunity:${id}`,
    kind: "opportunity",
    title: source === "reply" ? "Deal created from a reply" : "A deal was assigned to you",
    text: title,
    path: paths.opportunities.opportunity(id),
    isDemo: draft.isDemo || ctx.account.isDemo,
  } as const;
  return [notifyStatement(ctx, notice, isWritten)];
};

/**
 * Inserts an opportunity in one batch, followed by `more`. Inserts nothing if `unless` holds, or the lead already has
 * one; callers must check. @throws DomainError limit_reached, only for a user's request
 */
export async function writeOpportunity(
  ctx: AccountContext,
  draft: Draft,
  unless: SQL = sql`false`,
  more: (isWritten: SQL) => D1PreparedStatement[] = () => [],
): Promise<number> {
  const id = await reserveIds(ctx, "opportunities", 1);
  const now = toUnixSeconds(ctx.now());
  const status = draft.status ?? "new_lead";
  const facts = {
    ...draft,
    status,
    lostReason: status === "closed_lost" ? draft.lostReason : null,
    contactPhone: draft.contactPhone && internationalPhone(draft.contactPhone, countryCode(draft.region)),
  };
  const insert = sql`insert into ${opportunities} (id, account_id, created_by, ${list(FIELD_NAMES.map(columnOf))},
      company_id, lead_id, thread_id, social_lead_id, source, is_demo, created_at, updated_at, stage_at, closed_at)
    select ${id}, ${ctx.account.id}, ${actorId(ctx)}, ${list(FIELD_NAMES.map((name) => sql`${facts[name] ?? null}`))},
      ${draft.companyId ?? null}, ${draft.leadId ?? null}, ${draft.threadId ?? null}, ${draft.socialLeadId ?? null},
      ${draft.source}, ${draft.isDemo || ctx.account.isDemo ? 1 : 0}, ${now}, ${now}, ${now}, ${isOpen(status) ? null : now}
    where not (${unless}) on conflict do nothing`;
  const byId = sql`id = ${id}`;
  const isWritten = sql`exists (select 1 from ${opportunities} where ${byId})`;
  const write = [
    ...counted(ctx, byId, [
      statement(ctx, insert),
      eventStatement(ctx, byId, { kind: "created", toStage: status, text: draft.title }),
    ]),
    ...noticeOf(ctx, id, draft, isWritten).map((notice) => statement(ctx, notice)),
    ...endSequences(
      ctx,
      { id, leadId: draft.leadId ?? null, contactEmail: draft.contactEmail ?? null },
      status,
    ),
    ...more(isWritten),
  ];
  await withQuota(ctx, { rows: 1 }, (count) => ctx.d1.batch([...write, statement(ctx, count)]), {
    onlyIf: isWritten,
  });
  return id;
}
