import { describe, expect, it } from "vitest";
import { connectPlatform } from "~/domains/marketing/platforms/connect.server";
import { findConnection, tokenOf } from "~/domains/marketing/platforms/connections.server";
import { connectionJson } from "~/domains/marketing/platforms/json";
import { contactSocialLead } from "~/domains/social-leads/contact-lead.server";
import { listMessages } from "~/domains/social-leads/conversations/conversation.server";
import { prepareLink, replyToLead } from "~/domains/social-leads/conversations/reply.server";
import { ReplyInput } from "~/domains/social-leads/conversations/schemas";
import { sendSocialMessage } from "~/domains/social-leads/conversations/send-message.server";
import { handleMetaWebhook } from "~/domains/social-leads/inbound/handle-webhook.server";
import { readMeta } from "~/domains/social-leads/inbound/read-meta";
import { syncPlatform } from "~/domains/social-leads/inbound/sync-platform.server";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { ContactInput } from "~/domains/social-leads/schemas";
import { outcome } from "../../support/fixtures/people";
import { connectedBusiness, platformToken } from "../../support/fixtures/platforms";
import {
  bytesOfEvent,
  leadEvent,
  messagingEvent,
  signedByMeta,
  whatsappEvent,
} from "../../support/fixtures/platforms-events";
import { env } from "../../support/harness/context";
import { timeOf } from "../../support/harness/time-of";

type Connected = Awaited<ReturnType<typeof connectedBusiness>>;

const leads = async ({ ctx }: Connected) => (await listSocialLeads(ctx, {}, { limit: 20 })).rows;
const messages = async (business: Connected, leadId: number) =>
  (await listMessages(business.ctx, leadId, { limit: 20 })).rows;
const stateOf = async ({ ctx, connection }: Connected) => {
  const found = await findConnection(ctx, connection.platform);
  if (!found) throw new Error("no connection");
  return found;
};

/** Returns the first person who wrote, after the message was processed. */
async function writer(business: Connected, event: unknown) {
  await business.tell(event);
  await business.work();
  const [lead] = await leads(business);
  if (!lead) throw new Error("nobody wrote");
  return lead;
}

describe("a platform's response", () => {
  it("with an impossible timestamp doesn't block other messages", async () => {
    const business = await connectedBusiness("facebook");
    const event = messagingEvent("page", { id: "m_good", text: "Good" });
    const [good] = event.entry[0]?.messaging ?? [];
    const bad = { ...good, timestamp: 1e300, message: { mid: "m_bad", text: "Bad" } };
    event.entry[0]?.messaging.push(bad as never);
    const lead = await writer(business, event);
    expect((await messages(business, lead.id)).map(({ text }) => text).sort()).toEqual(["Bad", "Good"]);
    const left = await env.DB.prepare(
      "select count(*) as n from platform_events where account_id = ? and done_at is null",
    )
      .bind(business.account.id)
      .first("n");
    expect(left).toBe(0);
  });

  it("is truncated between characters, never within an emoji", async () => {
    const business = await connectedBusiness("whatsapp");
    const text = `${"a".repeat(4_095)}😀 and more`;
    const lead = await writer(business, whatsappEvent({ id: "wamid.long", text }));
    const [message] = await messages(business, lead.id);
    expect(message?.text).toBe("a".repeat(4_095));
  });
});

describe("half a surrogate pair in a reply", () => {
  it("is removed from the reply and from a prefilled WhatsApp link", async () => {
    const business = await connectedBusiness("whatsapp");
    const lead = await writer(business, whatsappEvent({ id: "wamid.half" }));
    const input = ReplyInput.parse({ text: "Habari \ud83d rafiki" });
    expect(input.text).not.toMatch(/\p{Cs}/u);
    expect((await prepareLink(business.ctx, lead.id, input)).url).toContain("Habari");
    const contact = ContactInput.parse({ way: "whatsapp", text: "Habari \ud83d rafiki" });
    expect((await contactSocialLead(business.ctx, lead.id, contact)).url).toContain("Habari");
  });
});

