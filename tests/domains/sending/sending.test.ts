import { eq } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { consentToken } from "~/core/secrets/link-tokens.server";
import { seal } from "~/core/secrets/seal.server";
import { advanceCampaigns } from "~/domains/campaigns/planning/start-scheduled-campaigns.server";
import { campaigns } from "~/domains/campaigns/tables";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { suppressGloballyStatement } from "~/domains/global-suppressions/global-suppressions.server";
import { SMTP_CONCURRENCY } from "~/domains/mailboxes/policy";
import { sealOwner } from "~/domains/mailboxes/seal-owner";
import { mailboxDailyStats, mailboxes } from "~/domains/mailboxes/tables";
import { PASSWORD_USE } from "~/domains/mailboxes/transport-of.server";
import { recordConsentReply } from "~/domains/replies/responses/consent-reply.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { addTeammate } from "../../support/fixtures/people";
import {
  campaignOf,
  later,
  mailboxOf,
  makeCampaign,
  makeMailbox,
  messagesOf,
  platformMailsTo,
  receivedAt,
} from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const servers = inject("mail");
const domain = () => `@${crypto.randomUUID()}.test`;
const states = (rows: { state: string }[]) => rows.map(({ state }) => state).sort();

describe("a mailbox at a real SMTP server", () => {
  it("sends each message once with two concurrent jobs, with every required header", async () => {
    const { ctx } = await makeBusiness();
    const box = await makeMailbox(ctx, servers.open);
    const at = domain();
    const readers = Array.from({ length: 25 }, (_, n) => `reader-${n}${at}`);
    const { campaignId } = await makeCampaign(ctx, box.id, readers);
    await Promise.all([sendMailbox(ctx, box.id), sendMailbox(ctx, box.id)]);
    await sendMailbox(ctx, box.id);
    const rows = await messagesOf(ctx, campaignId);
    const received = await receivedAt(at);
    expect(received.map(({ to }) => to).sort()).toEqual(readers.sort());
    expect(
      rows.every(({ state, attempts: tries, rule }) => state === "sent" && tries === 1 && rule === "opt-out"),
    ).toBe(true);
    const first = rows[0];
    const mail = received.find(({ to }) => to === first?.toAddress);
    expect(mail).toMatchObject({
      subject: "Solar for Company 0",
      messageId: first?.messageId,
      fromText: '"Amina of Sender" <amina@sender.test>',
    });
    expect(mail?.headers["list-unsubscribe"]).toMatch(/^<http:\/\/njia\.test\/unsubscribe\/.+>$/);
    expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(mail?.headers["auto-submitted"]).toBeUndefined();
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain("Dear Reader,");
      expect(part).toContain("Amina of Sender, Moi Avenue 1, Nairobi");
      expect(part).toContain("test.csv");
      expect(part).toContain("/unsubscribe/");
    }
    expect(mail?.html).toContain('href="http://njia.test/c/');
    expect(mail?.html).not.toContain("<img");
    expect(await campaignOf(ctx, campaignId)).toMatchObject({ sent: 25, failed: 0, unconfirmed: 0 });
    const [day] = await ctx.db
      .select()
      .from(mailboxDailyStats)
      .where(eq(mailboxDailyStats.mailboxId, box.id));
    expect(day?.sent).toBe(25);
    expect(await mailboxOf(ctx, box.id)).toMatchObject({ leaseUntil: null, lastSentAt: expect.any(Date) });
  });

  it("continues after a rejected recipient, and tries a greylisted one five times before it fails", async () => {
    const { ctx } = await makeBusiness();
    const box = await makeMailbox(ctx, servers.open);
    const at = domain();
    const { campaignId } = await makeCampaign(
      ctx,
      box.id,
      ["nobody-1", "greylisted-1", "spam-1", "full-1", "fine-1", "fine-2", "nobody-2", "fine-3"].map(
        (name) => name + at,
      ),
    );
    await sendMailbox(ctx, box.id);
    const rows = await messagesOf(ctx, campaignId);
    expect(rows.map(({ state }) => state)).toEqual([
      "failed",
      "waiting",
      "failed",
      "waiting",
      "sent",
      "sent",
      "failed",
      "sent",
    ]);
    expect(rows[0]?.reason).toContain("550");
    expect(rows[1]?.reason).toContain("451");
    expect((rows[1]?.dueAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(200_000);
    expect((await receivedAt(at)).length).toBe(3);
    expect(await campaignOf(ctx, campaignId)).toMatchObject({ sent: 3, failed: 3 });
    for (const seconds of [400, 1_500, 6_000, 30_000]) await sendMailbox(later(ctx, seconds), box.id);
    const [, grey] = await messagesOf(ctx, campaignId);
    expect(grey).toMatchObject({ state: "failed", attempts: 5 });
    expect(grey?.reason).toMatch(/^Tried 5 times\./);
  });

  it("fails no message when the server rejects the login: the mailbox pauses with the reason", async () => {
    const { ctx } = await makeBusiness();
    const encryptedPassword = await seal(ctx.config, PASSWORD_USE, sealOwner(ctx.account.id), "wrong");
    const box = await makeMailbox(ctx, servers.login, { username: "amina", encryptedPassword });
    const { campaignId } = await makeCampaign(ctx, box.id, [`a${domain()}`, `b${domain()}`]);
    await sendMailbox(ctx, box.id);
    expect((await messagesOf(ctx, campaignId)).map(({ state, attempts: tries }) => [state, tries])).toEqual([
      ["waiting", 0],
      ["waiting", 0],
    ]);
    expect(await mailboxOf(ctx, box.id)).toMatchObject({
      pausedAt: expect.any(Date),
      pauseReason: expect.stringContaining("535"),
    });
    const right = await seal(ctx.config, PASSWORD_USE, sealOwner(ctx.account.id), "pässword");
    await ctx.db
      .update(mailboxes)
      .set({ encryptedPassword: right, pausedAt: null })
      .where(eq(mailboxes.id, box.id));
    await sendMailbox(ctx, box.id);
    expect(states(await messagesOf(ctx, campaignId))).toEqual(["sent", "sent"]);
  });

  it("retries an unreachable server after a while, and loses nothing", async () => {
    const { ctx } = await makeBusiness();
    const box = await makeMailbox(ctx, servers.down);
    const { campaignId } = await makeCampaign(ctx, box.id, [`a${domain()}`]);
    await sendMailbox(ctx, box.id);
    const row = await mailboxOf(ctx, box.id);
    expect(row).toMatchObject({
      pausedAt: null,
      unreachableAt: expect.any(Date),
      unreachableReason: expect.any(String),
    });
    expect(row?.leaseUntil?.getTime()).toBeGreaterThan(Date.now());
    await ctx.db.update(mailboxes).set({ port: servers.open }).where(eq(mailboxes.id, box.id));
    await sendMailbox(later(ctx, 130), box.id);
    expect(await messagesOf(ctx, campaignId)).toMatchObject([{ state: "sent", attempts: 1 }]);
    expect(await mailboxOf(ctx, box.id)).toMatchObject({ unreachableAt: null, unreachableReason: null });
  });

  it("marks transmitted but unacknowledged messages as unconfirmed, and does not resend them", async () => {
    const { ctx } = await makeBusiness();
    const box = await makeMailbox(ctx, servers.rude);
    const at = domain();
    const { campaignId } = await makeCampaign(
      ctx,
      box.id,
      ["midway-1", "after-1", "before-1"].map((name) => name + at),
    );
    await sendMailbox(ctx, box.id);
    await sendMailbox(ctx, box.id);
    expect((await messagesOf(ctx, campaignId)).map(({ state }) => state)).toEqual([
      "unconfirmed",
      "unconfirmed",
      "waiting",
    ]);
    expect(await campaignOf(ctx, campaignId)).toMatchObject({ sent: 0, unconfirmed: 2 });
  });

  it("sends nothing to addresses suppressed in the meantime, by the account or globally", async () => {
    const { ctx } = await makeBusiness();
    const box = await makeMailbox(ctx, servers.open);
    const at = domain();
    const { campaignId } = await makeCampaign(ctx, box.id, [`a${at}`, `B${at}`, `c${at}`]);
    await ctx.db.batch([
      suppressStatement(ctx, { accountId: ctx.account.id, address: `a${at}`, reason: "unsubscribe" }),
      suppressGloballyStatement(ctx, addressHash(ctx.config, `b${at}`), "asked" as never),
    ]);
    await sendMailbox(ctx, box.id);
    expect((await messagesOf(ctx, campaignId)).map(({ state }) => state)).toEqual([
      "stopped",
      "stopped",
      "sent",
    ]);
    expect((await receivedAt(at)).map(({ to }) => to)).toEqual([`c${at}`]);
  });

  it("copies the teammates named in a template, except one who opted out", async () => {
    const { ctx } = await makeBusiness();
    const box = await makeMailbox(ctx, servers.open);
    const at = domain();
    const ccEmails = [`boss${at}`, `gone${at}`, `nobody-else${at}`];
    for (const address of ccEmails) await addTeammate(ctx, address);
    await makeCampaign(ctx, box.id, [`a${at}`], { steps: [{ ccEmails }] });
    await suppressStatement(ctx, { accountId: ctx.account.id, address: `gone${at}`, reason: "manual" });
    await sendMailbox(ctx, box.id);
    // The server rejects the third recipient; the email is still delivered to the others.
    const received = await receivedAt(at);
    expect(received[0]?.to).toBe(`a${at},boss${at}`);
    expect(received[0]?.headers.cc?.replace(/\s+/g, " ")).toBe(`boss${at}, nobody-else${at}`);
  });

  it("asks a recipient in South Africa for consent once, and emails them after they agree", async () => {
    const { ctx } = await makeBusiness({ name: "Savanna Foods" });
    const box = await makeMailbox(ctx, servers.open, { fromName: "Amina Bello" });
    const at = domain();
    const { campaignId } = await makeCampaign(ctx, box.id, [`thandi${at}`], { country: "ZA" });
    await sendMailbox(ctx, box.id);
    await sendMailbox(ctx, box.id);
    await sendMailbox(later(ctx, 90_000), box.id);
    expect(await platformMailsTo(ctx, at)).toMatchObject([
      {
        subject: "May Amina Bello (Savanna Foods) email you?",
        fromName: "Amina Bello (Savanna Foods) via Njia",
      },
    ]);
    expect(await receivedAt(at)).toEqual([]);
    await ctx.d1
      .prepare("update consents set granted_at = 1 where account_id = ?")
      .bind(ctx.account.id)
      .run();
    await sendMailbox(later(ctx, 200_000), box.id);
    expect(await messagesOf(ctx, campaignId)).toMatchObject([{ state: "sent", rule: "consent" }]);
    expect((await receivedAt(at)).length).toBe(1);
  });

  it("treats thirty days without a response as declined consent", async () => {
    const { ctx } = await makeBusiness({ plan: "startup" });
    const box = await makeMailbox(ctx, servers.open);
    const { campaignId } = await makeCampaign(ctx, box.id, [`thandi${domain()}`], { country: "ZA" });
    for (const _ of [1, 2]) await sendMailbox(ctx, box.id);
    await sendMailbox(later(ctx, 29 * 86_400), box.id);
    expect(await messagesOf(ctx, campaignId)).toMatchObject([{ state: "waiting" }]);
    const after = later(ctx, 31 * 86_400);
    await sendMailbox(after, box.id);
    expect(await messagesOf(ctx, campaignId)).toMatchObject([
      { state: "stopped", reason: expect.stringContaining("no response within 30 days") },
    ]);
    await advanceCampaigns(after);
    expect(await campaignOf(ctx, campaignId)).toMatchObject({ status: "completed", totalTargets: 0 });
  });

  it("releases only the messages to a person who gave consent", async () => {
    const { ctx, account } = await makeBusiness();
    const box = await makeMailbox(ctx, servers.open);
    const at = domain();
    const { campaignId } = await makeCampaign(ctx, box.id, [`thandi${at}`, `sipho${at}`], { country: "ZA" });
    for (const _ of [1, 2]) await sendMailbox(ctx, box.id);
    const token = (name: string) =>
      consentToken(ctx.config, account.id, addressHash(ctx.config, `${name}${at}`));
    ctx.queue.sent.length = 0;
    expect(await recordConsentReply(ctx, token("thandi"), "yes")).toBe(true);
    expect(ctx.queue.sent).toEqual([{ kind: "send-mailbox", mailboxId: box.id }]);
    await sendMailbox(ctx, box.id);
    expect(await messagesOf(ctx, campaignId)).toMatchObject([
      { state: "sent", rule: "consent", reason: null },
      { state: "waiting" },
    ]);
    await recordConsentReply(ctx, token("sipho"), "no");
    await recordConsentReply(ctx, token("sipho"), "yes");
    await sendMailbox(ctx, box.id);
    expect((await messagesOf(ctx, campaignId)).map(({ state }) => state)).toEqual(["sent", "waiting"]);
  });

  it("respects the delay between emails and the daily limit of the warm-up", async () => {
    const { ctx } = await makeBusiness();
    const at = domain();
    const slow = await makeMailbox(ctx, servers.open, { gapSeconds: 600 });
    const one = await makeCampaign(
      ctx,
      slow.id,
      [1, 2, 3].map((n) => `slow-${n}${at}`),
    );
    await sendMailbox(ctx, slow.id);
    await sendMailbox(later(ctx, 300), slow.id);
    expect(states(await messagesOf(ctx, one.campaignId))).toEqual(["sent", "waiting", "waiting"]);
    await sendMailbox(later(ctx, 601), slow.id);
    expect(states(await messagesOf(ctx, one.campaignId))).toEqual(["sent", "sent", "waiting"]);
    const young = await makeMailbox(ctx, servers.open, { warmupStartedAt: new Date() });
    const two = await makeCampaign(
      ctx,
      young.id,
      Array.from({ length: 30 }, (_, n) => `young-${n}${at}`),
    );
    const sent = async () =>
      (await messagesOf(ctx, two.campaignId)).filter(({ state }) => state === "sent").length;
    await sendMailbox(ctx, young.id);
    expect(await sent()).toBe(10);
    await sendMailbox(later(ctx, 86_400), young.id);
    expect(await sent()).toBe(25);
  });

  it("stops within a batch when the campaign is paused, and continues when it is resumed", async () => {
    const { ctx } = await makeBusiness();
    const box = await makeMailbox(ctx, servers.open);
    const at = domain();
    const { campaignId } = await makeCampaign(
      ctx,
      box.id,
      Array.from({ length: 120 }, (_, n) => `p-${n}${at}`),
    );
    const set = (status: "paused" | "active") =>
      ctx.db.update(campaigns).set({ status }).where(eq(campaigns.id, campaignId));
    const job = sendMailbox(ctx, box.id);
    while ((await receivedAt(at)).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await set("paused");
    const before = (await receivedAt(at)).length;
    await job;
    const after = (await receivedAt(at)).length;
    // Emails on the wire at that moment: each connection has at most three.
    expect(after - before).toBeLessThanOrEqual(3 * SMTP_CONCURRENCY);
    expect(states(await messagesOf(ctx, campaignId)).filter((state) => state === "claimed")).toEqual([]);
    await sendMailbox(ctx, box.id);
    expect((await receivedAt(at)).length).toBe(after);
    await set("active");
    await sendMailbox(ctx, box.id);
    expect(new Set((await receivedAt(at)).map(({ to }) => to)).size).toBe(120);
    expect((await receivedAt(at)).length).toBe(120);
  });
});
