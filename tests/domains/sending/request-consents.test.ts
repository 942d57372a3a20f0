import { eq } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import type { BusinessContext } from "~/core/context";
import { PRODUCT_LANGUAGES } from "~/core/languages";
import { dayOf } from "~/core/seconds";
import { consentToken } from "~/core/secrets/link-tokens.server";
import { campaignSteps, campaigns } from "~/domains/campaigns/tables";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { suppressGloballyStatement } from "~/domains/global-suppressions/global-suppressions.server";
import { sendMails } from "~/domains/mail/send-mails.server";
import { countConsentNeeded } from "~/domains/messages/consent-needed.server";
import { CONSENT_REQUESTS } from "~/domains/quotas/policy";
import { recordConsentReply } from "~/domains/replies/responses/consent-reply.server";
import { requestConsents } from "~/domains/sending/request-consents.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { claimConsentsStatement } from "~/domains/suppressions/claimed-consents.server";
import { CONSENT_TEXTS } from "~/domains/suppressions/consent-texts";
import {
  later,
  makeCampaign,
  makeMailbox,
  messagesOf,
  platformMailsTo,
  receivedAt,
} from "../../support/fixtures/sending";
import { makeBusiness } from "../../support/harness/context";

const servers = inject("mail");

const claim = (ctx: BusinessContext, addresses: string[]) =>
  claimConsentsStatement(
    ctx,
    addresses.map((address) => ({ address, at: new Date(0), source: "File: “Yes”", importedBy: null })),
  ).run();

/** A campaign to recipients in South Africa whose consent the business claims, checked once by its mailbox. */
async function waiting(names = ["thandi", "sipho"], country = "ZA") {
  const { ctx, account } = await makeBusiness({ name: "Savanna Foods" });
  const box = await makeMailbox(ctx, servers.open, { fromName: "Amina Bello" });
  const at = `@${crypto.randomUUID()}.test`;
  const addresses = names.map((name) => name + at);
  await claim(ctx, addresses);
  const { campaignId } = await makeCampaign(ctx, box.id, addresses, { country });
  await sendMailbox(ctx, box.id);
  return { ctx, account, box, at, campaignId, addresses };
}

const usedUp = (ctx: BusinessContext, used: number) =>
  ctx.d1
    .prepare("insert into quota_usage (holder, period, kind, used, allowed) values (?, ?, 'mails', ?, ?)")
    .bind(`consents:account:${ctx.account.id}`, dayOf(ctx.now()), used, CONSENT_REQUESTS)
    .run();

const inLanguage = (ctx: BusinessContext, campaignId: number, language: string) =>
  ctx.db.update(campaignSteps).set({ language }).where(eq(campaignSteps.campaignId, campaignId));

describe("an email to a recipient with a claimed consent", () => {
  it("waits in a country that requires consent", async () => {
    const { ctx, campaignId, at } = await waiting(["thandi"]);
    expect(await messagesOf(ctx, campaignId)).toMatchObject([
      { state: "waiting", reason: expect.stringContaining("Consent pending") },
    ]);
    expect(await receivedAt(at)).toEqual([]);
  });

  it("is sent in any other country", async () => {
    const { ctx, campaignId } = await waiting(["wanjiru"], "KE");
    expect(await messagesOf(ctx, campaignId)).toMatchObject([{ state: "sent", rule: "opt-out" }]);
  });

  it("is counted for its campaign and account only", async () => {
    const { ctx, campaignId } = await waiting();
    const { ctx: other } = await makeBusiness();
    const counts = [
      await countConsentNeeded(ctx),
      await countConsentNeeded(ctx, campaignId),
      await countConsentNeeded(ctx, campaignId + 1_000),
      await countConsentNeeded(other),
    ];
    expect(counts.map(({ emails, people }) => [emails, people])).toEqual([
      [2, 2],
      [2, 2],
      [0, 0],
      [0, 0],
    ]);
  });

  it("is sent after the recipient confirms", async () => {
    const { ctx, account, box, at, campaignId } = await waiting(["thandi"]);
    await requestConsents(ctx, { campaignId });
    await sendMailbox(ctx, box.id);
    const token = consentToken(ctx.config, account.id, addressHash(ctx.config, `thandi${at}`));
    await recordConsentReply(ctx, token, "yes");
    await sendMailbox(ctx, box.id);
    expect(await messagesOf(ctx, campaignId)).toMatchObject([{ state: "sent", rule: "consent" }]);
    expect((await platformMailsTo(ctx, at)).map(({ subject }) => subject)).toEqual([
      "May Amina Bello (Savanna Foods) email you?",
    ]);
    expect((await receivedAt(at)).map(({ subject }) => subject)).toEqual([expect.stringContaining("Solar")]);
  });

  it("is stopped after the recipient declines", async () => {
    const { ctx, account, box, at, campaignId } = await waiting(["thandi"]);
    await requestConsents(ctx, { campaignId });
    const token = consentToken(ctx.config, account.id, addressHash(ctx.config, `thandi${at}`));
    await recordConsentReply(ctx, token, "no");
    await sendMailbox(later(ctx, 90_000), box.id);
    expect(await messagesOf(ctx, campaignId)).toMatchObject([{ state: "stopped" }]);
  });
});

