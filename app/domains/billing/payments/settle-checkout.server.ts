import { and, asc, eq, lte, sql } from "drizzle-orm";
import { createPaystack, PaymentUnavailable } from "~/adapters/payments/paystack";
import type { Context } from "~/core/context";
import { reasonOf } from "~/core/log";
import { toUnixSeconds } from "~/core/seconds";
import { settleInvoice } from "../invoices/settle-invoice.server";
import { checkouts } from "../tables";

type Checkout = typeof checkouts.$inferSelect;
type State = Checkout["state"];

const BATCH_SIZE = 50;
/** Time during which a pending checkout is checked; milliseconds. */
const MAX_AGE_MS = 24 * 3_600_000;
const FIRST_LOOK_MS = 2 * 60_000;

const endStatement = (ctx: Context, { reference }: Checkout, state: State, reason: string | null) => {
  const now = toUnixSeconds(ctx.now());
  return sql`update ${checkouts} set state = ${state}, reason = ${reason}, checked_at = ${now}, ended_at = ${now}
    where reference = ${reference} and state = 'pending'`;
};

async function end(ctx: Context, checkout: Checkout, state: State, reason: string): Promise<State> {
  await ctx.db.run(endStatement(ctx, checkout, state, reason));
  return state;
}

const find = async (ctx: Context, reference: string): Promise<Checkout | undefined> =>
  (await ctx.db.select().from(checkouts).where(eq(checkouts.reference, reference)).limit(1))[0];

/**
 * Verifies a checkout with the provider: a browser or a webhook never marks anything as paid. Rejects a different
 * amount or currency; a repeated payment event counts once. Null for an unknown reference or another account's.
 * @throws PaymentUnavailable
 */
export async function settleCheckout(
  ctx: Context,
  reference: string,
  accountId?: number,
): Promise<State | null> {
  const checkout = await find(ctx, reference);
  const provider = createPaystack(ctx.config);
  if (!checkout || !provider || (accountId !== undefined && checkout.accountId !== accountId)) return null;
  if (checkout.state !== "pending") return checkout.state;
  const isOld = ctx.now().getTime() - checkout.createdAt.getTime() > MAX_AGE_MS;
  const verified = await provider.verify(reference);
  if (!verified || verified.state === "pending") {
    if (isOld) return end(ctx, checkout, "expired", "No payment within 24 hours.");
    await ctx.db.run(
      sql`update ${checkouts} set checked_at = ${toUnixSeconds(ctx.now())} where reference = ${reference}`,
    );
    return "pending";
  }
  if (verified.state === "failed") return end(ctx, checkout, "failed", "The provider reported a failure.");
  const isMatch =
    verified.reference === reference &&
    verified.amount === checkout.amount &&
    verified.currency === checkout.currency;
  if (!isMatch) {
    ctx.log.error("payment of another sum", {
      reference,
      amount: verified.amount,
      currency: verified.currency,
    });
    return end(ctx, checkout, "refused", "The amount or currency differs from the invoice.");
  }
  const system: Context = { ...ctx, actor: { kind: "system" }, account: null };
  const isPaid = await settleInvoice(system, checkout.invoiceId, { method: "paystack", reference }, [
    endStatement(ctx, checkout, "paid", null),
  ]);
  if (!isPaid)
    await end(ctx, checkout, "paid", "The invoice was already paid. Refund this payment manually.");
  return "paid";
}

/** Checks pending checkouts for which no webhook arrived, for 24 hours. Safe to call at any time. Returns how many ended. */
export async function reconcileCheckouts(ctx: Context): Promise<number> {
  if (!createPaystack(ctx.config)) return 0;
  const hanging = await ctx.db
    .select({ reference: checkouts.reference })
    .from(checkouts)
    .where(
      and(sql`state = 'pending'`, lte(checkouts.createdAt, new Date(ctx.now().getTime() - FIRST_LOOK_MS))),
    )
    .orderBy(sql`coalesce(${checkouts.checkedAt}, 0)`, asc(checkouts.createdAt))
    .limit(BATCH_SIZE);
  let ended = 0;
  for (const { reference } of hanging) {
    try {
      const state = await settleCheckout(ctx, reference);
      if (state !== "pending" && state !== null) ended += 1;
    } catch (error) {
      if (error instanceof PaymentUnavailable && !error.isOfOne) {
        ctx.log.info("payment provider does not answer", { reason: error.message });
        return ended;
      }
      ctx.log.error("payment not settled", { reference, ...reasonOf(error) });
      // Without this update, the same payments would come first in every later check.
      await ctx.db.run(
        sql`update ${checkouts} set checked_at = ${toUnixSeconds(ctx.now())} where reference = ${reference} and state = 'pending'`,
      );
    }
  }
  return ended;
}
