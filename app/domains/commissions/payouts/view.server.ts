import { formatShortDate, formatUsd } from "~/core/format";
import { type AgentContext, zoneOfAgent } from "~/domains/agents/agents.server";
import { listPayoutsOfAgent } from "./list-payouts.server";
import { nextPayoutWords } from "./next-payout";
import { findPayoutAccount } from "./payout-accounts.server";
import { accountText } from "./payout-labels";
import { payoutTerms } from "./payout-terms.server";

const SHOWN = 10;

export async function payoutView(ctx: AgentContext) {
  const { agent } = ctx;
  const zone = zoneOfAgent(agent);
  const [terms, account, { rows }] = await Promise.all([
    payoutTerms(ctx, agent.id, ctx.actor.isDemo),
    findPayoutAccount(ctx, agent.id),
    listPayoutsOfAgent(ctx, agent.id, { limit: SHOWN }),
  ]);
  return {
    available: formatUsd(terms.available),
    unpaid: terms.unpaid > 0 ? formatUsd(terms.unpaid) : null,
    canAsk: terms.available > 0 && terms.nextAt === null,
    rhythm: terms.rhythm.label,
    next: nextPayoutWords(terms, ctx.now(), zone),
    account: account && accountText(account),
    payouts: rows.map(({ id, kind, state, cents, hint, requestedAt, reference, reason }) => ({
      id,
      state,
      amount: formatUsd(cents),
      hint: accountText({ kind, hint }),
      asked: formatShortDate(requestedAt, ctx.now(), zone),
      note: reference ?? reason,
    })),
  };
}

export type PayoutView = Awaited<ReturnType<typeof payoutView>>;