describe("a confirmation request", () => {
  it.each(PRODUCT_LANGUAGES)("uses the language of the held email: $label", async ({ value }) => {
    const { ctx, at, campaignId } = await waiting(["thandi"]);
    await inLanguage(ctx, campaignId, value);
    await requestConsents(ctx, {});
    const { question, law, acceptOrDecline } = CONSENT_TEXTS[value];
    expect(await platformMailsTo(ctx, at)).toMatchObject([
      {
        subject: question.replace("{sender}", "Amina Bello (Savanna Foods)"),
        text: expect.stringContaining(law),
        html: expect.stringContaining(acceptOrDecline),
      },
    ]);
  });

  it("uses the email's language if it is sent automatically", async () => {
    const { ctx } = await makeBusiness({ name: "Savanna Foods" });
    const box = await makeMailbox(ctx, servers.open, { fromName: "Amina Bello" });
    const at = `@${crypto.randomUUID()}.test`;
    const { campaignId } = await makeCampaign(ctx, box.id, [`thandi${at}`], { country: "ZA" });
    await inLanguage(ctx, campaignId, "fr");
    await sendMailbox(ctx, box.id);
    expect((await platformMailsTo(ctx, at)).map(({ subject }) => subject)).toEqual([
      "Amina Bello (Savanna Foods) souhaite vous écrire : êtes-vous d’accord ?",
    ]);
  });

  it("is sent once per person, also for concurrent requests", async () => {
    const { ctx, box, at, addresses } = await waiting();
    const both = await Promise.allSettled([requestConsents(ctx, {}), requestConsents(ctx, {})]);
    const asked = both.map((side) => (side.status === "fulfilled" ? side.value.requested : 0));
    expect(asked.reduce((sum, row) => sum + row, 0)).toBe(2);
    await sendMailbox(ctx, box.id);
    expect((await platformMailsTo(ctx, at)).map(({ toAddress }) => toAddress).sort()).toEqual(
      [...addresses].sort(),
    );
  });

  it("covers several emails to one person", async () => {
    const { ctx, box, addresses } = await waiting(["thandi"]);
    await makeCampaign(
      ctx,
      box.id,
      addresses.map((address) => address.toUpperCase()),
      { country: "ZA" },
    );
    await sendMailbox(ctx, box.id);
    expect(await countConsentNeeded(ctx)).toMatchObject({ emails: 2, people: 1 });
    expect(await requestConsents(ctx, {})).toMatchObject({ requested: 1, remaining: { emails: 0 } });
  });

  it("is rejected if no email is pending consent", async () => {
    const { ctx } = await waiting([]);
    await expect(requestConsents(ctx, {})).rejects.toMatchObject({ code: "conflict" });
  });

  it("is not sent for a campaign that was taken down", async () => {
    const { ctx, box, at, campaignId } = await waiting();
    await ctx.db.update(campaigns).set({ takenDownAt: new Date() }).where(eq(campaigns.id, campaignId));
    for (const input of [{}, { campaignId }])
      await expect(requestConsents(ctx, input)).rejects.toMatchObject({ code: "conflict" });
    await sendMailbox(ctx, box.id);
    expect(await receivedAt(at)).toEqual([]);
    expect(await platformMailsTo(ctx, at)).toEqual([]);
  });

  it("is refused for another account's campaign", async () => {
    const [{ campaignId }, { ctx }] = [await waiting(), await waiting()];
    await expect(requestConsents(ctx, { campaignId })).rejects.toMatchObject({ code: "not_found" });
  });

  it("is never sent to a suppressed person, whose email is stopped", async () => {
    const { ctx, box, at, campaignId } = await waiting(["thandi"]);
    await suppressGloballyStatement(ctx, addressHash(ctx.config, `thandi${at}`), "unsubscribe");
    expect(await requestConsents(ctx, {})).toEqual({
      requested: 0,
      remaining: { emails: 0, people: 0, isExact: true },
    });
    await sendMailbox(ctx, box.id);
    expect(await messagesOf(ctx, campaignId)).toMatchObject([{ state: "stopped" }]);
    expect(await receivedAt(at)).toEqual([]);
    expect(await platformMailsTo(ctx, at)).toEqual([]);
  });

  it("stops at the daily limit and reports the rest", async () => {
    const { ctx } = await waiting();
    await usedUp(ctx, CONSENT_REQUESTS - 1);
    expect(await requestConsents(ctx, {})).toMatchObject({ requested: 1, remaining: { people: 1 } });
  });

  it("is sent by the platform's transport and emptied once sent, so no business can read its link", async () => {
    const { ctx, box, at } = await waiting(["thandi"]);
    await requestConsents(ctx, {});
    const [queued] = await platformMailsTo(ctx, at);
    expect(queued).toMatchObject({ state: "queued", text: expect.stringContaining("/consent/") });
    await sendMailbox(ctx, box.id);
    expect(await receivedAt(at)).toEqual([]);
    const sent: string[] = [];
    const mail = {
      name: "smtp",
      send: async ({ text }: { text: string }) => {
        sent.push(text);
        return { outcome: "sent" };
      },
    };
    await sendMails({ ...ctx, mail } as never);
    expect(sent.some((text) => text.includes("/consent/"))).toBe(true);
    expect(await platformMailsTo(ctx, at)).toMatchObject([{ state: "sent", text: "", html: "" }]);
  });

  it("turns no text of the business into a link, and names the platform it is sent through", async () => {
    const { ctx } = await makeBusiness({ name: "Savanna Foods" });
    const box = await makeMailbox(ctx, servers.open, {
      fromName: "Unpaid! See http://pay.example.com",
      postalAddress: "1 www.pay.example.com",
    });
    const at = `@${crypto.randomUUID()}.test`;
    await makeCampaign(ctx, box.id, [`thandi${at}`], { country: "ZA" });
    await sendMailbox(ctx, box.id);
    const [mail] = await platformMailsTo(ctx, at);
    expect(mail?.fromName).toMatch(/ via Njia$/);
    for (const text of [mail?.subject, mail?.text, mail?.html, mail?.fromName])
      expect(text).not.toMatch(/pay\.example|http:\/\/pay/);
  });

  it("skips an invalid address, and is sent to the others", async () => {
    const { ctx } = await makeBusiness();
    const box = await makeMailbox(ctx, servers.open);
    const at = `@${crypto.randomUUID()}.test`;
    const { campaignId } = await makeCampaign(ctx, box.id, [`"a b"${at}`, `sipho${at}`], { country: "ZA" });
    await sendMailbox(ctx, box.id);
    expect((await platformMailsTo(ctx, at)).map(({ toAddress }) => toAddress)).toEqual([`sipho${at}`]);
    expect(await messagesOf(ctx, campaignId)).toMatchObject([{ state: "waiting" }, { state: "waiting" }]);
  });

  it("counts towards the daily limit if a campaign sends it automatically", async () => {
    const { ctx } = await makeBusiness();
    const box = await makeMailbox(ctx, servers.open);
    const at = `@${crypto.randomUUID()}.test`;
    await usedUp(ctx, CONSENT_REQUESTS - 1);
    const { campaignId } = await makeCampaign(ctx, box.id, [`thandi${at}`, `sipho${at}`], { country: "ZA" });
    await sendMailbox(ctx, box.id);
    expect(await platformMailsTo(ctx, at)).toHaveLength(1);
    expect(await messagesOf(ctx, campaignId)).toMatchObject([{ state: "waiting" }, { state: "waiting" }]);
    await sendMailbox(later(ctx, 90_000), box.id);
    expect(await platformMailsTo(ctx, at)).toHaveLength(2);
  });

  it("is rejected above the daily limit", async () => {
    const { ctx } = await waiting();
    await usedUp(ctx, CONSENT_REQUESTS);
    await expect(requestConsents(ctx, {})).rejects.toMatchObject({
      code: "limit_reached",
      message: expect.stringContaining("100 confirmation requests per day"),
    });
    expect(await countConsentNeeded(ctx)).toMatchObject({ people: 2 });
  });

  it("uses none of the limit for people who were already asked", async () => {
    const { ctx } = await waiting(["thandi"]);
    await requestConsents(ctx, {});
    await expect(requestConsents(ctx, {})).rejects.toMatchObject({ code: "conflict" });
    const used = await ctx.d1
      .prepare("select used from quota_usage where holder = ?")
      .bind(`consents:account:${ctx.account.id}`)
      .first<number>("used");
    expect(used).toBe(1);
  });
});
