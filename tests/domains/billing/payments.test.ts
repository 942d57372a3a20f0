import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { createPaystack } from "~/adapters/payments/paystack";
import type { BusinessContext } from "~/core/context";
import { handlePaymentEvent } from "~/domains/billing/payments/handle-payment-event.server";
import { reconcileCheckouts, settleCheckout } from "~/domains/billing/payments/settle-checkout.server";
import { chargeOf, startCheckout } from "~/domains/billing/payments/start-checkout.server";
import { choosePlan } from "~/domains/billing/subscription/change-plan.server";
import { anew, DAY, invoicesOf, makePayer } from "../../support/fixtures/billing";
import { type Business, env, testContext } from "../../support/harness/context";

const KEY = "sk_test_njia";
const url = inject("paystack");
const post = (path: string, body: object) =>
  fetch(`${url}/${path}`, { method: "POST", body: JSON.stringify(body) });
const pay = (reference: string, as: object = {}) => post(`pay/${reference}`, as);
const fail = (how: string) => post("fail", { how });

const withKey = <C extends BusinessContext>(ctx: C): C => ({
  ...ctx,
  config: { ...ctx.config, PAYSTACK_SECRET_KEY: KEY, PAYSTACK_URL: url },
});
const system = (now = new Date()) => {
  const ctx = testContext();
  return { ...ctx, config: { ...ctx.config, PAYSTACK_SECRET_KEY: KEY, PAYSTACK_URL: url }, now: () => now };
};

async function begin() {
  const business = await makePayer();
  const ctx = withKey(await anew(business));
  await choosePlan(ctx, { plan: "startup" });
  const id = (await invoicesOf(business))[0]?.id ?? 0;
  const to = await startCheckout(ctx, id);
  return { business, ctx, id, to, reference: to.split("/").at(-1) ?? "" };
}

const stateOf = async (business: Business) => (await invoicesOf(business))[0]?.state;
const paymentsOf = async (id: number) =>
  (
    await env.DB.prepare("select method, cents from payments where invoice_id = ?")
      .bind(id)
      .all<{ method: string; cents: number }>()
  ).results;

const signed = (body: object, key = KEY) => {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  return { bytes, signature: createHmac("sha512", key).update(bytes).digest("hex") };
};
const event = (reference: string) => ({ event: "charge.success", data: { reference, amount: 1 } });

beforeEach(() => fail(""));

