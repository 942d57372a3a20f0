import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { decideWork, getQueue, listWork } from "~/domains/admin/reviews/list-reviews.server";
import { QueueQuery } from "~/domains/admin/reviews/reviews";
import { invoiceName } from "~/domains/billing/invoices/lines";
import { handlePaymentEvent } from "~/domains/billing/payments/handle-payment-event.server";
import { settleCheckout } from "~/domains/billing/payments/settle-checkout.server";
import { startCheckout } from "~/domains/billing/payments/start-checkout.server";
import { choosePlan } from "~/domains/billing/subscription/change-plan.server";
import { anew, invoicesOf, makePayer } from "../../support/fixtures/billing";
import { outcome, signUpAdmin } from "../../support/fixtures/people";
import { type Business, env, testContext } from "../../support/harness/context";

const KEY = "sk_test_njia";
const url = inject("paystack");
const post = (path: string, body: object) =>
  fetch(`${url}/${path}`, { method: "POST", body: JSON.stringify(body) });

const withKey = <C extends { config: object }>(ctx: C): C => ({
  ...ctx,
  config: { ...ctx.config, PAYSTACK_SECRET_KEY: KEY, PAYSTACK_URL: url },
});

async function paidInvoice() {
  const business = await makePayer();
  const ctx = withKey(await anew(business));
  await choosePlan(ctx, { plan: "startup" });
  const id = (await invoicesOf(business))[0]?.id ?? 0;
  const reference = (await startCheckout(ctx, id)).split("/").at(-1) ?? "";
  await post(`pay/${reference}`, {});
  expect(await settleCheckout(ctx, reference)).toBe("paid");
  return { business, id, reference };
}

function tell(body: unknown) {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const signature = createHmac("sha512", KEY).update(bytes).digest("hex");
  return handlePaymentEvent(withKey(testContext()), bytes, signature);
}

const refund = (reference: string, over: object = {}, event = "refund.processed") => ({
  event,
  data: {
    status: "processed",
    transaction_reference: reference,
    refund_reference: `rf-${reference}`,
    amount: "9900",
    currency: "USD",
    customer: { email: "x@y.example" },
    ...over,
  },
});

const dispute = (reference: string, event: string, over: object = {}) => ({
  event: `charge.dispute.${event}`,
  data: {
    id: Number.parseInt(reference.slice(-4), 36),
    refund_amount: 9_900,
    currency: "USD",
    status: "awaiting-merchant-feedback",
    resolution: null,
    transaction: { id: 1, reference, amount: 9_900 },
    transaction_reference: null,
    ...over,
  },
});

const stateOf = async (business: Business) => (await invoicesOf(business))[0]?.state;
const centsOf = async (id: number) =>
  (
    await env.DB.prepare("select cents from payments where invoice_id = ? order by id")
      .bind(id)
      .all<{ cents: number }>()
  ).results.map(({ cents }) => cents);
const nameOf = async (id: number) =>
  invoiceName({
    id,
    number: await env.DB.prepare("select number from invoices where id = ?").bind(id).first<number>("number"),
  });
const mailsOf = async (id: number) =>
  (
    await env.DB.prepare("select subject from transactional_emails where subject like ?1 order by id")
      .bind(`%: invoice ${await nameOf(id)}`)
      .all<{ subject: string }>()
  ).results.map(({ subject }) => subject.split(":")[0]);
const queue = getQueue("payment-returns");
const rowsOf = async (reference: string) =>
  (await listWork(testContext(), queue, QueueQuery.parse({}))).rows.filter(({ who }) => who === reference);

beforeEach(() => post("fail", { how: "" }));

