import { expect, it } from "vitest";
import { listLeads } from "~/domains/lead-search/leads/leads.server";
import { changeLeadStatus } from "~/domains/records/change-lead-status.server";
import { addAlike, makeSearch, runSearch } from "../../support/fixtures/lead-search";
import { makeBusiness } from "../../support/harness/context";

it("of two concurrent status changes, one gets a conflict", async () => {
  const { ctx } = await makeBusiness();
  await addAlike(ctx, 1);
  const search = await makeSearch(ctx);
  await runSearch(ctx, search.id);
  const [lead] = (await listLeads(ctx, { limit: 1 })).rows;
  if (!lead) throw new Error("The search found no lead.");
  const change = (status: "contacted" | "qualified") =>
    changeLeadStatus(ctx, { leadId: lead.id, from: "new", status });
  const outcomes = await Promise.allSettled([change("contacted"), change("qualified")]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const refused = outcomes.find(({ status }) => status === "rejected") as PromiseRejectedResult;
  expect(refused.reason).toMatchObject({ code: "conflict", field: "status" });
});
