import { and, eq } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { type Inbox, withInbox } from "~/adapters/imap/inbox";
import { pollNow, queueDueInboxes } from "~/domains/mailboxes/inboxes/queue-inboxes.server";
import { saveInbox } from "~/domains/mailboxes/inboxes/save-inbox.server";
import { inboxes } from "~/domains/mailboxes/tables";
import { notifications } from "~/domains/notifications/tables";
import { consumeQuota } from "~/domains/quotas/charge-quota.server";
import { quotaUsage } from "~/domains/quotas/tables";
import { pollInbox } from "~/domains/replies/polling/poll-inbox.server";
import { inboundEmails } from "~/domains/replies/tables";
import { removeMailbox } from "~/domains/sending/remove-mailbox.server";
import { testMailbox } from "~/domains/sending/test-mailbox.server";
import { inboxOf, makeInbox } from "../../support/fixtures/inboxes";
import { replyTo } from "../../support/fixtures/raw-mails";
import { later } from "../../support/fixtures/sending";
import { metered } from "../../support/harness/metered";
import { askedBy, script } from "../../support/servers/imap";

type Box = Awaited<ReturnType<typeof makeInbox>>;

const answer = ({ sent }: Box, words = "How much?") =>
  new TextDecoder().decode(replyTo(sent[0] ?? "", "reader@buyer.test", words));

const quickly: typeof withInbox = (settings, use) => withInbox(settings, use, { look: 800, open: 400 });

const received = ({ ctx, account }: Box) =>
  ctx.db.select().from(inboundEmails).where(eq(inboundEmails.accountId, account.id));

const seconds = (date: Date | null) => Math.round(((date?.getTime() ?? 0) - Date.now()) / 1_000);

const usedJobs = async ({ ctx, account }: Box) => {
  const byHolder = and(eq(quotaUsage.holder, `account:${account.id}`), eq(quotaUsage.kind, "jobs"));
  return (await ctx.db.select().from(quotaUsage).where(byHolder))[0]?.used ?? 0;
};

const looksOf = ({ ctx, mailboxId }: Box) =>
  ctx.queue.sent.filter((job) => job.kind === "poll-inbox" && job.mailboxId === mailboxId).length;

