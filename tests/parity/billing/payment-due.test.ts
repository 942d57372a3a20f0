import { describe, expect, it } from "vitest";
import { formatDayAndMonth } from "~/core/format";
import { invoicesOf, openOf } from "../../support/fixtures/billing";
import { admin } from "../../support/fixtures/payouts";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

type Signed = Awaited<ReturnType<typeof signedInBusiness>>;

const read = async (path: string, cookie: string) =>
  (await (await fetchApp(path, { cookie })).text())
    .replaceAll("<!-- -->", "")
    .replaceAll("’", "'")
    .replaceAll("&#x27;", "'");
const json = async (path: string, cookie: string) =>
  (await callApp("GET", path, undefined, cookie)).json<Record<string, unknown>>();
const flashOf = (answer: Response) => decodeURIComponent(answer.headers.getSetCookie().join());
const choose = (who: Signed, planId: string, from?: string) =>
  postForm("/billing/change", { planId, ...(from ? { from } : {}) }, who.cookie);

async function dueDay(who: Signed) {
  const due = await env.DB.prepare("select payment_due_at as at from accounts where id = ?")
    .bind(who.account.id)
    .first<{ at: number }>();
  return formatDayAndMonth(new Date((due?.at ?? 0) * 1000));
}

async function reserved(planId = "startup") {
  const who = await signedInBusiness();
  const answer = await choose(who, planId);
  return { who, flash: flashOf(answer), due: await dueDay(who) };
}

async function pay(who: Signed) {
  const { cookie } = await admin();
  const invoice = await openOf(who);
  await postForm(`/admin/invoices/${invoice?.id}/paid`, { reference: "FT1" }, cookie);
  return cookie;
}

describe("an unpaid upgrade", () => {
  it("is reserved with a toast that shows what paying unlocks and by when", async () => {
    const { flash, due } = await reserved();
    expect(flash).toContain("Subscription Updated");
    expect(flash).toContain(`Upgrade reserved. Pay by ${due} to unlock 100 leads and 3 agents.`);
    expect(flash).not.toContain("successfully");
  });

  it.each(["/api/user/subscription/upgrade", "/api/subscription/upgrade"])(
    "is confirmed with the same message by %s",
    async (path) => {
      const who = await signedInBusiness();
      const answer = await callApp("POST", path, { planId: "corporate", tier: "corporate" }, who.cookie);
      expect(await answer.json()).toMatchObject({
        message: `Upgrade reserved. Pay by ${await dueDay(who)} to unlock 2,000+ leads and unlimited agents.`,
        change: "upgrade",
      });
    },
  );

  it("has the same status and due date in each call", async () => {
    const { who } = await reserved();
    const { cookie } = await admin();
    const [own, user, person] = await Promise.all([
      json("/api/user/subscription", who.cookie),
      json("/api/auth/user", who.cookie),
      json(`/api/admin/users/${who.user.userId}`, cookie),
    ]);
    const { dueDate } = own.subscription as { dueDate: string };
    expect(own.subscription).toMatchObject({ planId: "startup", status: "payment_due" });
    const same = { subscriptionTier: "startup", subscriptionStatus: "payment_due", paymentDueDate: dueDate };
    expect(user).toMatchObject(same);
    expect(person).toMatchObject(same);
    const path = `/api/admin/subscriptions?limit=1&cursor=${who.account.id - 1}`;
    expect(await json(path, cookie)).toMatchObject([{ state: "payment_due", dueDate }]);
  });

  it.each(["/billing", "/business-portal/plans", "/dashboard", "/account"])(
    "is shown with its payment due date on %s",
    async (path) => {
      const { who, due } = await reserved();
      expect(await read(path, who.cookie)).toContain(`Startup, payment due ${due}`);
    },
  );

  it.each(["/billing", "/business-portal/plans", "/dashboard"])(
    "has a button to pay its invoice on %s",
    async (path) => {
      const { who } = await reserved();
      const page = await read(path, who.cookie);
      const link = /<a[^>]*href="([^"]*)"[^>]*>Pay invoice</.exec(page)?.[1];
      expect(link).toBe(`/billing/invoices/${(await openOf(who))?.id}`);
    },
  );

  it("is shown with its date in the administrator's lists", async () => {
    const { who, due } = await reserved();
    const { cookie } = await admin();
    const users = await read(`/admin?search=${encodeURIComponent(who.user.email)}`, cookie);
    expect(users).toContain(`Payment due ${due}`);
    expect(await read(`/admin/subscriptions?cursor=${who.account.id - 1}`, cookie)).toContain(
      `Payment due ${due}`,
    );
  });

  it("keeps the previous plan's limits, with 25 leads beyond them", async () => {
    const { who } = await reserved("corporate");
    expect((await json("/api/user/subscription", who.cookie)).usageStats).toEqual({
      leadsUsed: 0,
      leadsLimit: 50,
      agentsUsed: 0,
      agentsLimit: 1,
    });
  });

  it("opens no feature of the larger plan", async () => {
    const { who } = await reserved("corporate");
    const answer = await callApp("PUT", "/api/account/single-sign-on", {}, who.cookie);
    expect([answer.status, await answer.text()]).toEqual([402, expect.stringContaining("Corporate plan")]);
  });

  it("requested again shows when it is due, and opens no second invoice", async () => {
    const { who, due } = await reserved();
    const again = flashOf(await choose(who, "startup", "plans"));
    expect(again).toContain(`Pay by ${due}`);
    expect(again).not.toContain("Subscription Upgraded");
    expect(await invoicesOf(who)).toHaveLength(1);
  });
});