describe("a refund", () => {
  it("of the full amount reopens the invoice once despite repeated events, and emails the operator", async () => {
    const { business, id, reference } = await paidInvoice();
    await tell(refund(reference, {}, "refund.pending"));
    expect(await stateOf(business)).toBe("paid");
    await Promise.all([1, 2, 3].map(() => tell(refund(reference))));
    await tell(refund(reference));
    expect(await stateOf(business)).toBe("open");
    expect(await centsOf(id)).toEqual([9_900, -9_900]);
    expect((await anew(business)).account).toMatchObject({ plan: "startup", formerPlan: "trial" });
    expect(await mailsOf(id)).toEqual(["Refund started", "Payment returned"]);
    await tell(refund(reference, {}, "refund.pending"));
    expect((await rowsOf(reference))[0]?.what).toMatch(
      new RegExp(`^${await nameOf(id)}, .+\\. Returned, 99\\.00 USD\\. .*The invoice was reopened\\.$`),
    );
  });

  it("of a part leaves the invoice paid, and emails the operator", async () => {
    const { business, id, reference } = await paidInvoice();
    await tell(refund(reference, { amount: 900 }));
    expect([await stateOf(business), await centsOf(id)]).toEqual(["paid", [9_900]]);
    expect(await mailsOf(id)).toEqual(["Payment returned"]);
  });

  it.each(["99,00", "NaN", -9_900, 99.5, [9_900], { cents: 9_900 }, "12 or so", true])(
    "whose amount can't be read (%j) leaves the invoice paid and emails the operator",
    async (amount) => {
      const { business, id, reference } = await paidInvoice();
      await tell(refund(reference, { amount }));
      expect([await stateOf(business), await centsOf(id)]).toEqual(["paid", [9_900]]);
      expect(await mailsOf(id)).toEqual(["Payment returned"]);
      expect((await rowsOf(reference))[0]?.what).toContain("Returned, amount unknown");
      await tell(refund(reference, { refund_reference: `again-${reference}`, amount: 9_900 }));
      expect(await stateOf(business)).toBe("open");
    },
  );

  it.each([undefined, null, ""])(
    "without an amount (%j) counts as full and reopens the invoice",
    async (amount) => {
      const { business, reference } = await paidInvoice();
      await tell(refund(reference, { amount }));
      expect(await stateOf(business)).toBe("open");
    },
  );

  it("doesn't count as full if its last event has an unreadable amount", async () => {
    const { business, reference } = await paidInvoice();
    await tell(refund(reference, { amount: undefined }, "refund.pending"));
    await tell(refund(reference, { amount: "x" }));
    expect(await stateOf(business)).toBe("paid");
  });

  it("keeps the amount from its first event", async () => {
    const { business, reference } = await paidInvoice();
    await tell(refund(reference, { amount: 900 }, "refund.pending"));
    await tell(refund(reference, { amount: undefined }));
    expect(await stateOf(business)).toBe("paid");
    expect((await rowsOf(reference))[0]?.what).toContain("9.00 USD");
  });

  it("in parts reopens the invoice once when the parts add up, in any order", async () => {
    const { business, id, reference } = await paidInvoice();
    const part = (number: number, cents: number, event?: string) =>
      tell(refund(reference, { refund_reference: `${number}-${reference}`, amount: cents }, event));
    await part(2, 4_000);
    await part(3, 900, "refund.pending");
    for (const _ of [1, 2]) await part(1, 5_000);
    expect([await stateOf(business), await centsOf(id)]).toEqual(["paid", [9_900]]);
    await Promise.all([1, 2, 3].map(() => part(3, 900)));
    await part(1, 5_000);
    await part(3, 900, "refund.pending");
    expect([await stateOf(business), await centsOf(id)]).toEqual(["open", [9_900, -9_900]]);
    expect((await rowsOf(reference)).map(({ what }) => what.includes("The invoice was reopened."))).toEqual([
      true,
      true,
      true,
    ]);
    expect(await mailsOf(id)).toEqual([
      "Payment returned",
      "Refund started",
      "Payment returned",
      "Payment returned",
    ]);
  });

  it("in concurrent parts reopens the invoice once", async () => {
    const { business, id, reference } = await paidInvoice();
    await Promise.all(
      [5_000, 4_900, 5_000, 4_900].map((cents) =>
        tell(refund(reference, { refund_reference: `${cents}-${reference}`, amount: cents })),
      ),
    );
    expect([await stateOf(business), await centsOf(id)]).toEqual(["open", [9_900, -9_900]]);
  });

  it("in parts still reopens the invoice on the next event after a crash", async () => {
    const { business, id, reference } = await paidInvoice();
    const part = (number: number) =>
      tell(refund(reference, { refund_reference: `${number}-${reference}`, amount: 4_950 }));
    await part(1);
    // The state left by a job that died between its two writes.
    await env.DB.prepare(
      `insert into payment_returns (kind, external_id, checkout_reference, invoice_id, account_id, state, provider_state,
        amount, currency, created_at, changed_at)
      select kind, ?1, checkout_reference, invoice_id, account_id, state, provider_state, amount, currency, created_at, changed_at
      from payment_returns where checkout_reference = ?2`,
    )
      .bind(`2-${reference}`, reference)
      .run();
    await part(1);
    expect([await stateOf(business), await centsOf(id)]).toEqual(["open", [9_900, -9_900]]);
  });

  it("of the remaining amount reopens the invoice once", async () => {
    const { business, id, reference } = await paidInvoice();
    const part = (name: string, over: object) =>
      tell(refund(reference, { refund_reference: `${name}-${reference}`, ...over }));
    await part("one", { amount: 900 });
    await part("other", { amount: 9_000, currency: "KES" });
    expect(await stateOf(business)).toBe("paid");
    await Promise.all([1, 2].map(() => part("two", { amount: 9_000 })));
    await part("one", { amount: 900 });
    expect(await stateOf(business)).toBe("open");
    expect(await centsOf(id)).toEqual([9_900, -9_900]);
  });

  it("is one case if the provider numbers it only once processed", async () => {
    const { business, id, reference } = await paidInvoice();
    await tell(refund(reference, { refund_reference: null }, "refund.pending"));
    await tell(refund(reference));
    await tell(refund(reference, { refund_reference: null }, "refund.pending"));
    expect([await stateOf(business), await centsOf(id)]).toEqual(["open", [9_900, -9_900]]);
    expect(await rowsOf(reference)).toHaveLength(1);
  });

  it("counts if the currency is in lowercase", async () => {
    const { business, reference } = await paidInvoice();
    await tell(refund(reference, { currency: "usd" }));
    expect(await stateOf(business)).toBe("open");
  });

  it("that failed leaves the invoice paid", async () => {
    const { business, id, reference } = await paidInvoice();
    await tell(refund(reference, {}, "refund.failed"));
    expect([await stateOf(business), await mailsOf(id)]).toEqual(["paid", ["Refund failed"]]);
  });

  it("can be closed once, then leaves the queue and doesn't return after a repeated event", async () => {
    const { reference } = await paidInvoice();
    await tell(refund(reference));
    const [row] = await rowsOf(reference);
    const { ctx } = await signUpAdmin();
    const close = () => outcome(decideWork(ctx, queue, { id: row?.id ?? 0, act: "close" }));
    expect(await close()).not.toBe("conflict");
    expect(await close()).toBe("conflict");
    expect(await rowsOf(reference)).toEqual([]);
    await tell(refund(reference));
    expect(await rowsOf(reference)).toEqual([]);
  });
});

