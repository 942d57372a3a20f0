import { beforeEach, describe, expect, it } from "vitest";
import { admin } from "../../support/fixtures/payouts";
import { readPdf } from "../../support/fixtures/read-pdf";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

type Signed = Awaited<ReturnType<typeof signedInBusiness>>;

const accountOf = ({ account }: Signed) =>
  env.DB.prepare("select plan, former_plan, read_only_since from accounts where id = ?")
    .bind(account.id)
    .first();
const invoicesOf = async ({ account }: Signed) =>
  (
    await env.DB.prepare(
      "select id, kind, state, plan, billing, leads, total from invoices where account_id = ?",
    )
      .bind(account.id)
      .all<{ id: number }>()
  ).results;
const without = (rows: { id: number }[]) => rows.map(({ id: _, ...row }) => row);
const newest = async (who: Signed) => (await invoicesOf(who)).at(-1)?.id ?? 0;

describe("a subscription, by form and by call", () => {
  let one: Signed;
  let two: Signed;
  beforeEach(async () => {
    [one, two] = [await signedInBusiness(), await signedInBusiness()];
  });
  const alike = async () => {
    expect(await accountOf(one)).toEqual(await accountOf(two));
    expect(without(await invoicesOf(one))).toEqual(without(await invoicesOf(two)));
  };

  it.each([
    ["/api/user/subscription/upgrade", "planId"],
    ["/api/subscription/upgrade", "tier"],
  ])("is upgraded with the same effect by %s", async (path, name) => {
    expect((await postForm("/billing/change", { planId: "scaleup" }, one.cookie)).status).toBe(302);
    const call = await callApp("POST", path, { [name]: "scaleup" }, two.cookie);
    expect(call.status).toBe(200);
    expect(await call.json()).toMatchObject({
      message: expect.stringMatching(
        /^Upgrade reserved\. Pay by \d+ \w+ to unlock 500 leads and 10 agents\.$/,
      ),
      subscription: { planId: "scaleup", status: "payment_due", billingCycle: "monthly" },
      usageStats: { leadsUsed: 0, leadsLimit: 50, agentsUsed: 0, agentsLimit: 1 },
    });
    await alike();
    const form = await postForm("/billing/change?planId=scaleup", { planId: "gold" }, one.cookie);
    const bad = await callApp("POST", path, { [name]: "gold" }, two.cookie);
    expect([form.status, bad.status]).toEqual([422, 422]);
    expect(await form.text()).toContain("Choose startup, scaleup or corporate");
    expect(await bad.text()).toContain("Choose startup, scaleup or corporate");
  });

  it("is withdrawn, paid, cancelled and resumed with the same effect", async () => {
    const { cookie } = await admin();
    await postForm("/billing/change", { planId: "startup" }, one.cookie);
    await callApp("POST", "/api/subscription/upgrade", { tier: "startup" }, two.cookie);
    expect((await postForm("/billing/cancel", {}, one.cookie)).status).toBe(302);
    expect((await callApp("POST", "/api/subscription/cancel", {}, two.cookie)).status).toBe(200);
    await alike();
    await postForm("/billing/change", { planId: "startup", billing: "annual" }, one.cookie);
    await callApp("POST", "/api/subscription/upgrade", { tier: "startup", billing: "annual" }, two.cookie);
    // The second upgrade within 30 days takes effect once it is paid.
    const user = async () => (await callApp("GET", "/api/auth/user", undefined, one.cookie)).json();
    expect(await user()).toMatchObject({ subscriptionTier: "trial" });
    const reference = "FT26";
    const [a, b] = [await newest(one), await newest(two)];
    expect((await postForm(`/admin/invoices/${a}/paid`, { reference }, cookie)).status).toBe(302);
    expect((await callApp("POST", `/api/admin/invoices/${b}/paid`, { reference }, cookie)).status).toBe(200);
    expect(await user()).toMatchObject({ billingCycle: "annual", subscriptionTier: "startup" });
    await alike();
    expect((await postForm(`/admin/invoices/${a}/paid`, { reference }, cookie)).status).toBe(409);
    expect((await callApp("POST", `/api/admin/invoices/${b}/paid`, { reference }, cookie)).status).toBe(409);
    expect((await postForm(`/admin/invoices/${a}/reverse`, {}, cookie)).status).toBe(302);
    expect((await callApp("POST", `/api/admin/invoices/${b}/reverse`, {}, cookie)).status).toBe(200);
    await alike();
    await postForm(`/admin/invoices/${a}/paid`, { reference }, cookie);
    await callApp("POST", `/api/admin/invoices/${b}/paid`, { reference }, cookie);
    for (const act of ["cancel", "resume"]) {
      expect((await postForm(`/billing/${act}`, {}, one.cookie)).status).toBe(302);
      expect((await callApp("POST", `/api/subscription/${act}`, {}, two.cookie)).status).toBe(200);
    }
    await alike();
  });

  it("has extra leads and details that are bought, saved and rejected the same way", async () => {
    const path = "/api/subscription/extra-leads";
    expect((await postForm("/billing/extra-leads", { leads: "40" }, one.cookie)).status).toBe(422);
    expect((await callApp("POST", path, { leads: 40, consent: false }, two.cookie)).status).toBe(422);
    expect(await invoicesOf(one)).toEqual([]);
    const bought = await postForm("/billing/extra-leads", { leads: "40", consent: "on" }, one.cookie);
    expect(bought.status).toBe(302);
    expect(decodeURIComponent(bought.headers.getSetCookie().join())).toContain(
      "You can use 25 of your extra leads now and the rest once the invoice is paid.",
    );
    expect((await callApp("POST", path, { leads: 40, consent: true }, two.cookie)).status).toBe(201);
    expect((await callApp("POST", path, { leads: 40, consent: true }, two.cookie)).status).toBe(409);
    await alike();
    const details = { billedTo: "شركة Acme 2026", address: "Moi Avenue 1", taxNumber: "P051 234-A" };
    expect((await postForm("/billing/details", details, one.cookie)).status).toBe(302);
    expect((await callApp("PUT", "/api/subscription/details", details, two.cookie)).status).toBe(200);
    const bad = { ...details, taxNumber: "<b>" };
    expect((await postForm("/billing/details", bad, one.cookie)).status).toBe(422);
    expect((await callApp("PUT", "/api/subscription/details", bad, two.cookie)).status).toBe(422);
    await postForm("/billing/change", { planId: "startup" }, one.cookie);
    const id = await newest(one);
    const file = await fetchApp(`/billing/invoices/${id}/pdf`, { cookie: one.cookie });
    const { text: pdf } = readPdf(await file.bytes());
    for (const text of ["شركة Acme 2026", "P051 234-A", "Tax (0%)", "Total in USD: $99"])
      expect(pdf).toContain(text);
    const page = await (await fetchApp(`/billing/invoices/${id}`, { cookie: one.cookie })).text();
    expect(page).toContain("Pay by bank transfer");
    expect(page).not.toContain("Pay now");
    const pay = await postForm(`/billing/invoices/${id}/pay`, {}, one.cookie);
    expect(pay.headers.get("location")).toBe(`/billing/invoices/${id}`);
    expect((await callApp("POST", `/api/invoices/${id}/pay`, {}, one.cookie)).status).toBe(409);
    const list = await callApp("GET", "/api/invoices", undefined, one.cookie);
    expect(list.headers.get("x-total-count")).toBe("2");
    expect(await list.json()).toMatchObject([{ total: "99.00", status: "open" }, { total: "80.00" }]);
  });
});

