import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { SCHEDULE } from "workers/schedule";
import type { MailOutcome, MailSender, OutgoingMail } from "~/adapters/mail/mail-sender";
import type { Context } from "~/core/context";
import { type MailInput, mailStatement } from "~/domains/mail/mail-statement.server";
import { RETRY_AFTER } from "~/domains/mail/policy";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { queueLostMails, sendMails } from "~/domains/mail/send-mails.server";
import { transactionalEmails } from "~/domains/mail/tables";
import { testContext } from "../../support/harness/context";
import { Crash, failing } from "../../support/harness/failing";

const MAIL: Omit<MailInput, "cause"> = {
  to: { address: "amina@business.test", name: "Amina" },
  subject: "Confirm your email",
  paragraphs: ["Please confirm that this address is yours."],
  action: { label: "Confirm", url: "https://njia.test/verify?token=abc" },
};

const newCause = () => `test:${crypto.randomUUID()}`;

async function queued(ctx: Context, over: Partial<MailInput> = {}) {
  const cause = over.cause ?? newCause();
  await ctx.db.batch([mailStatement(ctx, { ...MAIL, cause, ...over })]);
  return cause;
}

const rowOf = async (ctx: Context, cause: string) => {
  const [row] = await ctx.db.select().from(transactionalEmails).where(eq(transactionalEmails.cause, cause));
  if (!row) throw new Error("no mail");
  return row;
};

/** A transport that returns a given result and records its input. */
function sender(answer: (mail: OutgoingMail) => MailOutcome | Promise<MailOutcome>) {
  const given: OutgoingMail[] = [];
  const mail: MailSender = {
    name: "smtp",
    send: async (mail) => {
      given.push(mail);
      return answer(mail);
    },
  };
  return { mail, given };
}

const at = (ctx: ReturnType<typeof testContext>, seconds: number) => {
  const now = new Date(Date.now() + seconds * 1_000);
  return { ...ctx, now: () => now };
};

/** Deletes queued emails of other tests. */
const emptied = async () => {
  const ctx = testContext();
  await ctx.db.delete(transactionalEmails);
  return ctx;
};

