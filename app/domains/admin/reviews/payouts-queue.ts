import { formatUsd } from "~/core/format";
import { countWaitingPayouts, listWaitingPayouts } from "~/domains/commissions/payouts/list-payouts.server";
import { PAYOUT_KIND_LABELS } from "~/domains/commissions/payouts/payout-labels";
import { PAYOUTS } from "~/paths/agents/payouts";
import type { Queue } from "./reviews";

const KINDS = Object.entries(PAYOUT_KIND_LABELS).map(([value, label]) => ({ value, label }));

export const PAYOUTS_QUEUE: Queue = {
  key: "payouts",
  name: "Payouts",
  holds: "Requested payouts not yet in a payout run.",
  empty: "No payout requests.",
  filter: { label: "Payout method", options: KINDS },
  list: async (ctx, page) =>
    (await listWaitingPayouts(ctx, page)).map((payout) => ({
      id: payout.id,
      what: `${formatUsd(payout.cents)}. ${payout.hint}`,
      who: `Agent ${payout.agentId}`,
      email: null,
      since: payout.requestedAt,
      target: null,
    })),
  count: countWaitingPayouts,
  place: { to: PAYOUTS.admin, label: "Payout runs" },
  acts: [],
};
