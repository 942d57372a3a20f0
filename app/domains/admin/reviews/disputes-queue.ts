import { formatUsd } from "~/core/format";
import { countUndecided, listUndecided } from "~/domains/commissions/closes/list-closes.server";
import { decideForAgent, decideForBusiness } from "~/domains/commissions/closes/own-closes.server";
import { PAYOUTS } from "~/paths/agents/payouts";
import type { Queue } from "./reviews";

export const DISPUTES_QUEUE: Queue = {
  key: "disputes",
  name: "Disputes",
  rowName: "Deal",
  holds: "Deals disputed or not confirmed within 14 days.",
  empty: "No disputes.",
  filter: null,
  list: async (ctx, page) =>
    (await listUndecided(ctx, page)).map((close) => ({
      id: close.id,
      what: `${formatUsd(close.value)}, ${close.state === "disputed" ? `disputed: ${close.reason}` : "no response"}`,
      who: `Agent ${close.agentId}, business ${close.accountId}`,
      email: null,
      since: close.answeredAt ?? close.reportedAt,
      target: `close:${close.id}`,
    })),
  count: countUndecided,
  place: { to: PAYOUTS.closes, label: "All reported deals" },
  acts: [
    { key: "confirm", label: "Confirm deal", done: "Deal confirmed", run: decideForAgent },
    { key: "refuse", label: "Reject deal", done: "Deal rejected", run: decideForBusiness },
  ],
};