describe("an inbox sync", () => {
  it("starts at the end of the inbox, and restarts after a renumbering, which is shown", async () => {
    const box = await makeInbox();
    const mails = [{ uid: 1, raw: answer(box, "From before") }];
    await script(box.imapUser, { mails });
    await pollInbox(box.ctx, box.mailboxId);
    expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({
      uidValidity: 7,
      uidNext: 2,
      renumberedAt: null,
    });
    await script(box.imapUser, { mails, uidValidity: 8, uidNext: 40 });
    await pollInbox(box.ctx, box.mailboxId);
    expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({
      uidValidity: 8,
      uidNext: 40,
      renumberedAt: expect.any(Date),
    });
    expect(await received(box)).toEqual([]);
    await script(box.imapUser, { mails: [{ uid: 40, raw: answer(box) }], uidValidity: 8 });
    await pollInbox(box.ctx, box.mailboxId);
    expect(await received(box)).toHaveLength(1);
  });

  it("reads 1,000 of 100,000 emails, and queues another counted job for the rest", async () => {
    const box = await makeInbox();
    await script(box.imapUser, {});
    await pollInbox(box.ctx, box.mailboxId);
    await script(box.imapUser, { many: 100_000 });
    const meter = metered(box.ctx);
    await pollInbox(meter.ctx, box.mailboxId);
    expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({ uidNext: 1_001, lastError: null });
    expect(looksOf(box)).toBe(1);
    expect(await usedJobs(box)).toBe(1);
    expect(meter.rowsRead()).toBeLessThan(100);
    await pollInbox(box.ctx, box.mailboxId);
    expect((await inboxOf(box.ctx, box.mailboxId)).uidNext).toBe(2_001);
  });

  it("reads few rows if there is nothing new", async () => {
    const box = await makeInbox();
    await script(box.imapUser, { mails: [] });
    await pollInbox(box.ctx, box.mailboxId);
    const meter = metered(box.ctx);
    await pollInbox(meter.ctx, box.mailboxId);
    expect(meter.rowsRead()).toBeLessThan(15);
    expect(await askedBy(box.imapUser)).not.toContainEqual(expect.stringContaining("SEARCH"));
  });

  it("progresses if the server skips millions of UIDs", async () => {
    const box = await makeInbox();
    await script(box.imapUser, {});
    await pollInbox(box.ctx, box.mailboxId);
    await script(box.imapUser, { uidNext: 4_000_000_000 });
    await pollInbox(box.ctx, box.mailboxId);
    expect((await inboxOf(box.ctx, box.mailboxId)).uidNext).toBe(2_000_001);
    expect(looksOf(box)).toBe(0);
  });

  it("stores an email once in two concurrent jobs, and no position for a changed inbox", async () => {
    const box = await makeInbox();
    await script(box.imapUser, { mails: [] });
    await pollInbox(box.ctx, box.mailboxId);
    await script(box.imapUser, { mails: [{ uid: 1, raw: answer(box) }] });
    await Promise.all([pollInbox(box.ctx, box.mailboxId), pollInbox(box.ctx, box.mailboxId)]);
    expect(await received(box)).toHaveLength(1);
    const meanwhile: typeof withInbox = (settings, use) =>
      withInbox(settings, async (inbox: Inbox) => {
        await saveInbox(box.ctx, box.mailboxId, {
          imapHost: "127.0.0.1",
          imapPort: inject("imap").scripted,
          imapSecurity: "none",
          imapUsername: "another",
          imapPassword: "other",
        });
        return use(inbox);
      });
    await pollInbox(box.ctx, box.mailboxId, { look: meanwhile });
    expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({ username: "another", uidNext: null });
  });

  it.each(["rows", "bytes"])(
    "stops at the daily quota of %s, and resumes at the same email with new quota",
    async (kind) => {
      const box = await makeInbox();
      await script(box.imapUser, { mails: [] });
      await pollInbox(box.ctx, box.mailboxId);
      await script(box.imapUser, { mails: [{ uid: 1, raw: answer(box) }] });
      await consumeQuota(box.ctx, { rows: 1, bytes: 1 });
      const all = sql(box, `update quota_usage set used = allowed where holder = ? and kind = '${kind}'`);
      await all.run();
      await pollInbox(box.ctx, box.mailboxId);
      expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({ uidNext: 1, lastError: "allowance" });
      await sql(box, `update quota_usage set used = 0 where holder = ? and kind = '${kind}'`).run();
      await pollInbox(box.ctx, box.mailboxId);
      expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({ uidNext: 2, lastError: null });
      expect(await received(box)).toHaveLength(1);
    },
  );
});

const sql = ({ ctx, account }: Box, text: string) => ctx.d1.prepare(text).bind(`account:${account.id}`);

