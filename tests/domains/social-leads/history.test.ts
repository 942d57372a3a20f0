import { describe, expect, it } from "vitest";
import { findConnection } from "~/domains/marketing/platforms/connections.server";
import { listMessages, unreadOf } from "~/domains/social-leads/conversations/conversation.server";
import { replyToLead } from "~/domains/social-leads/conversations/reply.server";
import { syncPlatform } from "~/domains/social-leads/inbound/sync-platform.server";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { askedWith, connectedBusiness } from "../../support/fixtures/platforms";
import { messagingEvent } from "../../support/fixtures/platforms-events";
import { env } from "../../support/harness/context";
import type { PlatformRoom } from "../../support/servers/meta-server";

type Connected = Awaited<ReturnType<typeof connectedBusiness>>;
type Past = NonNullable<PlatformRoom["conversations"]>[number];

const NOW = Math.floor(Date.now() / 1000);
const HOUR = 3600;
const DAY = 24 * HOUR;

const PAGE = { id: "1001", name: "Juma Solar", email: "page@pages.example" };
const SHOP = { id: "1789", username: "juma.shop" };

/** One question and one reply, newest first, as Meta lists them. */
const past = (person: string, ago: number, platform: Past["platform"] = "messenger"): Past => {
  const them =
    platform === "messenger"
      ? { id: person, name: `Person ${person}`, email: `${person}@facebook.com` }
      : { id: person, username: `person.${person}` };
  const us = platform === "messenger" ? PAGE : SHOP;
  return {
    platform,
    updatedAt: NOW - ago,
    messages: [
      { id: `m_${person}_2`, at: NOW - ago, from: us, to: them, text: "We have it in stock." },
      { id: `m_${person}_1`, at: NOW - ago - 60, from: them, to: us, text: "Do you have it?" },
    ],
  };
};

const sync = ({ job, connection }: Connected) => syncPlatform(job, { connectionId: connection.id });
const stand = async ({ ctx, connection }: Connected) => findConnection(ctx, connection.platform);
const people = async ({ ctx }: Connected) => (await listSocialLeads(ctx, {}, { limit: 50 })).rows;
const written = async ({ ctx }: Connected, leadId: number) =>
  (await listMessages(ctx, leadId, { limit: 50 })).rows.map(({ direction, text }) => `${direction} ${text}`);