describe("a token that a platform repeats in its error", () => {
  const shown = async (business: Connected) => {
    const connection = await stateOf(business);
    return JSON.stringify([
      connectionJson(connection, new Date()),
      connection.lastError,
      connection.syncError,
    ]);
  };

  it("is not shown after a sync", async () => {
    const business = await connectedBusiness("facebook");
    await business.put({ fails: ["echo"] });
    const { trouble } = await syncPlatform(business.job, { connectionId: business.connection.id });
    expect(trouble).toContain("Malformed access token");
    expect(`${trouble} ${await shown(business)}`).not.toContain(business.token.slice(0, 12));
  });

  it("is neither stored with a failed message nor shown when connecting", async () => {
    const business = await connectedBusiness("whatsapp");
    const lead = await writer(business, whatsappEvent({ id: "wamid.echo" }));
    const { id } = await replyToLead(business.ctx, lead.id, { text: "Karibu" });
    await business.put({ fails: ["echo", "echo"] });
    await sendSocialMessage(business.job, { messageId: id });
    const failed = (await messages(business, lead.id)).find((message) => message.id === id);
    expect(failed?.state).toBe("failed");
    expect(`${failed?.lastError} ${await shown(business)}`).not.toContain(business.token.slice(0, 12));
    const said = await outcome(connectPlatform(business.ctx, "whatsapp", { apiToken: business.token }));
    expect(said).toBe("invalid");
  });
});

describe("a platform reconnected while a job uses the previous token", () => {
  const anew = async ({ ctx }: Connected) =>
    connectPlatform(ctx, "facebook", {
      apiToken: await platformToken({ page: { id: "2002", name: "Juma Solar Mombasa" } }),
    });

  it("keeps the places of the new connection after the old token's sync ends", async () => {
    const business = await connectedBusiness("facebook");
    await business.put({ fails: ["late"] });
    const syncing = syncPlatform(business.job, { connectionId: business.connection.id });
    await anew(business);
    await syncing;
    expect(await stateOf(business)).toMatchObject({
      places: [{ id: "2002" }],
      health: "good",
      syncedAt: null,
    });
  });

  it("receives events of the new page in an isolate that cached the old one", async () => {
    const business = await connectedBusiness("facebook");
    const other = { ...business.system, config: { ...business.system.config } };
    const tell = (leadId: string, pageId: string) => {
      const body = bytesOfEvent(leadEvent(leadId, pageId));
      return handleMetaWebhook(other, business.connection.webhookKey, body, signedByMeta(body));
    };
    expect(await tell("71", "1001")).toEqual({ received: 1 });
    await anew(business);
    expect(await tell("72", "2002")).toEqual({ received: 1 });
    expect(await tell("73", "1001")).toEqual({ received: 0 });
  });

  it("connected concurrently with two tokens has the places of the token that was stored", async () => {
    const business = await connectedBusiness("facebook");
    const [one, two] = await Promise.all(
      ["3003", "4004"].map((id) => platformToken({ page: { id, name: `Page ${id}` } })),
    );
    await Promise.all(
      [one, two].map((apiToken = "") => connectPlatform(business.ctx, "facebook", { apiToken })),
    );
    const kept = await stateOf(business);
    const token = await tokenOf(business.ctx, kept);
    expect([one, two]).toContain(token);
    expect(kept.places[0]?.id).toBe(token === one ? "3003" : "4004");
  });

  it("stays healthy if the old token is refused", async () => {
    const business = await connectedBusiness("facebook");
    await business.put({ fails: ["late", "190"] });
    const syncing = syncPlatform(business.job, { connectionId: business.connection.id });
    await anew(business);
    await syncing;
    expect(await stateOf(business)).toMatchObject({ health: "good", lastError: null });
  });
});