describe("an inbox server", () => {
  it.each<[string, Parameters<typeof script>[1], string, number]>([
    ["hangs", { at: { EXAMINE: "hang" } }, "unreachable", 300],
    ["closes", { at: { EXAMINE: "close" } }, "unreachable", 300],
    ["is busy", { at: { LOGIN: "busy" } }, "busy", 300],
    ["floods", { at: { EXAMINE: "line" } }, "too-much", 300],
    ["has another password now", { password: "new" }, "refused", 3_600],
  ])("that %s is retried after a delay that doubles with each failure", async (_case, box, trouble, wait) => {
    const made = await makeInbox();
    await script(made.imapUser, box);
    const options = box.at?.EXAMINE === "hang" ? { look: quickly } : {};
    for (const [failures, factor] of [
      [1, 1],
      [2, 2],
      [3, 4],
    ] as const) {
      await pollInbox(made.ctx, made.mailboxId, options);
      const row = await inboxOf(made.ctx, made.mailboxId);
      expect(row).toMatchObject({ lastError: trouble, failures, leaseUntil: null });
      expect(Math.abs(seconds(row.nextPollAt) - wait * factor)).toBeLessThan(30);
    }
  });

  it("that rejects the password notifies the owner once, does not stop sending, and recovers with a new one", async () => {
    const box = await makeInbox();
    await script(box.imapUser, { password: "changed" });
    await pollInbox(box.ctx, box.mailboxId);
    await pollInbox(box.ctx, box.mailboxId);
    const told = await box.ctx.db
      .select()
      .from(notifications)
      .where(eq(notifications.accountId, box.account.id));
    expect(told).toMatchObject([
      { kind: "mailbox", path: `/mailboxes/${box.mailboxId}`, userId: box.user.userId },
    ]);
    expect(
      await testMailbox({ ...box.ctx, actor: { ...box.user, isVerified: true } }, box.mailboxId),
    ).toEqual({
      to: box.user.email,
    });
    await saveInbox(box.ctx, box.mailboxId, {
      imapHost: "127.0.0.1",
      imapPort: inject("imap").scripted,
      imapSecurity: "none",
      imapUsername: box.imapUser,
      imapPassword: "changed",
    });
    await pollInbox(box.ctx, box.mailboxId);
    expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({ lastError: null, failures: 0 });
  });
});

describe("the sync schedule", () => {
  it("queues each inbox every five minutes, and immediately on request; repeated requests count as one job", async () => {
    const box = await makeInbox();
    await queueDueInboxes(box.ctx);
    await queueDueInboxes(box.ctx);
    expect(looksOf(box)).toBe(1);
    await queueDueInboxes(later(box.ctx, 310));
    expect(looksOf(box)).toBe(2);
    await box.ctx.db
      .update(inboxes)
      .set({ nextPollAt: new Date(Date.now() + 3_600_000) })
      .where(eq(inboxes.mailboxId, box.mailboxId));
    await pollNow(box.ctx, box.mailboxId);
    await pollNow(box.ctx, box.mailboxId);
    expect(looksOf(box)).toBe(4);
    expect(await usedJobs(box)).toBe(1);
  });

  it("skips removed mailboxes and unconfirmed accounts", async () => {
    const [gone, left] = [await makeInbox(), await makeInbox()];
    await removeMailbox(gone.ctx, gone.mailboxId);
    await left.ctx.d1
      .prepare("update users set email_verified_at = null where account_id = ?")
      .bind(left.account.id)
      .run();
    await queueDueInboxes(left.ctx);
    expect([looksOf(gone), looksOf(left)]).toEqual([0, 0]);
    await pollInbox(left.ctx, left.mailboxId);
    expect(await askedBy(left.imapUser)).toEqual([]);
    const rows = await gone.ctx.db.select().from(inboxes).where(eq(inboxes.mailboxId, gone.mailboxId));
    expect(rows).toEqual([]);
  });
});

describe("an inbox in production", () => {
  it.each([
    [{ imapHost: "10.0.0.1" }, "imapHost"],
    [{ imapHost: "localhost" }, "imapHost"],
    [{ imapHost: "imap.corp.internal" }, "imapHost"],
    [{ imapPort: 8993 }, "imapPort"],
    [{ imapSecurity: "none" as const, imapPort: 143 }, "imapSecurity"],
    [{ imapSecurity: "tls" as const, imapPort: 143 }, "imapPort"],
  ])("is rejected with a field error, and not polled, for %j", async (change, field) => {
    const box = await makeInbox();
    const ctx = { ...box.ctx, config: { ...box.ctx.config, ENVIRONMENT: "production" as const } };
    const good = {
      imapHost: "imap.example.com",
      imapPort: 993,
      imapSecurity: "tls" as const,
      imapPassword: "x",
    };
    await expect(saveInbox(ctx, box.mailboxId, { ...good, ...change })).rejects.toMatchObject({
      code: "invalid",
      field,
    });
    // An inbox that production rejects for another reason isn't polled either.
    await script(box.imapUser, {});
    await pollInbox(ctx, box.mailboxId);
    expect(await askedBy(box.imapUser)).toEqual([]);
  });
});
