import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { PRODUCT_LANGUAGES } from "~/core/languages";
import { campaignSteps } from "~/domains/campaigns/tables";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { messages } from "~/domains/messages/tables";
import { CONSENT_TEXTS } from "~/domains/suppressions/consent-texts";
import { askedStatement, consentQuestion } from "~/domains/suppressions/consents.server";
import { clickLink, unsubscribeLinks } from "~/domains/suppressions/links.server";
import { UNSUBSCRIBE_TEXTS } from "~/domains/suppressions/unsubscribe-texts";
import { campaignNow, messageNow, sentTo } from "../../support/fixtures/outreach";
import { databaseState, fetchApp, postForm } from "../../support/harness/app";
import { type Business, makeBusiness } from "../../support/harness/context";

const pathOf = (url: string) => new URL(url).pathname;
const TABLES = ["suppressions", "outreach_messages", "outreach_campaigns", "consents"];
const BROWSER = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36";

async function mailed(address = "amina@buyer.test") {
  const business = await makeBusiness({ name: "Soko & Sons" });
  const sent = await sentTo(business, address);
  const path = pathOf(unsubscribeLinks(business.ctx, sent.sentId, address).url);
  return { business, sent, path };
}

const refusedBy = ({ ctx, account }: Business) =>
  ctx.d1
    .prepare("select reason from suppressions where account_id = ?")
    .bind(account.id)
    .first<string>("reason");

/** Posts as a mail provider does: from another site, with no cookie. */
const oneClick = (path: string, body: BodyInit = new URLSearchParams({ "List-Unsubscribe": "One-Click" })) =>
  fetchApp(path, {
    method: "POST",
    body,
    headers: { origin: "https://mail.provider.test", "sec-fetch-site": "cross-site" },
  });

