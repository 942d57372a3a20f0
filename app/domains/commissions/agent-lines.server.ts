import { sql } from "drizzle-orm";
import type { AccountContext, BusinessContext } from "~/core/context";
import { formatUsd } from "~/core/format";
import { inJsonArray } from "~/core/statement";
import { listEventsOfLeads } from "~/domains/agents/shared-leads/lead-events.server";
import { eventTitle } from "~/domains/agents/shared-leads/policy";
import { listSharings, type PastSharing } from "~/domains/agents/shared-leads/share-lead.server";
import { listOrigins } from "~/domains/lead-search/leads/provenance.server";
import type { LeadLines } from "~/domains/opportunities/timeline/company-timeline.server";
import type { Happening } from "~/domains/opportunities/timeline/timeline.server";
import { paths } from "~/paths";
import { COMMISSIONS } from "~/paths/agents/commissions";
import type { Close } from "./closes/answer-close.server";
import { closes } from "./tables";

const MAX_CLOSES = 20;

/** The newest first; at most 20. */
const closesOfSharings = (ctx: AccountContext, sharedLeadIds: readonly number[]): PromiseLike<Close[]> =>
  ctx.db
    .select()
    .from(closes)
    .where(
      sql`${closes.sharedLeadId} in ${inJsonArray(sharedLeadIds)} and +${closes.accountId} = ${ctx.account.id}`,
    )
    .orderBy(sql`${closes.id} desc`)
    .limit(MAX_CLOSES);

const MAX_LINES_PER_COMPANY = 30;

const at = (seconds: number) => new Date(seconds * 1000);

const ofSharing = ({ id, leadId, agentName, sharedAt, revokedAt }: PastSharing): Happening[] => {
  const to = paths.leadSearch.shareLead(leadId);
  const shared = {
    id: `shared-${id}`,
    at: at(sharedAt),
    title: `Shared with ${agentName}`,
    detail: null,
    to,
  };
  if (revokedAt === null) return [shared];
  return [
    {
      id: `unshared-${id}`,
      at: at(revokedAt),
      title: `No longer shared with ${agentName}`,
      detail: null,
      to,
    },
    shared,
  ];
};

function ofClose({ id, state, value, reason, ...times }: Close, agentName: string): Happening[] {
  const isConfirmed = state === "confirmed" || state === "reversed";
  const steps: [Date | null, string, Happening["kind"]?][] = [
    [times.decidedAt, state === "reversed" ? "Commission of the deal reversed" : "Deal not accepted", "bad"],
    [times.answeredAt, isConfirmed ? "Deal confirmed" : "Deal disputed", isConfirmed ? "good" : "bad"],
    [times.reportedAt, `Deal of ${formatUsd(value)} reported · ${agentName}`],
  ];
  return steps.flatMap(([when, title, kind], index) =>
    when
      ? [
          {
            id: `close-${id}-${index}`,
            at: when,
            title,
            detail: kind === "bad" ? reason : null,
            to: COMMISSIONS.closes,
            ...(kind ? { kind } : {}),
          },
        ]
      : [],
  );
}

const newest = (lines: Happening[], limit: number) =>
  lines.sort((one, two) => two.at.getTime() - one.at.getTime()).slice(0, limit);

/** What agents did with leads, and what came of it: sharing, each call, mail and note, deals with their answers. */
export const agentLines: LeadLines = async (ctx, leadIds, limit, before) => {
  const sharings = await listSharings(ctx, leadIds);
  if (sharings.length === 0) return [];
  const [events, closes] = await Promise.all([
    listEventsOfLeads(ctx, leadIds, limit, before),
    closesOfSharings(
      ctx,
      sharings.map(({ id }) => id),
    ),
  ]);
  const names = new Map(sharings.map(({ id, agentName }) => [id, agentName]));
  const facts = [
    ...sharings.flatMap(ofSharing),
    ...closes.flatMap((close) => ofClose(close, names.get(close.sharedLeadId ?? 0) ?? "An agent")),
  ].filter((line) => !before || line.at < before);
  const done = events.map(
    ({ id, kind, outcome, text, happenedAt, agentName, leadId }): Happening => ({
      id: `agent-event-${id}`,
      at: at(happenedAt),
      title: `${eventTitle(kind, outcome)} · ${agentName}`,
      detail: text,
      to: paths.leadSearch.shareLead(leadId),
    }),
  );
  return [done, newest(facts, limit)];
};

/** The newest of all leads of a company, for its opportunities. */
export async function agentLinesOfCompany(
  ctx: BusinessContext,
  companyId: number | null,
): Promise<Happening[]> {
  if (companyId === null) return [];
  const origins = await listOrigins(ctx, companyId);
  const sources = await agentLines(
    ctx,
    origins.map(({ leadId }) => leadId),
    MAX_LINES_PER_COMPANY,
  );
  return newest(sources.flat(), MAX_LINES_PER_COMPANY);
}
