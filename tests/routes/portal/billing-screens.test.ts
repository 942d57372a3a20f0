import { describe, expect, it } from "vitest";
import { openOf } from "../../support/fixtures/billing";
import { admin } from "../../support/fixtures/payouts";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";
import { env } from "../../support/harness/context";

const open = async (path: string, cookie: string) =>
  (await (await fetchApp(path, { cookie })).text()).replaceAll("<!-- -->", "").replaceAll("’", "'");
const heading = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

describe("the billing screens", () => {
  it("show a trial's limits, and nothing that does not apply to it", async () => {
    const { cookie } = await signedInBusiness();
    const page = await open("/billing", cookie);
    for (const text of ["25 leads in the trial", "Up to 1 agent<"]) expect(page).toContain(text);
    for (const text of ["null%", "Up to 1 agents", "All 0 invoices"]) expect(page).not.toContain(text);
    expect(await open("/dashboard", cookie)).toMatch(/Trial plan\. Trial until/);
    expect(await open("/billing/extra-leads", cookie)).not.toContain("2000 leads");
  });

  it("explain that nothing can be cancelled or resumed, and what withdrawing an upgrade does", async () => {
    const { cookie } = await signedInBusiness();
    const cancel = await open("/billing/cancel", cookie);
    expect(heading(cancel)).toBe("Nothing to cancel");
    expect(cancel).toContain("Trials end automatically");
    expect(cancel).not.toMatch(/<button[^>]*>(Cancel plan|Withdraw upgrade)/);
    const resume = await open("/billing/resume", cookie);
    expect(heading(resume)).toBe("Nothing to resume");
    expect(resume).not.toMatch(/<button[^>]*>Resume/);
    await postForm("/billing/change", { planId: "startup" }, cookie);
    const back = await open("/billing/cancel", cookie);
    expect(heading(back)).toBe("Withdraw upgrade to Startup?");
    expect(back).toMatch(/<button[^>]*>Withdraw upgrade</);
    const done = await postForm("/billing/cancel", {}, cookie);
    expect(decodeURIComponent(done.headers.getSetCookie().join())).toContain("The invoice was voided.");
  });

  it("show the end date when cancelling a plan, and offer to resume it", async () => {
    const { cookie } = await signedInBusiness({ plan: "startup" });
    expect(await open("/billing/cancel", cookie)).toMatch(/You have the Startup plan until \d+ \w+ \d{4}\./);
    await postForm("/billing/cancel", {}, cookie);
    expect(heading(await open("/billing/cancel", cookie))).toBe("Your plan is already cancelled");
    expect(await open("/billing/resume", cookie)).toMatch(/<button[^>]*>Resume/);
  });

  it("show administrators a paid invoice, and its customer a reversed payment", async () => {
    const who = await signedInBusiness();
    const { cookie } = await admin();
    await postForm("/billing/change", { planId: "startup" }, who.cookie);
    const id = (await openOf(who))?.id;
    const [form, reversed] = [/<button[^>]*>Mark as paid</, "Your payment was reversed on"];
    expect(await open(`/admin/invoices/${id}/paid`, cookie)).toMatch(form);
    expect(await open(`/billing/invoices/${id}`, who.cookie)).not.toContain(reversed);
    await postForm(`/admin/invoices/${id}/paid`, { reference: "FT1" }, cookie);
    const paid = await open(`/admin/invoices/${id}/paid`, cookie);
    expect(heading(paid)).toBe("Paid invoice");
    expect(paid).not.toMatch(form);
    expect(paid).toContain(`href="/admin/invoices/${id}/reverse"`);
    await postForm(`/admin/invoices/${id}/reverse`, {}, cookie);
    expect(await open(`/admin/invoices/${id}/paid`, cookie)).toMatch(form);
    expect(await open(`/billing/invoices/${id}`, who.cookie)).toContain(reversed);
  });

  it.each([
    ["a demo account", "update accounts set is_demo = 1 where id = ?", "Demo accounts can't make purchases."],
    ["a member", "update users set role = 'member' where account_id = ?", "Only account owners"],
  ])("show %s why changes are not possible, without an action button", async (_, change, words) => {
    const { account, cookie } = await signedInBusiness({ plan: "startup" });
    await env.DB.prepare(change).bind(account.id).run();
    const acts = [
      "/billing/change?planId=corporate",
      "/billing/cancel",
      "/billing/resume",
      "/billing/extra-leads",
    ];
    for (const path of [...acts, "/business-portal/plans", "/billing"]) {
      const page = await open(path, cookie);
      expect([path, page.includes(words)]).toEqual([path, true]);
      expect([
        path,
        /<button[^>]*>(Confirm|Cancel plan|Withdraw upgrade|Resume|Buy leads)</.test(page),
      ]).toEqual([path, false]);
    }
  });
});

it.each([
  ["/api/user/subscription/upgrade", "planId"],
  ["/api/subscription/upgrade", "tier"],
])(
  "%s accepts billingCycle, the name used in its response, and rejects an unknown value",
  async (path, name) => {
    const { cookie } = await signedInBusiness();
    const wrong = await callApp("POST", path, { [name]: "startup", billingCycle: "weekly" }, cookie);
    expect(wrong.status).toBe(422);
    const right = await callApp("POST", path, { [name]: "startup", billingCycle: "annual" }, cookie);
    expect(await right.json()).toMatchObject({ subscription: { billingCycle: "annual" } });
  },
);