describe("reading billing", () => {
  it("returns the plans, with -1 for unlimited", async () => {
    const plans = await (await callApp("GET", "/api/subscription-plans", undefined)).json<
      Record<string, unknown>[]
    >();
    expect(plans.map(({ name }) => name)).toEqual(["startup", "scaleup", "corporate"]);
    expect(plans[0]).toMatchObject({
      monthlyPrice: "99.00",
      annualPrice: "950.40",
      monthlyLeadLimit: 100,
      maxAgents: 3,
      maxCampaigns: -1,
      maxTemplates: 5,
      hasAiLeadGeneration: true,
      hasAdvancedAnalytics: false,
    });
    expect(plans[2]).toMatchObject({
      monthlyLeadLimit: -1,
      maxAgents: -1,
      maxTemplates: -1,
      hasPrioritySupport: true,
    });
  });

  it("returns true only for existing features: single sign-on, but not API access or custom integrations", async () => {
    const plans = await (await callApp("GET", "/api/subscription-plans", undefined)).json<
      Record<string, unknown>[]
    >();
    for (const plan of plans)
      expect(plan).toMatchObject({ hasCustomIntegrations: false, hasApiAndSso: false });
    expect(plans.map(({ hasSso }) => hasSso)).toEqual([false, false, true]);
  });

  it("describes the leads of a plan once, and marks what is planned", async () => {
    const plans = await (await callApp("GET", "/api/subscription-plans", undefined)).json<
      { description: string }[]
    >();
    expect(plans.map(({ description }) => description.match(/leads/g)?.length)).toEqual([1, 1, 1]);
    expect(plans[2]?.description).toContain("API access (planned)");
  });

  it("returns limits of -1 in every call if a plan has none", async () => {
    const { cookie } = await signedInBusiness({ plan: "corporate" });
    const read = async (path: string) => (await callApp("GET", path, undefined, cookie)).json();
    expect(await read("/api/auth/user")).toMatchObject({ maxAgents: -1, monthlyLeadLimit: -1 });
    expect(await read("/api/user/subscription")).toMatchObject({
      usageStats: { agentsLimit: -1, leadsLimit: -1 },
    });
    expect(await read("/api/analytics/usage")).toMatchObject({ monthlyLeadLimit: -1 });
  });

  it("returns the whole usage of the month", async () => {
    const { cookie } = await signedInBusiness({ plan: "startup" });
    const use = await callApp("GET", "/api/analytics/usage", undefined, cookie);
    expect(await use.json()).toMatchObject({
      monthlyLeadsUsed: 0,
      monthlyLeadLimit: 100,
      apiCalls: 0,
      commissionEarned: 0,
      platformFees: 0,
    });
  });

  it("shows the billing screen and its tabs", async () => {
    const { cookie } = await signedInBusiness();
    for (const path of ["/billing", "/business-portal/overview"]) {
      const page = await (await fetchApp(path, { cookie })).text();
      for (const words of [
        "Trial plan",
        "Africa (USD)",
        "API calls",
        "Agents assigned",
        "Commission earned",
        "Choose Plan, monthly",
        "No invoices yet",
        'action="/api/logout"',
        'href="/business"',
        'href="/agents"',
        'href="/opportunities"',
      ])
        expect(page).toContain(words);
    }
    const plans = await (await fetchApp("/business-portal/plans", { cookie })).text();
    expect(plans).toContain("/billing/change?planId=startup&amp;billing=annual&amp;from=plans");
  });

  it("redirects a logged-out user to the login with a message", async () => {
    const answer = await fetchApp("/billing", { cookie: "njia=gone" });
    expect(answer.headers.get("location")).toBe("/business-login?redirect=%2Fbilling");
    expect(decodeURIComponent(answer.headers.get("set-cookie") ?? "")).toContain(
      "You are logged out. Logging in again...",
    );
    const call = await callApp("POST", "/api/subscription/upgrade", { tier: "startup" });
    expect([call.status, (await call.text()).includes("Unauthorized")]).toEqual([401, true]);
  });

  it("shows an error for a plan that can't be chosen", async () => {
    const { cookie } = await signedInBusiness({ plan: "startup" });
    const page = await postForm("/billing/change?planId=startup", { planId: "startup" }, cookie);
    expect(page.status).toBe(409);
    expect(await page.text()).toContain("Upgrade Failed");
  });
});

it("lets a read-only account pay, but rejects other writes", async () => {
  const who = await signedInBusiness({ plan: "startup" });
  await env.DB.prepare("update accounts set read_only_since = 1 where id = ?").bind(who.account.id).run();
  expect((await fetchApp("/business", { cookie: who.cookie })).status).toBe(200);
  const body = { contactName: "Juma" };
  const refused = await callApp("POST", "/api/contacts", body, who.cookie);
  expect([refused.status, await refused.text()]).toEqual([402, expect.stringContaining("is read-only")]);
  expect((await callApp("PUT", "/api/subscription/details", {}, who.cookie)).status).toBe(200);
});
