import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import { placesQuery } from "~/domains/agents/assignments/assignments.server";
import { readSubscription } from "~/domains/billing/subscription/save-subscription.server";
import { stateOf } from "~/domains/billing/subscription/subscription";
import { leadUsageQuery, usageOf } from "~/domains/billing/usage.server";
import {
  everyStage,
  stageTotalsQuery,
  sumOf,
} from "~/domains/opportunities/forecast/opportunity-totals.server";
import { newestOpportunitiesQuery } from "~/domains/opportunities/opportunities.server";

const NEWEST = 5;

export async function getDashboard(ctx: AccountContext) {
  const [used, { subscription, open }, [newest, stages]] = await Promise.all([
    ctx.d1.batch([statement(ctx, leadUsageQuery(ctx)), statement(ctx, placesQuery(ctx))]),
    readSubscription(ctx),
    ctx.db.batch([newestOpportunitiesQuery(ctx, NEWEST), stageTotalsQuery(ctx)]),
  ]);
  const usage = usageOf(ctx, used[0]?.results[0] as Parameters<typeof usageOf>[1]);
  const places = used[1]?.results[0] as { used: number } | undefined;
  return {
    usage,
    agents: places?.used ?? 0,
    subscription: { subscription, open, usage, state: stateOf(subscription, ctx.now()) },
    newest,
    deals: sumOf(everyStage(stages)).count,
  };
}
