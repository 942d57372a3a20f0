import { and, eq } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { createDns, DnsUnavailable } from "~/adapters/dns/dns-over-https";
import { probeSmtp } from "~/adapters/mail/smtp-probe";
import type { BusinessContext } from "~/core/context";
import { addMailbox } from "~/domains/mailboxes/add-mailbox.server";
import { findMailRecords } from "~/domains/mailboxes/check-dns-auth";
import { checkMailbox } from "~/domains/mailboxes/check-mailbox.server";
import { editMailbox } from "~/domains/mailboxes/edit-mailbox.server";
import { mailboxForAccount } from "~/domains/mailboxes/mailboxes.server";
import { resumeMailbox } from "~/domains/mailboxes/pause-mailbox.server";
import { pauseText } from "~/domains/mailboxes/pause-reasons";
import { noteBounce, noteComplaint } from "~/domains/mailboxes/rates/note-bounce.server";
import { MailboxInput } from "~/domains/mailboxes/schemas";
import { mailboxDailyStats } from "~/domains/mailboxes/tables";
import { probeServer } from "~/domains/mailboxes/transport-of.server";
import { queueMailboxes } from "~/domains/sending/queue-mailboxes.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { testMailbox } from "~/domains/sending/test-mailbox.server";
import { mailboxOf, makeCampaign, makeMailbox, messagesOf, receivedAt } from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const servers = inject("mail");
const endpoint = inject("dns");
const put = (records: Record<string, string[]>) =>
  fetch(endpoint, { method: "POST", body: JSON.stringify(records) });

/** A context that queries the DNS server of the tests. */
const asking = (ctx: BusinessContext): BusinessContext => ({
  ...ctx,
  config: { ...ctx.config, DNS_OVER_HTTPS_URL: endpoint },
});

const input = (fromAddress: string, more: Record<string, unknown> = {}) =>
  MailboxInput.parse({
    kind: "smtp",
    fromName: "Amina",
    postalAddress: "Moi Avenue 1, Nairobi",
    fromAddress,
    host: "smtp.gmail.com",
    dkimSelector: "google",
    ...more,
  });

describe("SPF, DKIM and DMARC", () => {
  it("must all pass before anything is sent", async () => {
    const { ctx: base } = await makeBusiness();
    const ctx = asking(base);
    const domain = `${crypto.randomUUID()}.co.ke`;
    const box = await addMailbox(ctx, input(`amina@${domain}`));
    expect(box.readyAt).toBeNull();
    await expect(testMailbox(ctx, box.id)).rejects.toMatchObject({ code: "conflict" });
    const { campaignId } = await makeCampaign(ctx, box.id, ["reader@buyer.test"]);
    await sendMailbox(ctx, box.id);
    expect(await messagesOf(ctx, campaignId)).toMatchObject([{ state: "waiting", attempts: 0 }]);
    const missing = await checkMailbox(ctx, box.id);
    expect(missing).toMatchObject({
      readyAt: null,
      dns: {
        spf: { isFine: false, name: domain, wanted: "v=spf1 include:_spf.google.com ~all" },
        dkim: { isFine: false, name: `google._domainkey.${domain}` },
        dmarc: {
          isFine: false,
          name: `_dmarc.${domain}`,
          wanted: `v=DMARC1; p=none; rua=mailto:amina@${domain}`,
        },
      },
    });
    await put({
      [domain]: ["some-other=text", "v=spf1 include:_spf.google.com ~all"],
      [`google._domainkey.${domain}`]: [`v=DKIM1; k=rsa; p=${"A".repeat(390)}`],
      [`_dmarc.${domain}`]: ["v=DMARC1; p=quarantine"],
    });
    await expect(checkMailbox(ctx, box.id, async () => "AUTH: 535 No")).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringContaining("AUTH: 535 No"),
    });
    expect(await mailboxOf(ctx, box.id)).toMatchObject({ readyAt: null, dns: { dkim: { isFine: true } } });
    const fine = await checkMailbox(ctx, box.id, async () => null);
    expect(fine.readyAt).toBeInstanceOf(Date);
    expect(fine.dns?.dkim.found[0]).toContain("A".repeat(390));
    // A new sender address is checked again.
    expect(await editMailbox(ctx, box.id, { fromAddress: `amina@other-${domain}` })).toMatchObject({
      readyAt: null,
      dns: null,
    });
  });

  it("fail for an open policy, duplicate records and a revoked key; a parent policy counts", async () => {
    const domain = `${crypto.randomUUID()}.ng`;
    const dns = createDns(endpoint);
    const find = (name: string) =>
      findMailRecords(dns, { fromAddress: `a@${name}`, host: "mail.host.ng", dkimSelector: "s1" });
    await put({
      [`all.${domain}`]: ["v=spf1 +all"],
      [`twice.${domain}`]: ["v=spf1 mx ~all", "v=spf1 a -all"],
      [`s1._domainkey.all.${domain}`]: ["v=DKIM1; p="],
      [`_dmarc.${domain}`]: ["v=DMARC1; p=none"],
      [`_dmarc.twice.${domain}`]: ["v=DMARC1"],
    });
    const all = await find(`all.${domain}`);
    expect(all.spf).toMatchObject({ isFine: false, wanted: "v=spf1 ~all" });
    expect(all.dkim).toMatchObject({
      isFine: false,
      reason: "This DKIM key was revoked. Copy the current record from your email provider.",
    });
    expect(all.dmarc).toMatchObject({ isFine: true, name: `_dmarc.${domain}` });
    const twice = await find(`twice.${domain}`);
    expect(twice.spf.reason).toContain("Several SPF records");
    expect(twice.dmarc.isFine).toBe(false);
  });

  it("keep their result when DNS does not answer", async () => {
    const { ctx: base } = await makeBusiness();
    const ctx = asking(base);
    for (const kind of ["servfail", "nonsense"]) {
      const box = await addMailbox(ctx, input(`amina@${kind}.${crypto.randomUUID()}.ng`));
      await expect(checkMailbox(ctx, box.id)).rejects.toMatchObject({ code: "unavailable" });
      expect(await mailboxOf(ctx, box.id)).toMatchObject({ dns: null, dnsCheckedAt: null });
    }
    await expect(createDns(endpoint, 200).texts("silent.test")).rejects.toBeInstanceOf(DnsUnavailable);
  });
});

