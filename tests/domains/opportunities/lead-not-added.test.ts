import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import { expect, it } from "vitest";
import { action } from "~/routes/leads/opportunity";
import { makeLead } from "../../support/fixtures/opportunities";
import { makeBusiness } from "../../support/harness/context";
import { failing } from "../../support/harness/failing";

it("shows the specified error in place if a lead can't become an opportunity", async () => {
  const { ctx } = await makeBusiness({ plan: "corporate" });
  const lead = await makeLead(ctx);
  const silent = { ...ctx, log: { info: () => {}, error: () => {} } };
  const failed = failing(silent, {
    at: 1,
    isAfter: false,
    isLasting: true,
    which: /insert into "?opportunities/i,
  });
  const request = new Request("http://njia.test/", { method: "POST" });
  const context = { base: failed.ctx, known: Promise.resolve(failed.ctx), cookies: [] as string[] };
  const args = {
    request,
    context: context as unknown as AppLoadContext,
    params: { leadId: String(lead.id) },
  } as ActionFunctionArgs;
  const answer = await action(args);
  expect(answer.headers.get("location")).toBe(`/ai-lead-search/leads/${lead.id}`);
  expect(decodeURIComponent(context.cookies.join())).toContain(
    '"title":"Error Adding Lead","text":"Failed to add lead to CRM. Please try again."',
  );
});
