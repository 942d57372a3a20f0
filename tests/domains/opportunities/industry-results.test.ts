import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { listIndustryResults } from "~/domains/opportunities/industry-results.server";
import { opportunities } from "~/domains/opportunities/tables";
import { threads } from "~/domains/replies/tables";
import { addAlike, addCompanies, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const MAX_ROWS_READ = 800;

it("counts the account's own won deals and interested replies by industry", async () => {
  const [{ ctx }, other] = [await makeBusiness(), await makeBusiness()];
  const [mine = 0] = await addCompanies(ctx, [{ industry: "mining" }]);
  const { id } = await makeOpportunity(ctx);
  const won = { companyId: mine, status: "closed_won", closedAt: ctx.now() } as const;
  await ctx.db.update(opportunities).set(won).where(eq(opportunities.id, id));
  await addAlike(ctx, 3);
  await runSearch(ctx, (await makeSearch(ctx, { industry: ["renewables"] })).id);
  const { rows } = await listLeads(ctx, { limit: 3 });
  for (const lead of rows)
    await ctx.db.insert(threads).values({
      accountId: ctx.account.id,
      leadId: lead.id,
      address: `buyer-${lead.id}@buyer.test`,
      subject: "Panels",
      replyClass: "interested",
      score: 80,
      lastAt: ctx.now(),
      createdAt: ctx.now(),
    });
  const [farm = 0] = await addCompanies(ctx, [{ industry: "agriculture" }]);
  const deal = await makeOpportunity(ctx);
  await ctx.db.update(opportunities).set({ companyId: farm }).where(eq(opportunities.id, deal.id));
  await ctx.db.insert(threads).values({
    accountId: ctx.account.id,
    opportunityId: deal.id,
    address: "contact@farm.test",
    subject: "Pumps",
    replyClass: "interested",
    score: 80,
    lastAt: ctx.now(),
    createdAt: ctx.now(),
  });
  const meter = metered(ctx);
  expect(await listIndustryResults(meter.ctx)).toEqual([
    { industry: "mining", dealsWon: 1, interestedReplies: 0 },
    { industry: "agriculture", dealsWon: 0, interestedReplies: 1 },
    { industry: "renewables", dealsWon: 0, interestedReplies: 3 },
  ]);
  expect(meter.rowsRead()).toBeLessThanOrEqual(MAX_ROWS_READ);
  expect(await listIndustryResults(other.ctx)).toEqual([]);
});