describe("a paid upgrade", () => {
  it("shows the specified message on the billing page", async () => {
    const { who } = await reserved();
    await pay(who);
    const page = await read("/billing", who.cookie);
    expect(page).toContain("Startup plan");
    expect(page).toContain("Subscription Upgraded");
    expect(page).toContain("Your subscription has been successfully upgraded!");
    expect(page).not.toContain("Pay invoice");
  });

  it("is mentioned in the email about its payment", async () => {
    const { who } = await reserved();
    await env.DB.prepare("update users set email_verified_at = 1 where id = ?").bind(who.user.userId).run();
    await pay(who);
    const mail = await env.DB.prepare(
      "select text as body from transactional_emails where to_address = ? and subject like 'Invoice %is paid'",
    )
      .bind(who.user.email)
      .first<{ body: string }>();
    expect(mail?.body).toContain("Your subscription has been successfully upgraded!");
  });

  it("is active in every call", async () => {
    const { who } = await reserved();
    const cookie = await pay(who);
    expect((await json("/api/user/subscription", who.cookie)).subscription).toMatchObject({
      status: "active",
      dueDate: null,
    });
    const active = { subscriptionStatus: "active", paymentDueDate: null };
    expect(await json("/api/auth/user", who.cookie)).toMatchObject(active);
    expect(await json(`/api/admin/users/${who.user.userId}`, cookie)).toMatchObject(active);
  });
});

describe("a change that upgrades nothing", () => {
  it("shows the start date of a downgrade", async () => {
    const who = await signedInBusiness({ plan: "scaleup" });
    const answer = await callApp("POST", "/api/subscription/upgrade", { tier: "startup" }, who.cookie);
    expect(await answer.json()).toMatchObject({
      change: "planned",
      message: expect.stringMatching(
        /^Your plan changes to Startup on \d+ \w+, at the start of your next billing cycle\.$/,
      ),
    });
  });

  it("shows that the plan stays after an upgrade is withdrawn", async () => {
    const who = await signedInBusiness({ plan: "startup" });
    await choose(who, "scaleup");
    const back = await callApp("POST", "/api/subscription/upgrade", { tier: "startup" }, who.cookie);
    expect(await back.json()).toMatchObject({ change: "withdrawn", message: "Your plan hasn’t changed." });
  });

  it("shows what paying unlocks for an invoice whose plan is not reserved", async () => {
    const { who } = await reserved();
    await postForm("/billing/cancel", {}, who.cookie);
    const again = await callApp("POST", "/api/subscription/upgrade", { tier: "startup" }, who.cookie);
    expect(await again.json()).toMatchObject({
      change: "return",
      message: expect.stringMatching(/^Invoice ready\. Pay by \d+ \w+ to unlock 100 leads and 3 agents\.$/),
      subscription: { planId: "trial", status: "trial" },
    });
  });
});
