import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { tagRows } from "~/domains/bulk/tagging/tag-rows.server";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { planCampaign } from "~/domains/campaigns/planning/plan-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { advanceCampaigns } from "~/domains/campaigns/planning/start-scheduled-campaigns.server";
import { deleteTag, restoreTag } from "~/domains/tags/edit-tags.server";
import { business, campaignTo, person } from "../../support/fixtures/audiences";
import { messagesOf } from "../../support/fixtures/campaigns";

const noticesOf = (ctx: BusinessContext) =>
  ctx.db.all<{ title: string; text: string; path: string }>(
    sql`select title, text, path from notifications where account_id = ${ctx.account.id} and kind = 'campaign'`,
  );

/** Jobs that the schedule queues for a campaign three minutes later. */
async function queuedLater(ctx: BusinessContext, campaignId: number) {
  const jobs: unknown[] = [];
  const later = new Date(ctx.now().getTime() + 180_000);
  const queue = { ...ctx.queue, send: async (job: unknown) => void jobs.push(job) };
  await advanceCampaigns({ ...ctx, now: () => later, queue } as BusinessContext);
  return jobs.filter((job) => (job as { campaignId?: number }).campaignId === campaignId);
}

describe("a started campaign whose audience can no longer be read", () => {
  it("pauses with a reason, notifies its owner once, and is no longer queued", async () => {
    const ctx = await business();
    await person(ctx, "Amina");
    const { id, audienceId } = await campaignTo(ctx, "contacts:country=KE&scope=own");
    await startCampaign(ctx, id);
    const setSource = (source: string) =>
      ctx.db.run(sql`update audiences set source = ${source} where id = ${audienceId}`);
    await setSource("contacts:industry=Removed");
    expect(await queuedLater(ctx, id)).toHaveLength(1);
    await planCampaign(ctx, id);
    await planCampaign(ctx, id);
    const paused = await getCampaign(ctx, id);
    expect(paused).toMatchObject({ status: "paused", plannedUpTo: 0 });
    expect(paused.startFailure).toContain("This campaign’s saved filter no longer works");
    expect(await noticesOf(ctx)).toEqual([
      { title: "“People” was paused", text: paused.startFailure, path: `/campaigns/${id}` },
    ]);
    expect(await queuedLater(ctx, id)).toEqual([]);
    await expect(startCampaign(ctx, id)).rejects.toThrow("This campaign’s saved filter no longer works");

    await setSource("contacts:country=KE&scope=own");
    expect(await startCampaign(ctx, id)).toMatchObject({ status: "active", startFailure: null });
    await planCampaign(ctx, id);
    expect((await messagesOf(ctx, id)).map(({ to_name }) => to_name)).toEqual(["Amina"]);
  });

  it("continues once its deleted tag is restored", async () => {
    const ctx = await business();
    const selection = { list: "contacts" as const, ids: [await person(ctx, "Kofi")], filter: "" };
    await tagRows(ctx, { selection, tag: "Fair", isRemoval: false });
    const [tag] = await ctx.db.all<{ id: number }>(
      sql`select id from tags where account_id = ${ctx.account.id}`,
    );
    const tagId = tag?.id ?? 0;
    const { id } = await campaignTo(ctx, `tag:${tagId}`);
    await startCampaign(ctx, id);
    await deleteTag(ctx, tagId);
    await planCampaign(ctx, id);
    expect(await getCampaign(ctx, id)).toMatchObject({
      status: "paused",
      startFailure: expect.stringContaining("Restore the tag"),
    });
    await restoreTag(ctx, tagId);
    await startCampaign(ctx, id);
    await planCampaign(ctx, id);
    expect((await messagesOf(ctx, id)).map(({ to_name }) => to_name)).toEqual(["Kofi"]);
  });
});
