import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { type Inbox, withInbox } from "~/adapters/imap/inbox";
import { inboxJson } from "~/domains/mailboxes/inboxes/inbox-json";
import { pollNow, queueDueInboxes } from "~/domains/mailboxes/inboxes/queue-inboxes.server";
import { inboxes } from "~/domains/mailboxes/tables";
import { notifications } from "~/domains/notifications/tables";
import { pollInbox } from "~/domains/replies/polling/poll-inbox.server";
import { inboundEmails } from "~/domains/replies/tables";
import { inboxOf, makeInbox, type WithInbox } from "../../support/fixtures/inboxes";
import { replyTo } from "../../support/fixtures/raw-mails";
import { later } from "../../support/fixtures/sending";
import { askedBy, script } from "../../support/servers/imap";

const answer = ({ sent }: WithInbox, words: string) =>
  new TextDecoder().decode(replyTo(sent[0] ?? "", "reader@buyer.test", words));

const quickly: typeof withInbox = (settings, use) => withInbox(settings, use, { look: 4_000, open: 20_000 });

const wordsOf = async ({ ctx, account }: WithInbox) =>
  (await ctx.db.select().from(inboundEmails).where(eq(inboundEmails.accountId, account.id))).map(({ text }) =>
    text.trim().slice(0, 20),
  );

const lookTimes = async (box: WithInbox, times: number, look = withInbox) => {
  for (let index = 0; index < times; index += 1) await pollInbox(box.ctx, box.mailboxId, { look });
};

async function begun() {
  const box = await makeInbox();
  await script(box.imapUser, { mails: [] });
  await pollInbox(box.ctx, box.mailboxId);
  return box;
}

const numbered = (raws: string[]) => raws.map((raw, index) => ({ uid: index + 1, raw }));

describe("an email that fails a sync", () => {
  it.each([
    ["body", { bodies: [2] }, 3],
    ["headers", { heads: [2] }, 4],
  ])(
    "by its %s is skipped and reported after three attempts, and later emails are read",
    async (_case, broken, looks) => {
      const box = await begun();
      const mails = numbered([answer(box, "One"), answer(box, "Two"), answer(box, "Three")]);
      await script(box.imapUser, { mails, broken });
      await lookTimes(box, looks - 1);
      expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({
        uidNext: 2,
        stuckUid: 2,
        stuckAttempts: 2,
      });
      await lookTimes(box, 1);
      const after = await inboxOf(box.ctx, box.mailboxId);
      expect(after).toMatchObject({ uidNext: 3, stuckUid: null, skippedAt: expect.any(Date) });
      expect(inboxJson(after).passedOverAt).toEqual(expect.any(String));
      await lookTimes(box, 1);
      expect(await wordsOf(box)).toEqual(["One", "Three"]);
      expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({
        uidNext: 4,
        lastError: null,
        failures: 0,
      });
    },
  );

  it("by its size is read partly at the second attempt", async () => {
    const box = await begun();
    const raw = `${answer(box, "The words come first")}\r\n${"x".repeat(70)}\r\n`.padEnd(400_000, "y");
    await script(box.imapUser, { mails: numbered([raw]), broken: { beyond: 262_144 } });
    await lookTimes(box, 2, quickly);
    expect(await wordsOf(box)).toEqual(["The words come first"]);
    expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({ lastError: null, skippedAt: null });
  });

  it("while being processed counts as a failure, and is skipped too", async () => {
    const box = await begun();
    await script(box.imapUser, { mails: numbered([answer(box, "One"), "From: a@b.test\r\n\r\nElse"]) });
    const put = () => Promise.reject(new Error("no room"));
    const ctx = { ...box.ctx, files: { ...box.ctx.files, put } as never };
    const d1 = box.ctx.d1.prepare("delete from inbound_emails where account_id = ?").bind(box.account.id);
    for (const failures of [1, 2, 3]) {
      await d1.run();
      await expect(pollInbox(ctx, box.mailboxId)).rejects.toThrow("no room");
      expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({ lastError: "failed", failures });
    }
    expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({ uidNext: 2, leaseUntil: null });
  });

  it("among a hundred with long headers does not stop the others from being read", async () => {
    const box = await begun();
    const mails = numbered(Array.from({ length: 100 }, (_, index) => answer(box, `${index}`)));
    await script(box.imapUser, { mails, headBytes: 245_000, isEachLong: true });
    const slowly: typeof withInbox = (settings, use) => withInbox(settings, use);
    await pollInbox(box.ctx, box.mailboxId, { look: slowly });
    expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({ lastError: "too-much", stuckAttempts: 0 });
    await pollInbox(box.ctx, box.mailboxId, { look: slowly });
    expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({
      uidNext: 101,
      lastError: null,
      skippedAt: null,
    });
  });

  it("doesn't increase the back-off if the sync made progress before it", async () => {
    const box = await begun();
    await box.ctx.db.update(inboxes).set({ failures: 6 }).where(eq(inboxes.mailboxId, box.mailboxId));
    const mails = numbered([answer(box, "One"), answer(box, "Two")]);
    await script(box.imapUser, { mails, broken: { bodies: [2] } });
    await lookTimes(box, 1);
    expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({ uidNext: 2, failures: 1 });
  });
});

