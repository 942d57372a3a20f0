import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { statement } from "~/core/statement";
import { mailboxJson } from "~/domains/mailboxes/json";
import { mailboxDay, mailboxRates } from "~/domains/mailboxes/mailbox-days.server";
import { dayLimitOf, gapSecondsOf } from "~/domains/mailboxes/mailbox-sql";
import { pauseMailbox, resumeMailbox } from "~/domains/mailboxes/pause-mailbox.server";
import { pauseText } from "~/domains/mailboxes/pause-reasons";
import { dayLimit, gapOf } from "~/domains/mailboxes/policy";
import { BLOCKED_ADVICE, blockedCauseOf } from "~/domains/mailboxes/rates/blocked-causes";
import { noteBlocked } from "~/domains/mailboxes/rates/note-blocked.server";
import { mailboxDailyStats, mailboxes } from "~/domains/mailboxes/tables";
import { mailboxOf, makeMailbox } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const LISTED = {
  status: "5.7.1",
  said: "554 Service unavailable; client host blocked using zen.spamhaus.org",
};

const noticesOf = async (ctx: Awaited<ReturnType<typeof makeBusiness>>["ctx"], userId: number) =>
  (
    await ctx.d1
      .prepare("select title, text, path from notifications where user_id = ?")
      .bind(userId)
      .all<{ title: string; text: string; path: string }>()
  ).results;

async function boxWith(days: [ago: number, sent: number, blocked: number][]) {
  const { ctx, user } = await makeBusiness();
  const box = await makeMailbox(ctx, 25);
  for (const [ago, sent, blocked] of days) {
    const day = mailboxDay(ctx, new Date(ctx.now().getTime() - ago * 86_400_000));
    await ctx.db.insert(mailboxDailyStats).values({ mailboxId: box.id, day, sent, blocked });
  }
  return { ctx, box, userId: user.userId };
}

it.each([
  [4, [[0, 20, 3]], false],
  [5, [[0, 20, 4]], true],
  [6, [[0, 200, 5]], false],
  [
    "10 of 200 of two days",
    [
      [0, 100, 4],
      [1, 100, 5],
    ],
    true,
  ],
  [
    "what is older does not count",
    [
      [0, 100, 3],
      [3, 100, 50],
    ],
    false,
  ],
] as const)(
  "pauses a mailbox at 5 blocked emails and 5 percent of today's and yesterday's: %s",
  async (_, days, pauses) => {
    const { ctx, box } = await boxWith(days as never);
    await ctx.d1.batch(noteBlocked(ctx, box.id, LISTED));
    expect((await mailboxOf(ctx, box.id))?.pausedAt !== null).toBe(pauses);
  },
);

it("notifies the owner once with advice, and shows the reason on the mailbox", async () => {
  const { ctx, box, userId } = await boxWith([[0, 80, 4]]);
  const said = `${LISTED.said} for reader@buyer.test`;
  for (const _ of [1, 2]) await ctx.d1.batch(noteBlocked(ctx, box.id, { ...LISTED, said }));
  const paused = await mailboxOf(ctx, box.id);
  expect(paused?.pauseReasonCode).toBe("blocked-listed");
  const words = paused ? pauseText(paused) : "";
  expect(words).toContain("5 of 80 emails from today and yesterday were blocked (6.25%; the limit is 5%).");
  expect(words).toContain("zen.spamhaus.org for [email address]");
  expect(words).not.toContain("reader@");
  expect(await noticesOf(ctx, userId)).toEqual([
    {
      title: `${box.fromAddress} is paused: other mail servers block its emails`,
      text: BLOCKED_ADVICE.listed,
      path: `/mailboxes/${box.id}`,
    },
  ]);
});

