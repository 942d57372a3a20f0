import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addMailbox } from "~/domains/mailboxes/add-mailbox.server";
import { pauseMailbox, resumeMailbox } from "~/domains/mailboxes/pause-mailbox.server";
import { pauseText } from "~/domains/mailboxes/pause-reasons";
import { noteBounce } from "~/domains/mailboxes/rates/note-bounce.server";
import { MailboxInput } from "~/domains/mailboxes/schemas";
import { mailboxDailyStats, mailboxes } from "~/domains/mailboxes/tables";
import { removeMailbox } from "~/domains/sending/remove-mailbox.server";
import { sendTest } from "~/domains/sending/test-mailbox.server";
import { outcome } from "../../support/fixtures/people";
import { mailboxOf, makeMailbox } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const PLATFORM = { kind: "platform", fromName: "Soko", postalAddress: "Moi Avenue 1, Nairobi" };
const today = new Date().toISOString().slice(0, 10);

describe("a business that tries to exceed a mailbox's sending limits", () => {
  it("keeps its counts after removing a mailbox and adding it again", async () => {
    const { ctx } = await makeBusiness();
    let box = await addMailbox(ctx, MailboxInput.parse(PLATFORM));
    const sentAt = new Date(Math.floor(Date.now() / 1_000) * 1_000);
    await ctx.db.insert(mailboxDailyStats).values({ mailboxId: box.id, day: today, sent: 10, bounces: 2 });
    await ctx.db.update(mailboxes).set({ lastSentAt: sentAt }).where(eq(mailboxes.id, box.id));
    for (let n = 0; n < 3; n += 1) {
      await removeMailbox(ctx, box.id);
      box = await addMailbox(ctx, MailboxInput.parse(PLATFORM));
      const [day] = await ctx.db
        .select()
        .from(mailboxDailyStats)
        .where(and(eq(mailboxDailyStats.mailboxId, box.id), eq(mailboxDailyStats.day, today)));
      expect([day?.sent, day?.bounces, box.lastSentAt]).toEqual([10, 2, sentAt]);
    }
    const { ctx: other } = await makeBusiness();
    const theirs = await addMailbox(other, MailboxInput.parse(PLATFORM));
    expect(theirs.lastSentAt).toBeNull();
  });

  it("is still paused for bounces after it pauses and resumes the mailbox manually", async () => {
    const { ctx } = await makeBusiness();
    const box = await makeMailbox(ctx, 25);
    await ctx.db.insert(mailboxDailyStats).values({ mailboxId: box.id, day: today, sent: 60, bounces: 2 });
    await pauseMailbox(ctx, box.id);
    expect(await resumeMailbox(ctx, box.id)).toMatchObject({ pausedAt: null, countedFrom: null });
    await ctx.d1.batch(noteBounce(ctx, box.id));
    const paused = await mailboxOf(ctx, box.id);
    expect(paused && pauseText(paused)).toContain("3 of 60 emails bounced");
  });

  it("can't send a test email while its user is unconfirmed", async () => {
    const { ctx } = await makeBusiness();
    const box = await makeMailbox(ctx, 25);
    const mail = { subject: "You have won", text: "See evil.test", html: "<p>See evil.test</p>" };
    expect(await outcome(sendTest(ctx, box.id, mail))).toBe("forbidden");
    const proved = { ...ctx, actor: { ...ctx.actor, isVerified: true } };
    expect(await outcome(sendTest(proved, box.id, mail))).toBe("passed");
  });
});
