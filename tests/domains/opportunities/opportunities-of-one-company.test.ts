import { expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { listOrigins } from "~/domains/lead-search/leads/origins.server";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { convertLead } from "~/domains/opportunities/opening/convert-lead.server";
import { openOpportunityOfCompany } from "~/domains/opportunities/opening/open-opportunity-of-company.server";
import { findOpportunityOf } from "~/domains/opportunities/opportunities.server";
import { makeBusiness } from "../../support/context";
import { addCompanies, makeSearch, runSearch } from "../../support/lead-search";
import { metered } from "../../support/metered";

async function foundTwice(
  between: (ctx: BusinessContext, companyId: number) => Promise<unknown> = async () => {},
) {
  const { ctx } = await makeBusiness();
  const [companyId = 0] = await addCompanies(ctx, [{ name: "Jua Solar" }]);
  await runSearch(ctx, (await makeSearch(ctx)).id);
  await between(ctx, companyId);
  await runSearch(ctx, (await makeSearch(ctx)).id);
  const [second, first] = (await listLeads(ctx, { limit: 10 })).rows;
  if (!first || !second) throw new Error("not found twice");
  return { ctx, companyId, first, second };
}

const count = (ctx: BusinessContext) =>
  ctx.d1
    .prepare("select count(*) n from opportunities where account_id = ?")
    .bind(ctx.account.id)
    .first<number>("n");

it("a company that two searches found is one deal, whichever lead it is made from", async () => {
  const { ctx, companyId, first, second } = await foundTwice();
  expect((await listOrigins(ctx, companyId)).map(({ leadId }) => leadId)).toEqual([first.id, second.id]);
  const made = await convertLead(ctx, first.id);
  const again = await convertLead(ctx, second.id);
  expect([made.isNew, again.isNew]).toEqual([true, false]);
  expect(again.opportunity.id).toBe(made.opportunity.id);
  const meter = metered(ctx);
  expect(await findOpportunityOf(meter.ctx, second)).toMatchObject({ id: made.opportunity.id });
  expect(meter.rowsRead()).toBeLessThan(20);
});

it("also when both are pressed at the same time, each three times", async () => {
  const { ctx, first, second } = await foundTwice();
  const made = await Promise.all(
    [first, second, first, second, first, second].map(({ id }) => convertLead(ctx, id)),
  );
  expect(new Set(made.map(({ opportunity }) => opportunity.id)).size).toBe(1);
  expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await count(ctx)).toBe(1);
});

it("a deal that was closed makes room for the next", async () => {
  const { ctx, first, second } = await foundTwice((mine, id) => editCompany(mine, id, { city: "Nakuru" }));
  const { opportunity } = await convertLead(ctx, first.id);
  await moveOpportunity(ctx, opportunity.id, { status: "closed_lost", lostReason: "no budget" });
  const next = await convertLead(ctx, second.id);
  expect(next.isNew).toBe(true);
  expect(await count(ctx)).toBe(2);
});

it("a company of one lead, whose deal was closed, becomes one again, once", async () => {
  const { ctx } = await makeBusiness();
  const [companyId = 0] = await addCompanies(ctx, [{ name: "Jua Solar" }]);
  await runSearch(ctx, (await makeSearch(ctx)).id);
  const { opportunity } = await openOpportunityOfCompany(ctx, companyId);
  expect(opportunity.leadId).not.toBeNull();
  await moveOpportunity(ctx, opportunity.id, { status: "closed_lost", lostReason: "no budget" });
  const next = await openOpportunityOfCompany(ctx, companyId);
  expect([next.isNew, next.opportunity.companyId, next.opportunity.leadId]).toEqual([true, companyId, null]);
  const again = await openOpportunityOfCompany(ctx, companyId);
  expect([again.isNew, again.opportunity.id]).toEqual([false, next.opportunity.id]);
  expect(await count(ctx)).toBe(2);
});