describe("a signed call built to be expensive", () => {
  const NUMBER = { metadata: { phone_number_id: "7001" } };
  const change = (value: object) => ({ field: "messages", value: { ...NUMBER, ...value } });
  const call = (changes: unknown[]) => ({
    object: "whatsapp_business_account",
    entry: [{ id: "55", changes }],
  });
  const many = <Item>(count: number, item: (index: number) => Item) =>
    Array.from({ length: count }, (_, index) => item(index));
  const text = (index: number, body: string) => ({
    id: `wamid.${index}`,
    from: `2547110${String(index).padStart(5, "0")}`,
    type: "text",
    text: { body },
  });
  const flow = (response_json: string) => ({
    id: "wamid.flow",
    from: "254711000001",
    type: "interactive",
    interactive: { type: "nfm_reply", nfm_reply: { response_json } },
  });
  const nested = (open: string, close: string, depth: number) =>
    `${open.repeat(depth)}1${close.repeat(depth)}`;

  const PLACES = new Set(["7001"]);
  it.each<[string, () => unknown]>([
    [
      "33,000 messages beside as many people",
      () =>
        call(
          many(33, () =>
            change({
              contacts: many(1_000, (index) => ({ wa_id: `2540000${10_000 + index}` })),
              messages: many(1_000, (index) => text(index, "")),
            }),
          ),
        ),
    ],
    [
      "a million changes that are none",
      () => ({
        object: "whatsapp_business_account",
        entry: many(1_000, () => ({ changes: many(1_000, () => 0) })),
      }),
    ],
    [
      "a form of 150,000 answers",
      () => call([change({ messages: [flow(JSON.stringify(many(150_000, String)))] })]),
    ],
    [
      "a form of 100,000 questions",
      () => {
        const questions = Object.fromEntries(
          many(100_000, (index) => [`screen_0_question_${index}`, "0_Yes"]),
        );
        return call([change({ messages: [flow(JSON.stringify(questions))] })]);
      },
    ],
  ])(
    "is parsed within 150 ms: %s",
    async (_, make) => {
      const json = make();
      const read = () => readMeta(json, "whatsapp", PLACES);
      expect(read()?.length).toBeGreaterThan(0);
      expect(await timeOf(read, 150)).toBeLessThan(150);
    },
    10_000,
  );

  it.each([
    ["lists in an answer", nested('{"a":[', "]}", 60_000)],
    ["objects in an answer", nested('{"a":', "}", 120_000)],
  ])("is accepted however deeply it is nested: %s", async (_, json) => {
    const business = await connectedBusiness("whatsapp");
    expect(await business.tell(call([change({ messages: [flow(json)] })]))).toEqual({ received: 1 });
  });

  it("of an unknown field is answered without an error, however deeply it is nested", async () => {
    const business = await connectedBusiness("whatsapp");
    const body = new TextEncoder().encode(
      `{"object":"whatsapp_business_account","entry":[{"id":"55","changes":[{"field":"new","value":${nested("[", "]", 1_400_000)}}]}]}`,
    );
    const answer = await handleMetaWebhook(
      business.system,
      business.connection.webhookKey,
      body,
      signedByMeta(body),
    );
    expect(answer).toEqual({ received: 0 });
  });

  it.each<[string, object[]]>([
    ["240 long messages of three bytes a letter", many(240, (index) => text(index, "\u1230".repeat(4_096)))],
    ["an answer of 2 MB", [flow(JSON.stringify({ screen_0_What_0: "x".repeat(2_000_000) }))]],
    [
      "a headline of 2 MB",
      [{ ...text(1, "Hi"), referral: { headline: "x".repeat(2_000_000), source_id: "9" } }],
    ],
  ])("is stored and fully processed: %s", async (_, messages) => {
    const business = await connectedBusiness("whatsapp");
    expect(await business.tell(call([change({ messages })]))).toEqual({ received: messages.length });
    for (let taken = 0; taken < messages.length; ) taken += await business.work();
    const left = "select count(*) as n from platform_events where account_id = ? and done_at is null";
    expect(await env.DB.prepare(left).bind(business.account.id).first("n")).toBe(0);
  });

  it.each(["constructor", "__proto__"])(
    "with a message type named %s doesn't block other messages",
    async (type) => {
      const business = await connectedBusiness("whatsapp");
      const messages = [{ ...text(1, "Habari"), type }, text(2, "Good")];
      await business.tell(call([change({ messages, statuses: [{ id: "wamid.9", status: type }] })]));
      expect(await business.work()).toBe(2);
      const kinds = "select kind from social_messages where account_id = ? order by id";
      expect((await env.DB.prepare(kinds).bind(business.account.id).all()).results).toEqual([
        { kind: "text" },
        { kind: "text" },
      ]);
    },
  );
});
