import { sql } from "drizzle-orm";
import { expect, inject, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { dueMailboxes } from "~/domains/mailboxes/due-mailboxes.server";
import { listMailboxDays, sentToday } from "~/domains/mailboxes/mailbox-days.server";
import { dayLimit } from "~/domains/mailboxes/policy";
import { noteBounce } from "~/domains/mailboxes/rates/note-bounce.server";
import { mailboxDailyStats } from "~/domains/mailboxes/tables";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { mailboxOf, makeCampaign, makeMailbox } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const at = <C extends BusinessContext>(ctx: C, time: string): C => ({ ...ctx, now: () => new Date(time) });
const BEFORE = "2031-03-10T20:59:00Z";
const AFTER = "2031-03-10T21:01:00Z";

const isDue = async (ctx: BusinessContext, mailboxId: number) =>
  (
    await dueMailboxes(ctx, { oneToOne: () => sql`false`, campaigns: (id) => sql`${id} = ${mailboxId}` })
  ).includes(mailboxId);

it.each([
  ["KE", true],
  [undefined, false],
])("starts a mailbox's day at midnight in the account's country (%s)", async (hqCountry, isNew) => {
  const { ctx } = await makeBusiness(hqCountry ? { hqCountry } : {});
  const warmupStartedAt = new Date("2031-03-09T22:00:00Z");
  const first = isNew ? "2031-03-10" : "2031-03-09";
  const box = await makeMailbox(ctx, 25, { warmupStartedAt, dailyLimit: 500, lastSentAt: null });
  const spent = dayLimit(box, ctx, new Date(BEFORE));
  expect(spent).toBe(first === "2031-03-10" ? 10 : 15);
  await ctx.db.insert(mailboxDailyStats).values({ mailboxId: box.id, day: "2031-03-10", sent: spent });
  expect(await isDue(at(ctx, BEFORE), box.id)).toBe(false);
  expect((await sentToday(at(ctx, BEFORE), box.id)).byCampaigns).toBe(spent);
  expect(await isDue(at(ctx, AFTER), box.id)).toBe(isNew);
  expect((await sentToday(at(ctx, AFTER), box.id)).byCampaigns).toBe(isNew ? 0 : spent);
  expect(dayLimit(box, ctx, new Date(AFTER))).toBe(15);

  await ctx.d1.batch(noteBounce(at(ctx, AFTER), box.id));
  const [yesterday, today] = (await listMailboxDays(at(ctx, AFTER), box.id)).slice(-2);
  expect(today).toMatchObject({ day: isNew ? "2031-03-11" : "2031-03-10", bounces: 1 });
  expect(yesterday).toMatchObject({ bounces: 0, sent: isNew ? spent : 0 });
});

it("counts an email on its sending date in the account's time zone", async () => {
  const { ctx } = await makeBusiness({ plan: "startup", hqCountry: "KE" });
  const box = await makeMailbox(ctx, inject("mail").open);
  await makeCampaign(ctx, box.id, [`r@${crypto.randomUUID()}.test`]);
  const evening = at(ctx, AFTER);
  await sendMailbox(evening, box.id);
  expect((await sentToday(evening, box.id)).byCampaigns).toBe(1);
  expect(await ctx.db.select().from(mailboxDailyStats)).toContainEqual(
    expect.objectContaining({ mailboxId: box.id, day: "2031-03-11", sent: 1 }),
  );
  expect((await mailboxOf(ctx, box.id))?.lastSentAt).toEqual(new Date(AFTER));
});
