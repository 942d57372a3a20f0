import type { BusinessContext } from "~/core/context";
import { formatUsd } from "~/core/format";
import { countEventsOfLeads, listEventsOfLeads } from "~/domains/agents/shared-leads/lead-events.server";
import { eventTitle } from "~/domains/agents/shared-leads/policy";
import { listSharings, type PastSharing } from "~/domains/agents/shared-leads/share-lead.server";
import type { Close } from "~/domains/commissions/closes/answer-close.server";
import { closesOfSharings } from "~/domains/commissions/closes/list-closes.server";
import { paths } from "~/paths";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { type Activity, newestBefore } from "./activity";
import type { Source } from "./sources.server";

const at = (seconds: number) => new Date(seconds * 1000);

const ofSharing = ({ id, leadId, agentName, sharedAt, revokedAt }: PastSharing): Activity[] => {
  const fact = { kind: "agents" as const, detail: null, to: paths.leadSearch.shareLead(leadId) };
  const shared = { ...fact, id: `shared-${id}`, at: at(sharedAt), title: `Shared with ${agentName}` };
  if (revokedAt === null) return [shared];
  const title = `No longer shared with ${agentName}`;
  return [{ ...fact, id: `unshared-${id}`, at: at(revokedAt), title }, shared];
};

function ofClose({ id, state, value, reason, ...times }: Close, agentName: string): Activity[] {
  const isConfirmed = state === "confirmed" || state === "reversed";
  const steps: [Date | null, string, Activity["tone"]?][] = [
    [times.decidedAt, state === "reversed" ? "Deal commission reversed" : "Deal rejected", "bad"],
    [times.answeredAt, isConfirmed ? "Deal confirmed" : "Deal disputed", isConfirmed ? "good" : "bad"],
    [times.reportedAt, `${formatUsd(value)} deal reported · ${agentName}`],
  ];
  return steps.flatMap(([when, title, tone], index) =>
    when
      ? [
          {
            id: `close-${id}-${index}`,
            at: when,
            kind: "agents" as const,
            title,
            detail: tone === "bad" ? reason : null,
            to: COMMISSIONS.closes,
            ...(tone ? { tone } : {}),
          },
        ]
      : [],
  );
}

/** Agents' work on leads: sharing, calls, emails and notes, reported deals and the responses to them. */
export function agentActivity(ctx: BusinessContext, leadIds: readonly number[]): Source {
  const read = async () => {
    const sharings = await listSharings(ctx, leadIds);
    if (sharings.length === 0) return [];
    const names = new Map(sharings.map(({ id, agentName }) => [id, agentName]));
    const closes = await closesOfSharings(ctx, [...names.keys()]);
    return [
      ...sharings.flatMap(ofSharing),
      ...closes.flatMap((close) => ofClose(close, names.get(close.sharedLeadId ?? 0) ?? "An agent")),
    ];
  };
  let facts: Promise<Activity[]> | undefined;
  // Entries and count share one read.
  const factsOnce = () => {
    facts ??= read();
    return facts;
  };
  return {
    kinds: ["agents"],
    lines: async ({ limit, before }) => {
      const known = await factsOnce();
      if (known.length === 0) return [];
      const events = await listEventsOfLeads(ctx, leadIds, limit, before);
      return [
        events.map(({ id, kind, outcome, text, happenedAt, agentName, leadId }) => ({
          id: `agent-event-${id}`,
          at: at(happenedAt),
          kind: "agents" as const,
          title: `${eventTitle(kind, outcome)} · ${agentName}`,
          detail: text,
          to: paths.leadSearch.shareLead(leadId),
        })),
        newestBefore(known, limit, before),
      ];
    },
    count: async () => {
      const { length } = await factsOnce();
      return { agents: length === 0 ? 0 : length + (await countEventsOfLeads(ctx, leadIds)) };
    },
  };
}
