import { beforeAll, describe, expect, it } from "vitest";
import { payCommission } from "../../support/fixtures/commissions";
import { appliedForMarketing } from "../../support/fixtures/marketing";
import { admin } from "../../support/fixtures/payouts";
import { fetchApp, signedInBusiness } from "../../support/harness/app";

let cookie = "";
let accountId = 0;
let paymentId = 0;
let applicationId = 0;
beforeAll(async () => {
  cookie = (await admin()).cookie;
  const business = await signedInBusiness({ plan: "corporate" });
  accountId = business.account.id;
  paymentId = await payCommission(business, 5_000);
  applicationId = (await appliedForMarketing(business)).id;
});

describe("the navigation of an administrator", () => {
  it.each([
    ["/admin", () => "/admin", "/admin"],
    ["what a business owes", () => `/admin/fees/${accountId}`, "/admin/closes"],
    ["a payment by that business", () => `/admin/fee-payments/${paymentId}/reverse`, "/admin/closes"],
    ["the manager of a business", () => `/admin/accounts/${accountId}/manager`, "/admin/support"],
    ["a new user", () => "/admin/users/new", "/admin"],
    ["an application for marketing", () => `/admin/marketing/${applicationId}`, "/admin/queues"],
    ["a queue", () => "/admin/queues/marketing-access", "/admin/queues"],
  ])("marks the current section for %s", async (_, path, place) => {
    const answer = await fetchApp(path(), { cookie });
    expect(answer.status).toBe(200);
    const [rail = ""] = (await answer.text()).match(/<nav[^>]*aria-label="Main.*?<\/nav>/s) ?? [];
    const marked = /<a (?=[^>]*aria-current="page")[^>]*href="([^"]*)"/g;
    expect([...rail.matchAll(marked)].map(([, to]) => to)).toEqual([place]);
  });
});