describe("a dispute", () => {
  it("leaves the invoice paid until it is decided, then follows the decision", async () => {
    const [lost, won] = [await paidInvoice(), await paidInvoice()];
    for (const { reference } of [lost, won]) await tell(dispute(reference, "create"));
    expect([await stateOf(lost.business), await stateOf(won.business)]).toEqual(["paid", "paid"]);
    const resolved = { status: "resolved", resolution: "merchant-accepted" };
    for (const _ of [1, 2]) await tell(dispute(lost.reference, "resolve", resolved));
    await tell(dispute(won.reference, "resolve", { ...resolved, resolution: "declined" }));
    await tell(dispute(won.reference, "remind"));
    expect([await stateOf(lost.business), await stateOf(won.business)]).toEqual(["open", "paid"]);
    expect(await centsOf(lost.id)).toEqual([9_900, -9_900]);
    expect(await mailsOf(lost.id)).toEqual(["Payment disputed", "Payment returned"]);
    expect(await mailsOf(won.id)).toEqual(["Payment disputed", "Dispute won"]);
  });

  it.each(["something-new", null])("resolved as %s leaves the invoice paid", async (resolution) => {
    const { business, reference } = await paidInvoice();
    await tell(dispute(reference, "resolve", { status: "resolved", resolution }));
    expect(await stateOf(business)).toBe("paid");
    expect(await rowsOf(reference)).toHaveLength(1);
  });

  it("over a part counts once with its own refund", async () => {
    const { business, reference } = await paidInvoice();
    const accepted = { status: "resolved", resolution: "merchant-accepted", refund_amount: 5_000 };
    await tell(dispute(reference, "resolve", accepted));
    await tell(refund(reference, { amount: 5_000 }));
    expect(await stateOf(business)).toBe("paid");
    await tell(refund(reference, { refund_reference: `rest-${reference}`, amount: 4_900 }));
    expect(await stateOf(business)).toBe("open");
  });

  it("followed by a refund reopens the invoice once", async () => {
    const { id, reference } = await paidInvoice();
    await tell(dispute(reference, "resolve", { resolution: "auto-accepted" }));
    await tell(refund(reference));
    expect(await centsOf(id)).toEqual([9_900, -9_900]);
  });
});

describe("an unrelated or unknown payment event", () => {
  it.each([
    [{ event: "customeridentification.failed", data: { email: "x@y.example" } }],
    [{ event: "transfer.success", data: null }],
    [{ event: "refund.processed", data: { transaction_reference: "unknown", amount: "x" } }],
    [{ event: "refund.processed", data: {} }],
    [{ event: "charge.dispute.create", data: { transaction: "unknown", id: {} } }],
    [{ event: "brand.new" }],
  ])("is acknowledged: %j", async (event) => {
    expect(await tell(event)).toEqual({ received: true });
  });

  it("is rejected with a wrong signature", async () => {
    const { business, reference } = await paidInvoice();
    const bytes = new TextEncoder().encode(JSON.stringify(refund(reference)));
    await expect(handlePaymentEvent(withKey(testContext()), bytes, "0".repeat(128))).rejects.toThrow(
      "signature",
    );
    expect(await stateOf(business)).toBe("paid");
  });
});