describe("a scheduled sync", () => {
  it("runs once per due time, and again at once if requested during a run", async () => {
    const box = await begun();
    const due = async () => Math.floor((await inboxOf(box.ctx, box.mailboxId)).nextPollAt.getTime() / 1_000);
    const asks = async () => (await askedBy(box.imapUser)).filter((line) => line === "LOGIN").length;
    await pollNow(box.ctx, box.mailboxId);
    const lookAt = await due();
    const before = await asks();
    const asking: typeof withInbox = (settings, use) =>
      withInbox(settings, async (inbox: Inbox) => {
        const done = await use(inbox);
        await pollNow(box.ctx, box.mailboxId);
        return done;
      });
    await pollInbox(box.ctx, box.mailboxId, { lookAt, look: asking });
    await pollInbox(box.ctx, box.mailboxId, { lookAt: lookAt - 5 });
    expect((await asks()) - before).toBe(1);
    expect(await due()).toBeLessThanOrEqual(Math.ceil(Date.now() / 1_000));
    const sent = box.ctx.queue.sent.length;
    await queueDueInboxes(later(box.ctx, 60));
    const jobs = box.ctx.queue.sent
      .slice(sent)
      .filter((job) => "mailboxId" in job && job.mailboxId === box.mailboxId);
    expect(jobs).toEqual([{ kind: "poll-inbox", mailboxId: box.mailboxId, lookAt: await due() }]);
    await pollInbox(box.ctx, box.mailboxId, { lookAt: await due() });
    expect((await asks()) - before).toBe(2);
  });

  it("notifies the owner of an error that only a user can resolve", async () => {
    const box = await makeInbox();
    await script(box.imapUser, { at: { EXAMINE: "no" } });
    await pollInbox(box.ctx, box.mailboxId);
    const told = await box.ctx.db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, box.account.id));
    expect(told).toMatchObject([{ kind: "mailbox", text: expect.stringContaining("no inbox") }]);
  });

  it("does not download a reply again that is already stored", async () => {
    const box = await begun();
    const raw = answer(box, "Yes please");
    await script(box.imapUser, { mails: numbered([raw]) });
    await pollInbox(box.ctx, box.mailboxId);
    await box.ctx.db.update(inboxes).set({ uidNext: 1 }).where(eq(inboxes.mailboxId, box.mailboxId));
    await pollInbox(box.ctx, box.mailboxId);
    const bodies = (await askedBy(box.imapUser)).filter((line) => line.includes("BODY.PEEK[]"));
    expect(bodies).toHaveLength(1);
    expect(await wordsOf(box)).toEqual(["Yes please"]);
  });
});
