import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { pauseCampaign } from "~/domains/campaigns/campaign-transitions.server";
import { planCampaign } from "~/domains/campaigns/planning/plan-campaign.server";
import { startCampaign } from "~/domains/campaigns/planning/start-campaign.server";
import { mailboxes } from "~/domains/mailboxes/tables";
import { listCampaignMessages } from "~/domains/messages/campaign-messages.server";
import { openMessages } from "~/domains/sending/open-messages.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { launch, makeCampaign, makeLeads, messagesOf } from "../../support/fixtures/campaigns";
import { receivedAt } from "../../support/fixtures/sending";
import { makeBusiness, withDatabase } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

const WANTED = { oneToOne: 100, campaigns: 100 };

const servers = inject("mail");

/** Two campaigns of one mailbox: the first has many queued messages, which are due first; the second has a few. */
async function twoCampaigns(many: number, domain = "shop.test") {
  const { ctx } = await makeBusiness({ plan: "corporate" });
  const first = await makeCampaign(ctx, 0);
  await makeLeads(ctx, first.searchId, many);
  await launch(ctx, first.id);
  const second = await makeCampaign(ctx, 0);
  await makeLeads(ctx, second.searchId, 3, { email: `'few' || n || '@${domain}'` });
  await launch(ctx, second.id);
  const { mailboxId } = first;
  const both = sql`in (${first.id}, ${second.id})`;
  await ctx.db.run(
    sql`update outreach_campaigns set window_start = 0, window_end = 1440, window_days = 127 where id ${both}`,
  );
  await ctx.db.run(sql`update outreach_messages set mailbox_id = ${mailboxId}, due_at = unixepoch() - 10 + (campaign_id = ${second.id})
    where campaign_id ${both}`);
  return { ctx, first: first.id, second: second.id, mailboxId };
}

const dueOf = async (ctx: BusinessContext, id: number) =>
  (await messagesOf(ctx, id)).map(({ due_at }) => due_at);

describe("a paused campaign", () => {
  it("doesn't slow down finding due messages", async () => {
    const { ctx, first, second, mailboxId } = await twoCampaigns(12_000);
    const before = await dueOf(ctx, first);
    await pauseCampaign(ctx, first);
    await planCampaign(ctx, first);
    const meter = metered(ctx);
    const found = await openMessages(meter.ctx, mailboxId, WANTED);
    expect(found.map(({ campaign_id }) => campaign_id)).toEqual([second, second, second]);
    expect(meter.rowsRead()).toBeLessThan(20);
    const { rows } = await listCampaignMessages(ctx, first, { limit: 1 });
    expect(rows[0]?.message.dueAt.getTime(), "the list shows when it was due").toBe(
      (before.at(-1) ?? 0) * 1_000,
    );
    await startCampaign(ctx, first);
    await planCampaign(ctx, first);
    expect(await dueOf(ctx, first), "all as before").toEqual(before);
    expect((await openMessages(ctx, mailboxId, WANTED)).map(({ campaign_id }) => campaign_id)).toEqual(
      Array.from({ length: 100 }, () => first),
    );
  });

  it("resumes where it stopped, also after lost or concurrent jobs", async () => {
    const { ctx, first } = await twoCampaigns(6_000);
    const before = await dueOf(ctx, first);
    const lost = { ...ctx, queue: { ...ctx.queue, send: async () => Promise.reject(new Error("no queue")) } };
    await pauseCampaign(lost, first);
    await startCampaign(lost, first);
    const [row] = await ctx.db.all<{ reconcile_pending_at: number | null }>(
      sql`select reconcile_pending_at from outreach_campaigns where id = ${first}`,
    );
    expect(row?.reconcile_pending_at, "the clock knows that something is to be done").not.toBeNull();
    await pauseCampaign(lost, first);
    await Promise.all([planCampaign(ctx, first), startCampaign(ctx, first)]);
    await planCampaign(ctx, first);
    expect(await dueOf(ctx, first)).toEqual(before);
    const [after] = await ctx.db.all<Record<string, unknown>>(
      sql`select planned_up_to, reconcile_pending_at, status from outreach_campaigns where id = ${first}`,
    );
    expect(after).toEqual({ planned_up_to: null, reconcile_pending_at: null, status: "active" });
  });

  it("is fully planned after resuming, even if paused between two planning calls", async () => {
    const { ctx } = await makeBusiness({ plan: "corporate" });
    const { id } = await makeCampaign(ctx, 5);
    await startCampaign(ctx, id);
    let isPaused = false;
    const d1 = new Proxy(ctx.d1, {
      get(target, name) {
        if (name !== "batch" || isPaused) {
          const value = Reflect.get(target, name);
          return typeof value === "function" ? value.bind(target) : value;
        }
        return async (statements: D1PreparedStatement[]) => {
          isPaused = true;
          await pauseCampaign(ctx, id);
          return target.batch(statements);
        };
      },
    });
    await planCampaign(withDatabase(ctx, d1), id);
    expect(isPaused).toBe(true);
    expect(await messagesOf(ctx, id)).toHaveLength(0);
    await startCampaign(ctx, id);
    await planCampaign(ctx, id);
    expect(await messagesOf(ctx, id)).toHaveLength(5);
  });

  it("doesn't keep another campaign from sending", async () => {
    const domain = `${crypto.randomUUID()}.test`;
    const { ctx, first, mailboxId } = await twoCampaigns(700, domain);
    await ctx.db.run(sql`update outreach_campaigns set status = 'paused' where id = ${first}`);
    await ctx.db
      .update(mailboxes)
      .set({ host: "127.0.0.1", port: servers.open, security: "none", gapSeconds: 0 })
      .where(sql`id = ${mailboxId}`);
    await sendMailbox(ctx, mailboxId);
    expect((await receivedAt(`@${domain}`)).length).toBe(3);
  });

  it("sends no email outside the sending hours, however many are due", async () => {
    const { ctx, first, mailboxId } = await twoCampaigns(6_000);
    await ctx.db.run(sql`update outreach_campaigns set window_start = 0, window_end = 0 where id = ${first}`);
    const found = await openMessages(ctx, mailboxId, WANTED);
    expect(found.map(({ campaign_id }) => campaign_id)).not.toContain(first);
    expect(found).toHaveLength(3);
  });
});