describe("a payment with Paystack", () => {
  it("counts once after Paystack verified it, however often it is reported", async () => {
    const { business, ctx, id, reference } = await begin();
    expect(await settleCheckout(ctx, reference)).toBe("pending");
    expect(await stateOf(business)).toBe("open");
    await pay(reference);
    const { bytes, signature } = signed(event(reference));
    await Promise.all([1, 2, 3].map(() => handlePaymentEvent(system(), bytes, signature)));
    expect(await settleCheckout(ctx, reference)).toBe("paid");
    expect(await stateOf(business)).toBe("paid");
    expect(await paymentsOf(id)).toEqual([{ method: "paystack", cents: 9_900 }]);
    expect((await anew(business)).account).toMatchObject({ plan: "startup", formerPlan: null });
  });

  it("opens the same page when it is submitted twice", async () => {
    const { ctx, id, to } = await begin();
    expect(await startCheckout(ctx, id)).toBe(to);
  });

  it("opens one page for several concurrent requests", async () => {
    const business = await makePayer();
    const ctx = withKey(await anew(business));
    await choosePlan(ctx, { plan: "startup" });
    const id = (await invoicesOf(business))[0]?.id ?? 0;
    const pages = await Promise.all(Array.from({ length: 8 }, () => startCheckout(ctx, id)));
    expect(new Set(pages).size).toBe(1);
    const opened = env.DB.prepare("select count(*) as count from checkouts where invoice_id = ?").bind(id);
    expect(await opened.first("count")).toBe(1);
  });

  it("can be started immediately after a failed attempt", async () => {
    const business = await makePayer();
    const ctx = withKey(await anew(business));
    await choosePlan(ctx, { plan: "startup" });
    const id = (await invoicesOf(business))[0]?.id ?? 0;
    await fail("500");
    await expect(startCheckout(ctx, id)).rejects.toThrow("isn’t responding");
    await fail("");
    expect(await startCheckout(ctx, id)).toMatch(/^http/);
  });

  it.each([{ amount: 9_899 }, { currency: "NGN" }])(
    "of a wrong amount or currency (%o) is rejected and leaves the invoice open",
    async (as) => {
      const { business, ctx, reference } = await begin();
      await pay(reference, as);
      expect(await settleCheckout(ctx, reference)).toBe("refused");
      expect(await stateOf(business)).toBe("open");
    },
  );

  it("can't be settled or started by another account", async () => {
    const { business, reference } = await begin();
    const other = withKey(await anew(await makePayer()));
    await pay(reference);
    expect(await settleCheckout(other, reference, other.account.id)).toBeNull();
    expect(await stateOf(business)).toBe("open");
    await expect(startCheckout(other, (await invoicesOf(business))[0]?.id ?? 0)).rejects.toThrow(
      "wasn’t found",
    );
  });

  it.each(["500", "html", "silent"])("can't be started or verified while Paystack fails: %s", async (how) => {
    const { business, ctx, id, reference } = await begin();
    await pay(reference);
    await fail(how);
    await expect(settleCheckout(ctx, reference)).rejects.toThrow();
    expect(await stateOf(business)).toBe("open");
    await fail(`${how}`);
    await env.DB.prepare("update checkouts set created_at = 1 where invoice_id = ?").bind(id).run();
    await expect(startCheckout(ctx, id)).rejects.toThrow("isn’t responding");
  });

  it("that stays pending is settled by the scheduled job, and expires after a day", async () => {
    const [paid, never] = [await begin(), await begin()];
    await pay(paid.reference);
    await reconcileCheckouts(system(new Date(Date.now() + 15 * 60_000)));
    expect([await stateOf(paid.business), await stateOf(never.business)]).toEqual(["paid", "open"]);
    await reconcileCheckouts(system(new Date(Date.now() + DAY + 60_000)));
    expect(await settleCheckout(never.ctx, never.reference)).toBe("expired");
  });

  it.each([{ status: 7 }, { amount: "many" }, { amount: 1.5 }, { currency: null }])(
    "that can't be read (%o) doesn't delay other payments, and is checked again",
    async (as) => {
      const [bad, good] = [await begin(), await begin()];
      await pay(bad.reference, as);
      await pay(good.reference);
      await reconcileCheckouts(system(new Date(Date.now() + 15 * 60_000)));
      expect([await stateOf(bad.business), await stateOf(good.business)]).toEqual(["open", "paid"]);
      await pay(bad.reference, { status: "success", amount: "9900", currency: "USD" });
      await reconcileCheckouts(system(new Date(Date.now() + 30 * 60_000)));
      expect(await stateOf(bad.business)).toBe("paid");
    },
  );

  it("for an already voided invoice counts, and replaces the newer unpaid plan", async () => {
    const { business, ctx, reference } = await begin();
    await choosePlan(ctx, { plan: "scaleup" });
    await pay(reference);
    expect(await settleCheckout(ctx, reference)).toBe("paid");
    expect((await invoicesOf(business)).map(({ state }) => state)).toEqual(["paid", "void"]);
    expect((await anew(business)).account.plan).toBe("startup");
  });

  it("rejects a webhook without a valid signature or in an unknown format", async () => {
    const { bytes, signature } = signed(event("x"));
    const forged = signed(event("x"), "another key");
    await expect(handlePaymentEvent(system(), bytes, forged.signature)).rejects.toThrow("signature");
    await expect(handlePaymentEvent(system(), bytes, null)).rejects.toThrow("x-paystack-signature");
    await expect(handlePaymentEvent(testContext(), bytes, signature)).rejects.toThrow("signature");
    const odd = signed({ hello: 1 });
    await expect(handlePaymentEvent(system(), odd.bytes, odd.signature)).rejects.toThrow("has no payment");
    expect(await handlePaymentEvent(system(), bytes, signature)).toEqual({ received: true });
  });

  it("is in US dollars, or in the operator's currency at the operator's rate", () => {
    const { config } = testContext();
    expect(chargeOf(config, 9_900)).toEqual({ amount: 9_900, currency: "USD" });
    const shillings = { ...config, PAYSTACK_CURRENCY: "KES" as const, PAYSTACK_RATE: "129.5" };
    expect(chargeOf(shillings, 9_901)).toEqual({ amount: 1_282_180, currency: "KES" });
    expect(createPaystack(config)).toBeNull();
  });
});
