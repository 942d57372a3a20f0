import type { Context, UserActor } from "~/core/context";
import { findAgent } from "~/domains/agents/agents.server";
import { getClose } from "~/domains/commissions/closes/answer-close.server";
import { endHolds } from "~/domains/commissions/ledger/end-holds.server";
import type { PayoutKind } from "~/domains/commissions/payouts/list-payouts.server";
import { makeBatch } from "~/domains/commissions/payouts/make-batch.server";
import { detailsOf, PayoutAccountInput } from "~/domains/commissions/payouts/payout-account-schema";
import { storeAccountStatement } from "~/domains/commissions/payouts/payout-accounts.server";
import { requestPayout } from "~/domains/commissions/payouts/request-payout.server";
import { confirmDeal, makeAgent, payCommission, reportDeal, type TestAgent } from "./commissions";
import { type Business, makeBusiness } from "./context";
import { signUpAdmin } from "./people";

export const DAY = 86_400_000;

export const MOBILE = {
  kind: "mobile",
  holder: "Amina Odhiambo",
  operator: "M-Pesa",
  phone: "+254 700 123456",
};
export const BANK = {
  kind: "bank",
  holder: "Amina Odhiambo",
  bank: "Jua Bank",
  country: "KE",
  account: "0012345678",
  swift: "KCBLKENX",
};

export const at = <C extends Pick<Context, "now">>(ctx: C, now: Date): C => ({ ...ctx, now: () => now });

export const setAccount = async ({ ctx, agent }: TestAgent, input: object = MOBILE) =>
  (
    await storeAccountStatement(ctx, agent.id, detailsOf(PayoutAccountInput.parse(input), agent.country))
  ).run();

/** A deal that was confirmed so long ago, and paid, that its commission is payable; gives the id of the close. */
export async function payableDeal(business: Business, agent: TestAgent, dollars: number) {
  const before = new Date(agent.ctx.now().getTime() - 20 * DAY);
  const closeId = await reportDeal(business, agent, dollars, before);
  await confirmDeal(business, closeId, before);
  await payCommission(business, (await getClose(agent.ctx, closeId)).commission);
  await endHolds(agent.ctx);
  return closeId;
}

/** An agent with a payout account and a commission of 5 % of so many dollars that is payable. */
export async function payableAgent(dollars = 1_000, account: object = MOBILE) {
  const [business, agent] = [await makeBusiness({ plan: "startup" }), await makeAgent()];
  await payableDeal(business, agent, dollars);
  await setAccount(agent, account);
  return { business, agent, request: async () => requestPayout(agent.ctx, await fresh(agent)) };
}

const fresh = async ({ ctx, agent }: TestAgent) => {
  const found = await findAgent(ctx, agent.id);
  if (!found) throw new Error("no agent");
  return found;
};

export async function admin(): Promise<{ ctx: Context & { actor: UserActor }; cookie: string }> {
  const { ctx, token } = await signUpAdmin();
  return { ctx, cookie: `njia=${token}` };
}

const batchOf = async (ctx: Context & { actor: UserActor }, kind: PayoutKind) =>
  makeBatch(ctx, kind).catch(() => null);

/** A payout that is alone in a batch. */
export async function batchedPayout(dollars = 1_000, account: object = MOBILE) {
  const { ctx } = await admin();
  for (const kind of ["bank", "mobile"] as const) while ((await batchOf(ctx, kind)) !== null);
  const one = await payableAgent(dollars, account);
  const payout = await one.request();
  const batchId = (await batchOf(ctx, payout.kind)) ?? 0;
  return { ...one, payout, batchId };
}
