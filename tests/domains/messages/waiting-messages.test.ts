import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { countWaiting, MAX_EXACT_WAITING } from "~/domains/messages/waiting-messages.server";
import { removeMailbox } from "~/domains/sending/remove-mailbox.server";
import { makeCampaign, makeMailbox } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";

async function mailboxWith(states: string[]) {
  const { ctx } = await makeBusiness();
  const box = await makeMailbox(ctx, 25);
  const { campaignId } = await makeCampaign(ctx, box.id, []);
  await ctx.db.run(sql`insert into outreach_messages (account_id, campaign_id, position, lead_id, mailbox_id, to_address, state,
      held_at, due_at, created_at)
    select ${ctx.account.id}, ${campaignId}, 1, key, ${box.id}, key || '@readers.test', iif(value = 'held', 'waiting', value),
      iif(value = 'held', 1, null), 1, 1 from json_each(${JSON.stringify(states)})`);
  const standing = async () =>
    (
      await ctx.db.all<{ state: string }>(
        sql`select state from outreach_messages where campaign_id = ${campaignId} order by lead_id`,
      )
    ).map(({ state }) => state);
  return { ctx, box, standing };
}

it("counts and stops queued and held messages of a removed mailbox, but no sent ones", async () => {
  const { ctx, box, standing } = await mailboxWith(["waiting", "held", "sent", "unconfirmed", "held"]);
  expect(await countWaiting(ctx, box.id)).toBe(3);
  await removeMailbox(ctx, box.id);
  expect(await standing()).toEqual(["stopped", "stopped", "sent", "unconfirmed", "stopped"]);
  expect(await countWaiting(ctx, box.id)).toBe(0);
});

it("counts and stops messages through an index, however many were sent", async () => {
  await mailboxWith(Array(5_000).fill("sent"));
  const { ctx, box } = await mailboxWith([...Array(3_000).fill("sent"), "waiting", "held"]);
  const meter = metered(ctx);
  expect(await countWaiting(meter.ctx, box.id)).toBe(2);
  expect(meter.rowsRead()).toBeLessThan(20);
  meter.reset();
  await removeMailbox(meter.ctx, box.id);
  expect(meter.rowsRead()).toBeLessThan(60);
});

it("counts queued messages only up to one more than the exact maximum", async () => {
  const { ctx, box } = await mailboxWith(Array(MAX_EXACT_WAITING + 5).fill("held"));
  expect(await countWaiting(ctx, box.id)).toBe(MAX_EXACT_WAITING + 1);
});
