import type { AccountContext } from "~/core/context";
import { getLeadUsage } from "../usage.server";
import { readSubscription } from "./save-subscription.server";
import { stateOf } from "./subscription";

export async function getSubscription(ctx: AccountContext) {
  const [{ subscription, open }, usage] = await Promise.all([readSubscription(ctx), getLeadUsage(ctx)]);
  return { subscription, open, usage, state: stateOf(subscription, ctx.now()) };
}

export type SubscriptionFound = Awaited<ReturnType<typeof getSubscription>>;