describe("creating an email", () => {
  it("writes one row per cause, with text and HTML parts and a message id of ours", async () => {
    const ctx = await emptied();
    const cause = await queued(ctx);
    await queued(ctx, { cause, subject: "Another" });
    const row = await rowOf(ctx, cause);
    expect(row).toMatchObject({ state: "queued", attempts: 0, subject: "Confirm your email", headers: {} });
    expect(row.messageId).toMatch(/^<[0-9a-f]{40}@njia\.test>$/);
    expect(row.text).toBe(
      "Hi Amina,\n\nPlease confirm that this address is yours.\n\nConfirm:\nhttps://njia.test/verify?token=abc\n\n-- \nNjia\nhttp://njia.test\n",
    );
    expect(row.html).toMatch(/<a [^>]*href="https:\/\/njia\.test\/verify\?token=abc"[^>]*>Confirm<\/a>/);
    expect(row.html).toContain("https://njia.test/verify<wbr>?token=abc");
    // An inbox preview shows the news after the subject, not the greeting.
    expect(row.html).toMatch(/<body[^>]*>\n<div [^>]*>Please confirm that this address is yours\.<\/div>/);
    expect(await ctx.db.$count(transactionalEmails)).toBe(1);
  });

  it.each([
    '"amina"@business.test',
    "amina(x)@business.test",
    "a@b.test\r\nBcc: x@y.test",
    "a b@c.test",
    "a@b.test,c@d.test",
    "<a@b.test>",
    "amina",
  ])("rejects the address %j", (address) => {
    const ctx = testContext();
    expect(() => mailStatement(ctx, { ...MAIL, cause: "x", to: { address } })).toThrow(
      /email address, e\.g\./,
    );
  });

  it.each<Record<string, string>>([
    { "X-Note": "a\r\nBcc: x@y.test" },
    { "X-Note\r\nBcc": "x@y.test" },
    { Bcc: "x@y.test" },
    { "content-type": "text/plain" },
  ])("rejects the header %j", (headers) => {
    expect(() => mailStatement(testContext(), { ...MAIL, cause: "x", headers })).toThrow(
      /can't stand in a mail/,
    );
  });

  it("rejects an action that is not a web address", () => {
    const action = { label: "Open", url: "javascript:alert(1)" };
    expect(() => mailStatement(testContext(), { ...MAIL, cause: "x", action })).toThrow(/web address/);
  });

  it("folds line breaks, escapes markup and keeps lines short", async () => {
    const ctx = await emptied();
    const cause = await queued(ctx, {
      to: { address: "amina@business.test", name: "Amina\r\nBcc: x@y.test" },
      subject: "Hello\r\nBcc: x@y.test",
      paragraphs: [`<b>Bold</b> & "quoted"\nnext`, "word ".repeat(60), "x".repeat(200)],
    });
    const row = await rowOf(ctx, cause);
    expect([row.toName, row.subject]).toEqual(["Amina Bcc: x@y.test", "Hello Bcc: x@y.test"]);
    expect(row.html).toContain("&lt;b&gt;Bold&lt;/b&gt; &amp; &quot;quoted&quot; next");
    expect(Math.max(...row.text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(78);
  });
});

describe("the email job", () => {
  it("stores every email in the outbox during development", async () => {
    const ctx = await emptied();
    const cause = await queued(ctx);
    await queueMails(ctx);
    expect(ctx.queue.sent).toEqual([{ kind: "send-mails" }]);
    expect(await sendMails(ctx)).toBe(1);
    expect(await rowOf(ctx, cause)).toMatchObject({ state: "kept", attempts: 1, sentAt: null });
  });

  it.each<[MailOutcome, string]>([
    [{ outcome: "sent" }, "sent"],
    [{ outcome: "refused", reason: "550 no such user" }, "failed"],
    [{ outcome: "unconfirmed", reason: "The connection broke." }, "unconfirmed"],
    [{ outcome: "later", reason: "451 come back" }, "queued"],
  ])("records the outcome %j as %s", async (outcome, state) => {
    const ctx = await emptied();
    const cause = await queued(ctx);
    const { mail, given } = sender(() => outcome);
    await sendMails({ ...ctx, mail });
    await sendMails({ ...ctx, mail });
    expect(given).toHaveLength(1);
    const row = await rowOf(ctx, cause);
    expect(row).toMatchObject({ state, attempts: 1, error: "reason" in outcome ? outcome.reason : null });
    expect(row.sentAt !== null).toBe(state === "sent");
  });

  it("retries after 1, 5, 30 and 120 minutes, then gives up", async () => {
    expect(RETRY_AFTER).toEqual([0, 60, 300, 1_800, 7_200]);
    const ctx = await emptied();
    const cause = await queued(ctx);
    const { mail, given } = sender(() => ({ outcome: "later", reason: "451 come back" }));
    let seconds = 0;
    for (const [tries, wait] of RETRY_AFTER.entries()) {
      seconds += wait;
      await sendMails({ ...at(ctx, seconds - 10), mail });
      await sendMails({ ...at(ctx, seconds + 2), mail });
      seconds += 2;
      expect(given).toHaveLength(tries + 1);
    }
    expect(await rowOf(ctx, cause)).toMatchObject({ state: "failed", attempts: 5, error: "451 come back" });
  });

  it("backs off from a server that defers three emails in a row", async () => {
    const ctx = await emptied();
    for (let n = 0; n < 5; n += 1) await queued(ctx);
    const { mail, given } = sender(() => ({ outcome: "later", reason: "no connection" }));
    await sendMails({ ...ctx, mail });
    expect(given).toHaveLength(3);
  });

  it("sends each email once with concurrent jobs", async () => {
    const ctx = await emptied();
    for (let n = 0; n < 12; n += 1) await queued(ctx);
    const { mail, given } = sender(async () => {
      await scheduler.wait(2);
      return { outcome: "sent" };
    });
    await Promise.all([1, 2, 3, 4].map(() => sendMails({ ...ctx, mail })));
    expect(new Set(given.map(({ messageId }) => messageId)).size).toBe(12);
    expect(given).toHaveLength(12);
  });

  it.each([1, 2, 3])("never sends twice when call %i of the job fails", async (n) => {
    for (const isAfter of [false, true]) {
      const ctx = await emptied();
      const cause = await queued(ctx);
      const { mail, given } = sender(() => ({ outcome: "sent" }));
      const crash = failing({ ...ctx, mail }, { at: n, isAfter, isLasting: true });
      await expect(sendMails(crash.ctx)).rejects.toMatchObject({ cause: expect.any(Crash) });
      await sendMails({ ...ctx, mail });
      await queueLostMails(at(ctx, 500));
      await sendMails({ ...at(ctx, 601), mail });
      await queueLostMails(at(ctx, 602));
      await sendMails({ ...at(ctx, 9_000), mail });
      expect(given.length).toBeLessThanOrEqual(1);
      const { state } = await rowOf(ctx, cause);
      // If nothing was written, another job sends it. If it was claimed and then lost, it is unconfirmed and a person decides.
      const isClaimed = n === 2 ? isAfter : n === 3 && !isAfter;
      expect(state).toBe(isClaimed ? "unconfirmed" : "sent");
    }
  });

  it("never emails example addresses and demo users in production", async () => {
    const base = await emptied();
    const config = { ...base.config, ENVIRONMENT: "production" as const };
    const { mail, given } = sender(() => ({ outcome: "sent" }));
    const ctx = { ...base, config, mail };
    const addresses = ["business@demo.test", "a@example.com", "a@mail.EXAMPLE.org", "a@njia.example"];
    const causes = await Promise.all(addresses.map((address) => queued(ctx, { to: { address } })));
    const real = await queued(ctx, { to: { address: "amina@latest.co.ke" } });
    await sendMails(ctx);
    expect(given.map(({ to }) => to.address)).toEqual(["amina@latest.co.ke"]);
    for (const cause of causes) expect((await rowOf(ctx, cause)).state).toBe("failed");
    expect((await rowOf(ctx, real)).state).toBe("sent");
  });

  it("sends attachments, and fails if one is missing", async () => {
    const ctx = await emptied();
    const { mail, given } = sender(() => ({ outcome: "sent" }));
    await ctx.files.put("mail/a.csv", "a,b");
    const file = { key: "mail/a.csv", name: "a.csv", type: "text/csv" };
    await queued(ctx, { attachments: [file] });
    const cause = await queued(ctx, { attachments: [{ ...file, key: "mail/gone.csv" }] });
    await sendMails({ ...ctx, mail });
    expect(given.map(({ attachments }) => attachments.map(({ content }) => content.length))).toEqual([[3]]);
    expect((await rowOf(ctx, cause)).state).toBe("failed");
  });
});

describe("the schedule", () => {
  it("requeues emails whose job was lost, and only then", async () => {
    const ctx = await emptied();
    const row = SCHEDULE.find(({ run }) => run === queueLostMails);
    expect(row?.cron).toBe("* * * * *");
    expect(await queueLostMails(ctx)).toBe(false);
    await queued(ctx);
    expect(await queueLostMails(ctx)).toBe(true);
    expect(ctx.queue.sent).toEqual([{ kind: "send-mails" }]);
  });

  it("ignores an unavailable queue", async () => {
    const ctx = testContext();
    const queue = { ...ctx.queue, send: async () => Promise.reject(new Error("down")) };
    await expect(queueMails({ ...ctx, queue })).resolves.toBeUndefined();
  });
});
