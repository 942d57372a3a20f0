import { beforeAll, describe, expect, it } from "vitest";
import { callApp, fetchApp, postForm, signedInBusiness } from "../../support/harness/app";

const DETAILS = { billedTo: "Acme Ltd", address: "Moi Avenue 1", taxNumber: "P051 234-A" };
const asFields = (details: Record<string, string>) =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [`billingDetails.${name}`, value]));

type Payer = Awaited<ReturnType<typeof signedInBusiness>>;
let [byForm, byCall] = [{} as Payer, {} as Payer];
beforeAll(async () => {
  [byForm, byCall] = [await signedInBusiness(), await signedInBusiness()];
});

const newestInvoice = async ({ cookie }: Payer) => {
  const list = await callApp("GET", "/api/invoices", undefined, cookie);
  const [{ billedTo, address, taxNumber } = {} as Record<string, unknown>] =
    await list.json<Record<string, unknown>[]>();
  return { billedTo, address, taxNumber };
};

describe("the billing details of an order", () => {
  it("are requested if an invoice is due", async () => {
    const page = await (await fetchApp("/billing/change?planId=startup", { cookie: byForm.cookie })).text();
    for (const name of Object.keys(asFields(DETAILS))) expect(page).toContain(`name="${name}"`);
  });

  it("are rejected with the same message, and nothing is ordered", async () => {
    const bad = { ...DETAILS, taxNumber: "<b>" };
    const form = await postForm("/billing/change", { planId: "startup", ...asFields(bad) }, byForm.cookie);
    const call = await callApp(
      "POST",
      "/api/user/subscription/upgrade",
      { planId: "startup", billingDetails: bad },
      byCall.cookie,
    );
    expect([form.status, call.status]).toEqual([422, 422]);
    for (const answer of [form, call]) expect(await answer.text()).toContain("Use at most 40");
    for (const { cookie } of [byForm, byCall])
      expect(await (await callApp("GET", "/api/invoices", undefined, cookie)).json()).toEqual([]);
  });

  it("are on the invoice that the order opens, by form and by call", async () => {
    await postForm("/billing/change", { planId: "startup", ...asFields(DETAILS) }, byForm.cookie);
    await callApp(
      "POST",
      "/api/user/subscription/upgrade",
      { planId: "startup", billingDetails: DETAILS },
      byCall.cookie,
    );
    expect(await newestInvoice(byForm)).toEqual(DETAILS);
    expect(await newestInvoice(byCall)).toEqual(DETAILS);
  });

  it("are unchanged if an order contains none", async () => {
    const own = await signedInBusiness();
    await callApp("PUT", "/api/subscription/details", DETAILS, own.cookie);
    await postForm("/billing/change", { planId: "startup" }, own.cookie);
    expect(await newestInvoice(own)).toEqual(DETAILS);
  });
});