describe("past conversations", () => {
  it("of a page are imported by a sync once, in order, as already read", async () => {
    const business = await connectedBusiness("facebook");
    const sticker = { ...past("502", 3 * DAY) };
    sticker.messages = [{ ...sticker.messages[1], text: undefined, mimeType: "image/png" } as never];
    const ours = past("503", 4 * DAY);
    ours.messages = ours.messages.slice(0, 1);
    await business.put({ conversations: [past("501", 2 * DAY), sticker, ours, past("504", 400 * DAY)] });
    expect(await sync(business)).toEqual({ created: 2, merged: 0, trouble: null });
    expect(await sync(business)).toEqual({ created: 0, merged: 0, trouble: null });
    const leads = await people(business);
    expect(
      leads.map(({ name, email, platform, importMethod }) => [name, email, platform, importMethod]),
    ).toEqual([
      ["Person 502", null, "facebook", "api"],
      ["Person 501", null, "facebook", "api"],
    ]);
    const [second, first] = leads;
    expect(first).toMatchObject({
      message: "Do you have it?",
      capturedAt: new Date((NOW - 2 * DAY - 60) * 1000),
    });
    expect(await written(business, first?.id ?? 0)).toEqual([
      "out We have it in stock.",
      "in Do you have it?",
    ]);
    expect(await written(business, second?.id ?? 0)).toEqual(["in null"]);
    expect(
      (
        await unreadOf(
          business.ctx,
          leads.map(({ id }) => id),
        )
      ).size,
    ).toBe(0);
    const notices = await env.DB.prepare("select count(*) as n from notifications where account_id = ?")
      .bind(business.account.id)
      .first<number>("n");
    expect(notices).toBe(0);
    const asked = (await askedWith(business.token)).filter(({ path }) => path.endsWith("/me/conversations"));
    expect(asked[0]?.query).toMatchObject({ platform: "messenger" });
  });

  it("of Instagram are imported; a message that a webhook also reports is stored once", async () => {
    const business = await connectedBusiness("instagram");
    const at = new Date((NOW - HOUR) * 1000);
    const now = past("601", HOUR - 60, "instagram");
    const asked = { id: "m_601_1", from: "601", place: "1789", at, text: "Do you have it?" };
    await business.tell(messagingEvent("instagram", asked));
    await business.work();
    await business.put({ conversations: [now, past("602", DAY, "instagram")] });
    await sync(business);
    await business.tell(messagingEvent("instagram", { ...asked, id: "m_602_1", from: "602" }));
    await business.work();
    const leads = await people(business);
    expect(leads.map(({ name }) => name)).toEqual(["person.602", expect.anything()]);
    for (const { id } of leads)
      expect(await written(business, id)).toEqual(["out We have it in stock.", "in Do you have it?"]);
    const waiting = await unreadOf(
      business.ctx,
      leads.map(({ id }) => id),
    );
    expect([...waiting.keys()]).toEqual([leads[1]?.id]);
  });

  it("are read by cursor, 100 per job, until none are left; later syncs read only new ones", async () => {
    const business = await connectedBusiness("facebook");
    const all = Array.from({ length: 115 }, (_, index) => past(`7${index}`, DAY + index * HOUR));
    await business.put({ conversations: all });
    expect((await sync(business)).created).toBe(100);
    expect(await stand(business)).toMatchObject({ historyCursor: "100", historyReadTo: null });
    expect(business.job.queue.sent).toContainEqual({
      kind: "sync-platform",
      connectionId: business.connection.id,
    });
    expect((await sync(business)).created).toBe(15);
    expect(await stand(business)).toMatchObject({ historyCursor: null, historyReadTo: expect.any(Date) });
    await business.put({ conversations: [past("800", 120), ...all] });
    const before = (await askedWith(business.token)).length;
    expect((await sync(business)).created).toBe(1);
    const since = (await askedWith(business.token)).slice(before);
    expect(since.filter(({ path }) => path.endsWith("/me/conversations"))).toHaveLength(2);
  });

  it("that can’t be read are reported, and the next sync resumes at that page", async () => {
    const business = await connectedBusiness("instagram");
    const all = Array.from({ length: 25 }, (_, index) => past(`9${index}`, DAY + index * HOUR, "instagram"));
    // Two requests check the token; then come the first page and a failure.
    const looks = (await askedWith(business.token)).length;
    await business.put({ conversations: all, fails: [...Array(looks).fill(""), "", "500"] });
    expect((await sync(business)).trouble).toContain(
      "Past conversations can’t be imported at the moment. Try again later.",
    );
    expect(await stand(business)).toMatchObject({ health: "failing", historyCursor: "10", syncedCount: 10 });
    await business.put({ conversations: all });
    expect((await sync(business)).created).toBe(15);
    expect(await stand(business)).toMatchObject({ health: "good", historyCursor: null });
    await business.put({ conversations: all, fails: [...Array(looks).fill(""), "400"] });
    expect((await sync(business)).trouble).toContain("(#100) Invalid parameter");
    expect(await stand(business)).toMatchObject({ health: "good" });
  });

  it("mark an unconfirmed reply as sent, and request nothing from WhatsApp", async () => {
    const business = await connectedBusiness("facebook");
    const at = new Date((NOW - 2 * HOUR) * 1000);
    await business.tell(
      messagingEvent("page", { id: "m_1001_1", from: "1101", place: "1001", at, text: "Hello?" }),
    );
    await business.work();
    const [lead] = await people(business);
    const message = await replyToLead(business.ctx, lead?.id ?? 0, { text: "We have it in stock." });
    await env.DB.prepare("update social_messages set state = 'unconfirmed', written_at = ?2 where id = ?1")
      .bind(message.id, NOW - HOUR)
      .run();
    await business.put({ conversations: [past("1101", HOUR)] });
    await sync(business);
    const rows = await env.DB.prepare(
      "select state, external_id as external from social_messages where lead_id = ? and direction = 'out'",
    )
      .bind(lead?.id ?? 0)
      .all();
    expect(rows.results).toEqual([{ state: "sent", external: "m_1101_2" }]);
    const numbers = await connectedBusiness("whatsapp");
    await sync(numbers);
    const asked = (await askedWith(numbers.token)).map(({ path }) => path);
    expect(asked.some((path) => path.includes("conversations"))).toBe(false);
  });
});
