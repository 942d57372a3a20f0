import { beforeEach, describe, expect, it } from "vitest";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { OpportunityQuery } from "~/domains/opportunities/schemas";
import { listOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { makeLead, makeOpportunity } from "../../support/fixtures/opportunities";
import { type Business, makeBusiness } from "../../support/harness/context";

let business: Business;
beforeEach(async () => {
  business = await makeBusiness({ plan: "corporate" });
});

const foundBy = async (origin: string, given: Record<string, unknown> = {}) =>
  (await listOpportunities(business.ctx, OpportunityQuery.parse({ foundBy: origin, ...given }))).rows.map(
    ({ id }) => id,
  );

describe("deals by the source of their leads", () => {
  it("include only the account's currently won deals", async () => {
    const { ctx } = business;
    const lead = await makeLead(ctx);
    const { opportunity } = await convertLead(ctx, lead.id);
    await moveOpportunity(ctx, opportunity.id, { status: "closed_won" });
    const withoutLead = await makeOpportunity(ctx, { status: "closed_won" });
    expect(await foundBy(`country:${lead.country}`)).toEqual([opportunity.id]);
    expect(await foundBy("country:-")).toEqual([withoutLead.id]);
    const other = await makeBusiness({ plan: "corporate" });
    const { rows } = await listOpportunities(other.ctx, OpportunityQuery.parse({ foundBy: "country:-" }));
    expect(rows).toEqual([]);
    await moveOpportunity(ctx, opportunity.id, { status: "in_progress" });
    expect(await foundBy(`country:${lead.country}`)).toEqual([]);
  });

  it("reject other filters and unknown sources", async () => {
    await expect(foundBy("country:KE", { search: "solar" })).rejects.toMatchObject({ code: "invalid" });
    await expect(foundBy("country:KE", { status: "new_lead" })).rejects.toMatchObject({ code: "invalid" });
    expect(OpportunityQuery.safeParse({ foundBy: "planet:KE" }).success).toBe(false);
  });
});