describe("a mailbox's mail server", () => {
  it("accepts our login, or explains the rejection", async () => {
    const { ctx } = await makeBusiness();
    const troubleAt = async (port: number, more: Parameters<typeof makeMailbox>[2] = {}) =>
      probeServer(ctx, await makeMailbox(ctx, port, { fromAddress: `${port}@sender.test`, ...more }));
    expect(await troubleAt(servers.open)).toBeNull();
    expect(await troubleAt(servers.login, { username: "njia" })).toContain("535");
    expect(await troubleAt(servers.down)).toEqual(expect.any(String));
    expect(await troubleAt(servers.open, { encryptedPassword: "nonsense" })).toContain("Enter it again");
    const mute = { host: "127.0.0.1", port: servers.mute, security: "none" } as const;
    expect(await probeSmtp(mute, "a@b.test", 200)).toEqual({
      code: "other",
      serverMessage: "No response within 0.2 seconds.",
    });
  });
});

describe("a mailbox in production", () => {
  it("accepts only a public mail server, on a submission port, with encryption", async () => {
    const { ctx: base } = await makeBusiness();
    const ctx = {
      ...base,
      config: { ...base.config, ENVIRONMENT: "production" as const, PASSWORD_PEPPER: "x".repeat(32) },
    };
    const at = `amina@${crypto.randomUUID()}.ng`;
    for (const [change, field] of [
      [{ host: "127.0.0.1" }, "host"],
      [{ host: "localhost" }, "host"],
      [{ host: "mail.internal" }, "host"],
      [{ host: "10.0.0.1.nip.io" }, "host"],
      [{ host: "smtp.default.svc" }, "host"],
      [{ host: "smtp.service.consul" }, "host"],
      [{ host: "smtp.default.svc.cluster.local" }, "host"],
      [{ host: "mail.lan" }, "host"],
      [{ host: "mail.corp" }, "host"],
      [{ host: "mail.intranet" }, "host"],
      [{ host: "mailserver" }, "host"],
      [{ port: 25 }, "port"],
      [{ port: 22 }, "port"],
      [{ port: 5432 }, "port"],
      [{ security: "none" }, "security"],
    ] as const)
      await expect(addMailbox(ctx, input(at, change))).rejects.toMatchObject({ code: "invalid", field });
    // Even a server that got into the database is not contacted.
    const box = await makeMailbox(base, servers.open);
    const { campaignId } = await makeCampaign(base, box.id, [`reader@${crypto.randomUUID()}.ng`]);
    await sendMailbox(ctx, box.id);
    expect(await messagesOf(base, campaignId)).toMatchObject([{ state: "waiting", attempts: 0 }]);
    expect(await mailboxOf(base, box.id)).toMatchObject({
      pauseReason: expect.stringContaining("a public mail server name"),
    });
  });
});