it("ignores earlier blocks after the mailbox is resumed", async () => {
  const { ctx, box } = await boxWith([[0, 80, 9]]);
  await ctx.d1.batch(noteBlocked(ctx, box.id, LISTED));
  const resumed = await resumeMailbox(ctx, box.id);
  expect(resumed.countedFrom).not.toBeNull();
  await ctx.d1.batch(noteBlocked(ctx, box.id, LISTED));
  const now = await mailboxOf(ctx, box.id);
  expect(now?.pausedAt).toBeNull();
  expect(now && (await mailboxRates(ctx, now))).toMatchObject({ blocked: 0, sentLately: 0 });
});

it("doesn't change a mailbox that a user paused", async () => {
  const { ctx, box, userId } = await boxWith([[0, 80, 9]]);
  await pauseMailbox(ctx, box.id);
  await ctx.d1.batch(noteBlocked(ctx, box.id, LISTED));
  expect(await mailboxOf(ctx, box.id)).toMatchObject({ pauseReasonCode: "by-hand" });
  expect(await noticesOf(ctx, userId)).toEqual([]);
});

it.each([
  ["5.7.26", "Unauthenticated mail is not accepted due to the domain's DMARC policy", "authentication"],
  ["5.7.25", "The sending IP has no PTR record", "authentication"],
  ["5.7.23", null, "authentication"],
  ["5.7.1", "Client host [192.0.2.1] blocked using bl.example; see the blocklist", "listed"],
  ["5.7.606", "Access denied, banned sending IP", "listed"],
  ["4.7.28", "Unusual rate of unsolicited mail", "rate"],
  [null, "421 Too many messages from your address, slow down", "rate"],
  ["5.7.1", "Message rejected as spam by content filter", "content"],
  ["5.7.1", "Delivery not authorized, message refused", "policy"],
  [null, null, "policy"],
] as const)("finds the cause of a block from the server's response: %s %s", (status, said, cause) => {
  expect(blockedCauseOf({ status, said })).toBe(cause);
});

const LIMITED = {
  status: "4.7.28",
  said: "421-4.7.28 Gmail has detected an unusual rate of unsolicited mail originating from your SPF domain",
};

it("sends at half speed for a day after a provider limited its rate", async () => {
  const { ctx } = await makeBusiness();
  const { id } = await makeMailbox(ctx, 25);
  await ctx.db.update(mailboxes).set({ dailyLimit: 41, gapSeconds: 60 }).where(eq(mailboxes.id, id));
  const limits = async (now: Date) => {
    const box = await mailboxOf(ctx, id);
    if (!box) throw new Error("no mailbox");
    const inSql = await statement(
      ctx,
      sql`select ${dayLimitOf(now)} as day, ${gapSecondsOf(now)} as gap from mailboxes b where b.id = ${id}`,
    ).first();
    expect(inSql).toEqual({ day: dayLimit(box, ctx, now), gap: gapOf(box, now) });
    return inSql;
  };
  const before = await limits(ctx.now());
  expect(before).toEqual({ day: 41, gap: 60 });
  await ctx.d1.batch(noteBlocked(ctx, id, LISTED));
  expect(await limits(ctx.now())).toEqual(before);
  await ctx.d1.batch(noteBlocked(ctx, id, LIMITED));
  expect(await limits(ctx.now())).toEqual({ day: 21, gap: 120 });
  expect(await limits(new Date(ctx.now().getTime() + 86_400_000))).toEqual(before);
});

it("describes a mailbox as slowed until its limit ends", async () => {
  const { ctx } = await makeBusiness();
  const { id } = await makeMailbox(ctx, 25);
  await ctx.d1.batch(noteBlocked(ctx, id, LIMITED));
  const box = await mailboxOf(ctx, id);
  if (!box) throw new Error("no mailbox");
  const slowed = mailboxJson(box, ctx);
  expect(slowed).toMatchObject({ state: "ready", slowedUntil: box.slowedUntil?.toISOString() });
  expect(slowed.text).toMatch(
    /^A mail server limited this mailbox’s sending rate\. The mailbox sends at half speed until .+\.$/,
  );
  const end = box.slowedUntil ?? ctx.now();
  expect(mailboxJson(box, { ...ctx, now: () => end })).toMatchObject({
    slowedUntil: null,
    text: "Ready to send.",
  });
});
