import { beforeEach, describe, expect, it } from "vitest";
import { listStageRows, startStageTimers } from "~/domains/analytics/stage-rows.server";
import { STAGE_KEYS } from "~/domains/analytics/stages";
import { deleteLeadSearch } from "~/domains/lead-search/delete-lead-search.server";
import { removeLead } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { restoreLead } from "~/domains/lead-search/leads/removal/restore-leads.server";
import { convertLead } from "~/domains/opportunities/creation/convert-lead.server";
import { moveOpportunity } from "~/domains/opportunities/move-opportunity.server";
import { removeOpportunity, restoreOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { foundBySearches } from "../../support/fixtures/one-lead";
import { makeLead } from "../../support/fixtures/opportunities";
import { countedStages, DAY, leadsFoundAt, markReplied, markSent, now } from "../../support/fixtures/stages";
import { type Business, env, makeBusiness, testContext } from "../../support/harness/context";

let business: Business;
beforeEach(async () => {
  business = await makeBusiness({ hqCountry: "KE" });
});

const counts = async ({ ctx }: Pick<Business, "ctx"> = business) =>
  Promise.all(
    STAGE_KEYS.map(async (stage) => {
      const { rows, total } = await listStageRows(ctx, { stage, kind: "all", limit: 50 });
      expect(rows.length).toBe(total.count);
      return total.count;
    }),
  );

const check = async ({ ctx }: Pick<Business, "ctx"> = business) => {
  const { kept, counted } = await countedStages(ctx);
  expect(kept).toEqual(counted);
};

describe("lead stages", () => {
  it("are reached once each through emails, replies and deals, with matching totals", async () => {
    const { ctx } = business;
    const [one = 0, two = 0] = await leadsFoundAt(ctx, 3, now - 9 * DAY);
    expect(await counts()).toEqual([3, 3, 0, 0, 0, 0]);
    await markSent(ctx, one, now - 8 * DAY);
    await markSent(ctx, one, now - 7 * DAY);
    await markSent(ctx, two, now - 7 * DAY);
    await markReplied(ctx, one, now - 6 * DAY);
    const { opportunity } = await convertLead(ctx, one);
    await moveOpportunity(ctx, opportunity.id, { status: "closed_won" });
    expect(await counts()).toEqual([3, 3, 2, 1, 1, 1]);
    await check();
  });

  it("store the time until the first later stage was reached", async () => {
    const { ctx } = business;
    const [one = 0] = await leadsFoundAt(ctx, 1, now - 9 * DAY);
    await markReplied(ctx, one, now - 3 * DAY);
    await markSent(ctx, one, now - 5 * DAY);
    const [mail] = (await listStageRows(ctx, { stage: "outreach", kind: "all", limit: 1 })).rows;
    expect([mail?.at.getTime(), mail?.leftAt?.getTime()]).toEqual([
      (now - 5 * DAY) * 1000,
      (now - 3 * DAY) * 1000,
    ]);
    const [found] = (await listStageRows(ctx, { stage: "qualification", kind: "all", limit: 1 })).rows;
    expect(found?.leftAt?.getTime()).toBe((now - 5 * DAY) * 1000);
    await check();
  });

  it("use the account's local date, following clock changes", async () => {
    const { ctx } = business;
    await leadsFoundAt(ctx, 1, Date.parse("2026-11-18T21:30:00Z") / 1000);
    const rows = (day: string) =>
      listStageRows(ctx, { stage: "discovery", days: { first: day, last: day }, limit: 5 });
    expect((await rows("2026-11-19")).total.count).toBe(1);
    expect((await rows("2026-11-18")).total.count).toBe(0);
    await startStageTimers({ ...testContext(), now: () => new Date("2026-07-01T00:00:00Z") });
    const cairo = await env.DB.prepare("select seconds from country_utc_offsets where country = 'EG'").first(
      "seconds",
    );
    expect(cairo).toBe(3 * 3600);
    await startStageTimers(testContext());
  });

  it("count no test email as a first email", async () => {
    const { ctx } = business;
    const [one = 0] = await leadsFoundAt(ctx, 1, now);
    await env.DB.prepare(
      `insert into outreach_messages (account_id, position, lead_id, mailbox_id, to_address, state, rule, due_at, created_at, sent_at)
          values (?, 0, ?, 1, 'a@shop.test', 'sent', 'test', 1, 1, 1)`,
    )
      .bind(business.account.id, one)
      .run();
    expect(await counts()).toEqual([1, 1, 0, 0, 0, 0]);
  });
});

describe("lead stage counts after an undo", () => {
  it("exclude a reversed win and a deleted deal, and include it again once restored", async () => {
    const { ctx } = business;
    const lead = await makeLead(ctx);
    const { opportunity } = await convertLead(ctx, lead.id);
    await moveOpportunity(ctx, opportunity.id, { status: "closed_won" });
    expect((await counts()).slice(4)).toEqual([1, 1]);
    await moveOpportunity(ctx, opportunity.id, { status: "in_progress" });
    expect((await counts()).slice(4)).toEqual([1, 0]);
    await removeOpportunity(ctx, opportunity.id);
    expect((await counts()).slice(4)).toEqual([0, 0]);
    await check();
    await restoreOpportunity(ctx, opportunity.id);
    expect((await counts()).slice(4)).toEqual([1, 0]);
    await check();
  });

  it("exclude a deleted lead, and include its history again once restored", async () => {
    const { ctx } = business;
    const lead = await makeLead(ctx);
    await markSent(ctx, lead.id, now);
    await removeLead(ctx, lead.id);
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
    expect((await countedStages(ctx)).kept).toEqual({ days: [], totals: [] });
    await restoreLead(ctx, lead.id);
    expect((await counts())[2]).toBe(1);
    await check();
  });

  it("keep a company until the last search that found it is deleted", async () => {
    const { ctx, searches } = await foundBySearches(2);
    expect((await counts({ ctx }))[0]).toBe(1);
    await deleteLeadSearch(ctx, searches[0]?.id ?? 0);
    expect((await counts({ ctx }))[0]).toBe(1);
    await deleteLeadSearch(ctx, searches[1]?.id ?? 0);
    expect((await counts({ ctx }))[0]).toBe(0);
    await check({ ctx });
  });
});

it("excludes leads of another account from the stage counts", async () => {
  const other = await makeBusiness();
  await leadsFoundAt(other.ctx, 2, now);
  expect((await counts())[0]).toBe(0);
});