describe("the rates of a mailbox", () => {
  it.each([
    ["bounces", noteBounce, 49, 3, "3 of 60 emails bounced (5.00%; the limit is 5%)."],
    ["complaints", noteComplaint, 49, 2, "2 of 60 emails were reported as spam (3.33%; the limit is 0.10%)."],
  ] as const)(
    "pause it and give the reason if %s exceed their limit, from 50 emails on",
    async (_, note, few, enough, words) => {
      const { ctx } = await makeBusiness();
      const box = await makeMailbox(ctx, servers.open);
      const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      await ctx.db.insert(mailboxDailyStats).values({ mailboxId: box.id, day, sent: few });
      for (let n = 1; n < enough; n += 1) await ctx.d1.batch(note(ctx, box.id));
      expect(await mailboxOf(ctx, box.id)).toMatchObject({ pausedAt: null });
      await ctx.db
        .update(mailboxDailyStats)
        .set({ sent: 60 })
        .where(and(eq(mailboxDailyStats.mailboxId, box.id), eq(mailboxDailyStats.day, day)));
      await ctx.d1.batch(note(ctx, box.id));
      const paused = await mailboxOf(ctx, box.id);
      expect(paused?.pausedAt).toBeInstanceOf(Date);
      await resumeMailbox(ctx, box.id);
      await ctx.d1.batch(note(ctx, box.id));
      expect(await mailboxOf(ctx, box.id)).toMatchObject({ pausedAt: null, pauseReasonCode: null });
      expect(paused && pauseText(paused)).toContain(words);
    },
  );
});

describe("the sending schedule", () => {
  it("queues only mailboxes that may send and have a due email", async () => {
    // Noon: a wait of minutes does not reach the limit of the next day.
    const noon = new Date(new Date().setUTCHours(12, 0, 0, 0));
    const { ctx: made } = await makeBusiness();
    const on = (seconds: number) => ({ ...made, now: () => new Date(noon.getTime() + seconds * 1_000) });
    const ctx = on(0);
    const at = `@${crypto.randomUUID()}.test`;
    const due = await makeMailbox(ctx, servers.open);
    const paused = await makeMailbox(ctx, servers.open, { pausedAt: new Date() });
    const waits = await makeMailbox(ctx, servers.open, { gapSeconds: 600, lastSentAt: noon });
    const full = await makeMailbox(ctx, servers.open, { warmupStartedAt: noon });
    const idle = await makeMailbox(ctx, servers.open);
    const stopped = await makeMailbox(ctx, servers.open);
    const today = noon.toISOString().slice(0, 10);
    await ctx.db.insert(mailboxDailyStats).values({ mailboxId: full.id, day: today, sent: 10 });
    for (const { id } of [due, paused, waits, full]) await makeCampaign(ctx, id, [`r-${id}${at}`]);
    await makeCampaign(ctx, stopped.id, [`r${at}`], { status: "paused" });
    await makeCampaign(ctx, idle.id, [`r${at}`], { dueAt: new Date(noon.getTime() + 3_600_000) });
    const woken = async (c: typeof ctx) => {
      c.queue.sent.length = 0;
      await queueMailboxes(c);
      const mine = [due, paused, waits, full, idle, stopped].map(({ id }) => id);
      return c.queue.sent.flatMap((job) =>
        job.kind === "send-mailbox" && mine.includes(job.mailboxId) ? job.mailboxId : [],
      );
    };
    expect(await woken(ctx)).toEqual([due.id]);
    await sendMailbox(ctx, due.id);
    expect(await woken(ctx)).toEqual([]);
    expect(await woken(on(700))).toEqual([waits.id]);
    expect((await receivedAt(at)).map(({ to }) => to)).toEqual([`r-${due.id}${at}`]);
  });

  it("prefers a mailbox that may send as the default mailbox", async () => {
    const { ctx } = await makeBusiness();
    expect(await mailboxForAccount(ctx)).toBeNull();
    const first = await makeMailbox(ctx, 25, { readyAt: null });
    expect((await mailboxForAccount(ctx))?.id).toBe(first.id);
    const second = await makeMailbox(ctx, 25);
    expect((await mailboxForAccount(ctx))?.id).toBe(second.id);
  });
});