describe("the unsubscribe link", () => {
  it("shows a page without script, and changes nothing when opened", async () => {
    const { path } = await mailed();
    const before = await databaseState(TABLES);
    const page = await fetchApp(path);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain("Soko &amp; Sons");
    expect(html).toContain("amina@buyer.test");
    expect(html).not.toContain("<script");
    expect((await fetchApp(path, { method: "HEAD" })).status).toBe(200);
    expect(await databaseState(TABLES)).toBe(before);
  });

  it.each(PRODUCT_LANGUAGES)("speaks the language of the email: $label", async ({ value }) => {
    const { path, business, sent } = await mailed();
    await business.ctx.db.update(messages).set({ language: value }).where(eq(messages.id, sent.sentId));
    const html = await (await fetchApp(path)).text();
    expect(html).toContain(`<html lang="${value}"`);
    expect(html).toContain(UNSUBSCRIBE_TEXTS[value].notYou);
    expect(await (await postForm(path, {})).text()).toContain(UNSUBSCRIBE_TEXTS[value].doneTitle);
  });

  it("speaks English if the language of the email is unknown", async () => {
    const { path, business, sent } = await mailed();
    await business.ctx.db.update(messages).set({ language: "zu" }).where(eq(messages.id, sent.sentId));
    expect(await (await fetchApp(path)).text()).toContain("Unsubscribe from Soko &amp; Sons?");
  });

  it("unsubscribes immediately by the button on its page", async () => {
    const { path, business, sent } = await mailed();
    const done = await postForm(path, {});
    expect(done.status).toBe(200);
    expect(await done.text()).toContain("You’re unsubscribed");
    expect(await refusedBy(business)).toBe("unsubscribe");
    expect(await (await fetchApp(path)).text()).toContain("You’re unsubscribed");
    expect(await messageNow(business, sent.waitingId)).toMatchObject({ state: "stopped" });
    expect(await campaignNow(business, sent.campaignId)).toMatchObject({ unsubscribes: 1 });
  });

  it("accepts a mail provider's one-click POST without sign-in, also when repeated", async () => {
    const { path, business, sent } = await mailed();
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    expect((await oneClick(path, form)).status).toBe(200);
    expect(await refusedBy(business)).toBe("unsubscribe");
    const [one, two] = await Promise.all([oneClick(path), oneClick(path)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await campaignNow(business, sent.campaignId)).toMatchObject({ unsubscribes: 1 });
  });

  it("is bound to its recipient: an altered link is not found and changes nothing", async () => {
    const { path } = await mailed();
    const before = await databaseState(TABLES);
    for (const other of [
      `${path.slice(0, -1)}_`,
      "/unsubscribe/1",
      "/unsubscribe/%00",
      "/unsubscribe/a.b.c",
    ]) {
      expect((await fetchApp(other)).status).toBe(404);
      expect((await oneClick(other)).status).toBeGreaterThanOrEqual(403);
    }
    expect(await databaseState(TABLES)).toBe(before);
  });

  it("is the only page another site may post to", async () => {
    const answer = await oneClick("/consent/abc");
    expect(answer.status).toBe(403);
  });
});

describe("the consent request", () => {
  it("is answered by a button, and the first no is final", async () => {
    const { ctx, account } = await makeBusiness({ name: "Soko" });
    const address = "thandi@buyer.test";
    const path = pathOf(
      consentQuestion(ctx, {
        accountId: account.id,
        address,
        senderName: "Soko",
        postalAddress: "x",
        language: "en",
      }).url,
    );
    expect((await fetchApp(path)).status).toBe(404);
    await ctx.db.run(askedStatement(ctx, account.id, address));
    expect(await (await fetchApp(path)).text()).toContain("May Soko email you?");
    const answered = () =>
      ctx.d1
        .prepare(
          "select granted_at is not null as yes, denied_at is not null as no from consents where address_hash = ?",
        )
        .bind(addressHash(ctx.config, address))
        .first();
    expect(await answered()).toEqual({ yes: 0, no: 0 });
    expect(await (await postForm(path, { answer: "yes" })).text()).toContain("Thank you");
    expect(await answered()).toEqual({ yes: 1, no: 0 });
    expect(await (await postForm(path, { answer: "no" })).text()).toContain("You declined");
    await postForm(path, { answer: "yes" });
    expect(await answered()).toMatchObject({ no: 1 });
    expect((await postForm(path, { answer: "perhaps" })).status).toBe(422);
  });
});

describe("the page of a consent request", () => {
  const asked = async (language: string) => {
    const address = "thandi@buyer.test";
    const { business, sent } = await mailed(address);
    const { ctx, account } = business;
    const step = { campaignId: sent.campaignId, position: 2, templateId: 0, delayDays: 1 };
    await ctx.db
      .insert(campaignSteps)
      .values({ ...step, subject: "Solar", content: "<p>Solar</p>", language });
    await ctx.db.run(askedStatement(ctx, account.id, address, sent.waitingId));
    const question = {
      accountId: account.id,
      address,
      senderName: "Soko",
      postalAddress: "x",
      language: "en",
    } as const;
    return pathOf(consentQuestion(ctx, question).url);
  };

  it.each(PRODUCT_LANGUAGES)("uses the language of the held email: $label", async ({ value }) => {
    const path = await asked(value);
    const html = await (await fetchApp(path)).text();
    expect(html).toContain(`<html lang="${value}"`);
    expect(html).toContain(CONSENT_TEXTS[value].noResponse);
    expect(await (await postForm(path, { answer: "yes" })).text()).toContain(
      CONSENT_TEXTS[value].acceptedTitle,
    );
  });

  it("uses English if there are no texts in the email's language", async () => {
    expect(await (await fetchApp(await asked("zu"))).text()).toContain("May Soko &amp; Sons email you?");
  });
});

describe("a click on an email's link", () => {
  const click = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetchApp(path, { ...init, headers: { "user-agent": BROWSER, ...init.headers } });
  const target = "https://shop.test/offer?a=1&b=%C3%A9";

  it("redirects to the signed URL and counts once", async () => {
    const { business, sent } = await mailed();
    const path = pathOf(clickLink(business.ctx, sent.sentId, target));
    for (const _ of [1, 2]) {
      const answer = await click(path);
      expect([answer.status, answer.headers.get("location")]).toEqual([302, target]);
    }
    expect(await campaignNow(business, sent.campaignId)).toMatchObject({ clicks: 1 });
  });

  it("counts neither scanners nor the clicks right after them, which are still redirected", async () => {
    const { business, sent } = await mailed();
    const path = pathOf(clickLink(business.ctx, sent.sentId, target));
    await click(path, { method: "HEAD" });
    await click(path, { headers: { "sec-purpose": "prefetch" } });
    await click(path, { headers: { "user-agent": "Mozilla/5.0 (compatible; Barracuda Sentinel)" } });
    expect(await campaignNow(business, sent.campaignId)).toMatchObject({ clicks: 0 });
    expect((await click(path)).headers.get("location")).toBe(target);
    await click(pathOf(clickLink(business.ctx, sent.sentId, "https://shop.test/other")));
    expect(await campaignNow(business, sent.campaignId)).toMatchObject({ clicks: 0 });
    expect(await messageNow(business, sent.sentId)).toMatchObject({ clicked_at: null });
  });

  it("never redirects to an unsigned URL", async () => {
    const { business, sent } = await mailed();
    const path = pathOf(clickLink(business.ctx, sent.sentId, target));
    const evil = Buffer.from("https://evil.test/").toString("base64url");
    const [id, , code] = path.slice(3).split(".");
    for (const other of [`/c/${id}.${evil}.${code}`, "/c/https://evil.test", "/c/x"]) {
      const answer = await click(other);
      expect([answer.status, answer.headers.get("location")]).toEqual([404, null]);
    }
  });
});
