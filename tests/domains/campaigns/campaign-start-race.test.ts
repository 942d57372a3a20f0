import { expect, it } from "vitest";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { getAllowances } from "~/domains/quotas/get-allowances.server";
import { makeCampaign, makeLeads } from "../../support/fixtures/campaigns";
import { makeSearch } from "../../support/fixtures/lead-search";
import { outcome } from "../../support/fixtures/people";
import { makeBusiness, withDatabase } from "../../support/harness/context";

const LARGER = "update outreach_campaigns set lead_search_id = ?2 where id = ?1";
const LONGER = `insert into campaign_steps (campaign_id, position, template_id, delay_hours)
  select campaign_id, 2, template_id, 24 from campaign_steps where campaign_id = ?1 and ?2 > 0`;

it.each([LARGER, LONGER])(
  "doesn't start a campaign with more messages than were counted: %s",
  async (change) => {
    const { ctx } = await makeBusiness();
    const { id } = await makeCampaign(ctx, 1);
    const other = await makeSearch(ctx);
    await makeLeads(ctx, other.id, 50);
    const rows = async () => (await getAllowances(ctx)).find(({ kind }) => kind === "rows")?.used;
    const before = await rows();
    const changing = new Proxy(ctx.d1, {
      get(d1, name) {
        const value = Reflect.get(d1, name);
        if (name !== "batch") return typeof value === "function" ? value.bind(d1) : value;
        return async (statements: D1PreparedStatement[]) => {
          await d1.prepare(change).bind(id, other.id).run();
          return d1.batch(statements);
        };
      },
    });
    expect(await outcome(startCampaign(withDatabase(ctx, changing), id))).toBe("conflict");
    expect(await getCampaign(ctx, id)).toMatchObject({ status: "draft" });
    expect(await rows()).toBe(before);
  },
);
