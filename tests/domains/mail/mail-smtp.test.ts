import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { createSmtpSender } from "~/adapters/mail/smtp";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { sendMails } from "~/domains/mail/send-mails.server";
import { transactionalEmails } from "~/domains/mail/tables";
import { testContext } from "../../support/harness/context";
import type { ReceivedMail } from "../../support/servers/mail-servers";

const servers = inject("mail");

const contextOn = (port: number, timeLimit = 60_000) => ({
  ...testContext(),
  mail: createSmtpSender({ host: "127.0.0.1", port, security: "none" }, timeLimit),
});

type Ctx = ReturnType<typeof contextOn>;

async function queued(ctx: Ctx, who: string, subject = "Tafadhali thibitisha anwani yako") {
  const cause = crypto.randomUUID();
  await ctx.db.batch([
    mailStatement(ctx, {
      cause,
      to: { address: `${who}-${cause}@business.test`, name: "Amélie" },
      subject,
      paragraphs: ["Bonjour Amélie,", "Veuillez confirmer que cette adresse est la vôtre."],
      action: { label: "Confirmer", url: "https://njia.test/verify?token=abc&next=%2F" },
    }),
  ]);
  return cause;
}

const rowOf = async (ctx: Ctx, cause: string) =>
  (await ctx.db.select().from(transactionalEmails).where(eq(transactionalEmails.cause, cause)))[0];

async function receivedFor(cause: string): Promise<ReceivedMail[]> {
  const all = (await (await fetch(`${servers.http}/received`)).json()) as ReceivedMail[];
  return all.filter(({ to }) => to.includes(cause));
}

beforeEach(() => testContext().db.delete(transactionalEmails));

describe("the email job with a real SMTP server", () => {
  it("sends a queued email once, even if the job is delivered twice", async () => {
    const ctx = contextOn(servers.open);
    const cause = await queued(ctx, "amelie");
    const written = await rowOf(ctx, cause);
    await Promise.all([sendMails(ctx), sendMails(ctx)]);
    await sendMails(ctx);
    const [received, ...more] = await receivedFor(cause);
    const row = await rowOf(ctx, cause);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ state: "sent", attempts: 1, error: null, sentAt: expect.any(Date) });
    // The one-time link is deleted here after sending.
    expect(row).toMatchObject({ text: "", html: "" });
    expect(received).toMatchObject({
      subject: "Tafadhali thibitisha anwani yako",
      messageId: row?.messageId,
      fromText: '"Njia" <no-reply@njia.test>',
      text: written?.text,
    });
    expect(received?.html.trim()).toBe(written?.html.trim());
    expect(received?.html).toContain('href="https://njia.test/verify?token=abc&amp;next=%2F"');
  });

  it.each<[string, string, number, string, string]>([
    ["is down", "amelie", servers.down, "queued", ""],
    ["greylists", "greylisted", servers.open, "queued", "RCPT: 451 come back later"],
    ["doesn't know the recipient", "nobody", servers.open, "failed", "RCPT: 550 no such user"],
    ["wants a login", "amelie", servers.login, "failed", "MAIL: 530"],
    ["disconnects during the email", "midway", servers.rude, "unconfirmed", ""],
    ["falls silent", "silent", servers.rude, "unconfirmed", "No response within 5 seconds."],
  ])(
    "attempts delivery once and records the result if the server %s",
    async (_case, who, port, state, reason) => {
      const ctx = contextOn(port, who === "silent" ? 5_000 : undefined);
      const cause = await queued(ctx, who);
      await sendMails(ctx);
      await sendMails(ctx);
      const row = await rowOf(ctx, cause);
      expect(row).toMatchObject({ state, attempts: 1, error: expect.stringContaining(reason) });
      expect(await receivedFor(cause)).toEqual([]);
    },
  );

  it("sends on the second attempt after the server was down", async () => {
    const ctx = contextOn(servers.down);
    const cause = await queued(ctx, "amelie");
    await sendMails(ctx);
    const later = { ...contextOn(servers.open), now: () => new Date(Date.now() + 90_000) };
    await sendMails(later);
    expect(await rowOf(ctx, cause)).toMatchObject({ state: "sent", attempts: 2, error: null });
    expect(await receivedFor(cause)).toHaveLength(1);
  });
});
