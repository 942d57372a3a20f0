import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { getCampaign, listCampaigns, listSteps } from "~/domains/campaigns/campaigns.server";
import { getCampaignMetrics } from "~/domains/campaigns/metrics/campaign-metrics.server";
import { listMessages } from "~/domains/campaigns/metrics/list-messages.server";
import { readMessage } from "~/domains/campaigns/metrics/read-message.server";
import { MESSAGE_FILTERS } from "~/domains/messages/campaign-messages.server";
import { launch, makeCampaign, makeLeads } from "../../support/fixtures/campaigns";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

/** Rows read by each screen and call for a campaign with this many messages, most of them sent. */
async function readsWith(count: number) {
  const { ctx } = await makeBusiness({ plan: "corporate" });
  const { id, searchId } = await makeCampaign(ctx, 0);
  await makeLeads(ctx, searchId, count);
  await launch(ctx, id);
  await ctx.db.run(sql`update outreach_messages set state = 'sent', sent_at = 1, responded_at = iif(id % 10, null, 2)
    where campaign_id = ${id} and id % 5 > 0`);
  const { rows } = await listMessages(ctx, id, { limit: 1 });
  const meter = metered(ctx);
  const reads: Record<string, number> = {};
  const measure = async (name: string, read: () => Promise<unknown>) => {
    meter.reset();
    await read();
    reads[name] = meter.rowsRead();
  };
  await measure("the campaign", async () => [
    await getCampaign(meter.ctx, id),
    await listSteps(meter.ctx, id),
  ]);
  await measure("the list", () => listCampaigns(meter.ctx, { limit: 50 }));
  await measure("the analytics", () => getCampaignMetrics(meter.ctx));
  await measure("one message", () => readMessage(meter.ctx, id, rows[0]?.message.id ?? 0));
  for (const status of [undefined, ...MESSAGE_FILTERS]) {
    await measure(`messages ${status ?? "all"}`, () => listMessages(meter.ctx, id, { limit: 50, status }));
    const page = await listMessages(ctx, id, { limit: 50, status });
    const cursor = page.next ?? undefined;
    await measure(`more ${status ?? "all"}`, () =>
      listMessages(meter.ctx, id, { limit: 50, status, cursor }),
    );
  }
  return reads;
}

it("reads as few rows for a campaign of 20,000 messages as for one of 2,000", async () => {
  const few = await readsWith(2_000);
  const many = await readsWith(20_000);
  for (const [name, rows] of Object.entries(many)) expect(rows, name).toBeLessThan((few[name] ?? 0) + 10);
  for (const [name, rows] of Object.entries(many)) expect(rows, name).toBeLessThan(900);
});
