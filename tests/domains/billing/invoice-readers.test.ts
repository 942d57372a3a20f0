import { expect, it } from "vitest";
import { getBillingDetails } from "~/domains/billing/invoices/billing-details.server";
import { getInvoice, listInvoices } from "~/domains/billing/invoices/list-invoices.server";
import { getSubscription } from "~/domains/billing/subscription/get-subscription.server";
import { anew, buy, makePayer } from "../../support/fixtures/billing";
import { outcome } from "../../support/fixtures/people";

it("shows invoices and the tax number to owners only, plan and usage to every member", async () => {
  const business = await makePayer();
  const { id } = await buy(business, "startup");
  const ctx = await anew(business);
  for (const role of ["owner", "member", "viewer"] as const) {
    const own = { ...ctx, actor: { ...ctx.actor, role } };
    const reads = [getInvoice(own, id), listInvoices(own, { limit: 10 }), getBillingDetails(own)];
    const expected = role === "owner" ? "passed" : "forbidden";
    expect(await Promise.all(reads.map(outcome))).toEqual(reads.map(() => expected));
    expect((await getSubscription(own)).subscription.plan).toBe("startup");
  }
});
