import { describe, expect, it } from "vitest";
import { noteRead } from "~/domains/social-leads/conversations/conversation.server";
import { handleMetaWebhook, verifyWebhook } from "~/domains/social-leads/inbound/handle-webhook.server";
import { requeuePlatformEvents } from "~/domains/social-leads/inbound/ingest-events.server";
import { outcome } from "../../support/fixtures/people";
import { connectedBusiness } from "../../support/fixtures/platforms";
import {
  bytesOfEvent,
  echoEvent,
  leadEvent,
  messagingEvent,
  signedByMeta,
  whatsappEvent,
} from "../../support/fixtures/platforms-events";
import { env, makeBusiness, testContext } from "../../support/harness/context";

type Connected = Awaited<ReturnType<typeof connectedBusiness>>;

const leadsOf = async ({ account }: Pick<Connected, "account">) =>
  (
    await env.DB.prepare(
      "select platform, name, email, phone, company_name, message, consent_text, import_method from social_leads where account_id = ? order by id",
    )
      .bind(account.id)
      .all<Record<string, string | null>>()
  ).results;

const messagesOf = async ({ account }: Pick<Connected, "account">) =>
  (
    await env.DB.prepare(
      "select direction, state, text, kind from social_messages where account_id = ? order by id",
    )
      .bind(account.id)
      .all<Record<string, string>>()
  ).results.map(({ direction, text, state, kind }) => `${direction} ${state} ${kind} ${text}`);

const eventsOf = async ({ account }: Pick<Connected, "account">) =>
  (
    await env.DB.prepare(
      "select event_key, payload, done_at is not null as done, last_error, attempts from platform_events where account_id = ? order by id",
    )
      .bind(account.id)
      .all<{
        event_key: string;
        payload: string | null;
        done: number;
        last_error: string | null;
        attempts: number;
      }>()
  ).results;

const LEAD = {
  id: "9001",
  form: "501",
  createdAt: 1_795_000_000,
  fields: {
    full_name: "Wanjiru Kamau",
    email: "wanjiru@shop.example",
    phone_number: "+254711000001",
    company_name: "Kamau Stores",
    "how_many_shops?": "Three",
  },
};

describe("the webhook of a connection", () => {
  it("answers Meta's verification request only for the right verify token", async () => {
    const { connection, system } = await connectedBusiness("facebook");
    const ask = (over: Record<string, string> = {}) =>
      verifyWebhook(
        system,
        connection.webhookKey,
        new URLSearchParams({
          "hub.mode": "subscribe",
          "hub.verify_token": connection.verifyToken,
          "hub.challenge": "1158201444",
          ...over,
        }),
      );
    expect(await ask()).toBe("1158201444");
    expect(await outcome(ask({ "hub.verify_token": "wrong" }))).toBe("forbidden");
    expect(await outcome(ask({ "hub.verify_token": "" }))).toBe("forbidden");
    expect(await outcome(ask({ "hub.mode": "unsubscribe" }))).toBe("forbidden");
    expect(await outcome(ask({ "hub.challenge": "<script>" }))).toBe("malformed");
    expect(await outcome(verifyWebhook(system, "x".repeat(43), new URLSearchParams()))).toBe("not_found");
  });

  it("accepts only calls signed by the business's own app", async () => {
    const business = await connectedBusiness("facebook", { room: { leads: [LEAD] } });
    const { connection, system, tell } = business;
    const body = bytesOfEvent(leadEvent("9001"));
    const send = (signature: string | null, bytes = body) =>
      outcome(handleMetaWebhook(system, connection.webhookKey, bytes, signature));
    for (const bad of [null, "", "sha256=00", `sha256=${"0".repeat(64)}`, signedByMeta(body, "f".repeat(32))])
      expect(await send(bad)).toBe("unauthenticated");
    expect(await send(signedByMeta(body), bytesOfEvent(leadEvent("9002")))).toBe("unauthenticated");
    const noJson = new TextEncoder().encode('{"object":"page","ent');
    expect(await send(signedByMeta(noJson), noJson)).toBe("malformed");
    const noEvent = bytesOfEvent([1, 2]);
    expect(await send(signedByMeta(noEvent), noEvent)).toBe("malformed");
    expect(await eventsOf(business)).toEqual([]);
    expect(await tell(leadEvent("9001"))).toEqual({ received: 1 });
  });

  it("rejects everything without an app secret", async () => {
    const { connection, system } = await connectedBusiness("facebook", { secret: "" });
    const body = bytesOfEvent(leadEvent("9001"));
    expect(
      await outcome(handleMetaWebhook(system, connection.webhookKey, body, signedByMeta(body, ""))),
    ).toBe("unauthenticated");
  });

  it("ignores other pages, other objects and unknown events", async () => {
    const business = await connectedBusiness("facebook");
    expect(await business.tell(leadEvent("9001", "2002"))).toEqual({ received: 0 });
    expect(await business.tell(whatsappEvent({ id: "wamid.1" }))).toEqual({ received: 0 });
    const odd = {
      object: "page",
      entry: [{ id: "1001", changes: [{ field: "feed", value: {} }, 7, null] }, "x"],
    };
    expect(await business.tell(odd)).toEqual({ received: 0 });
  });

  it("stores a repeated event once and queues one message for several events", async () => {
    const business = await connectedBusiness("facebook", { room: { leads: [LEAD] } });
    for (let time = 0; time < 3; time += 1) await business.tell(leadEvent("9001"));
    await Promise.all([1, 2, 3].map((digit) => business.tell(leadEvent(`95${digit}`))));
    expect(await eventsOf(business)).toHaveLength(4);
    expect(business.system.queue.sent).toEqual([
      { kind: "take-platform-events", connectionId: business.connection.id },
    ]);
    await business.work();
    await business.tell(leadEvent("9001"));
    await business.work();
    expect(await leadsOf(business)).toHaveLength(1);
  });
});

describe("platform events", () => {
  it("a lead ad's answers become a lead, and the event's content is deleted", async () => {
    const business = await connectedBusiness("facebook", { room: { leads: [LEAD] } });
    await business.tell(leadEvent("9001"));
    expect(await business.work()).toBe(1);
    expect(await leadsOf(business)).toMatchObject([
      {
        platform: "facebook",
        name: "Wanjiru Kamau",
        email: "wanjiru@shop.example",
        phone: "+254711000001",
        company_name: "Kamau Stores",
        message: "how many shops?: Three",
        import_method: "webhook",
      },
    ]);
    expect(await eventsOf(business)).toEqual([
      { event_key: "lead:9001", payload: null, done: 1, last_error: null, attempts: 1 },
    ]);
  });

  it("messages of WhatsApp, Messenger and Instagram form one conversation per person", async () => {
    const number = await connectedBusiness("whatsapp");
    await number.tell(whatsappEvent({ id: "wamid.1", text: "How much is a panel?" }));
    await number.tell(whatsappEvent({ id: "wamid.2", text: "And a battery?" }));
    await number.work();
    expect(await leadsOf(number)).toMatchObject([
      { platform: "whatsapp", name: "Wanjiru", phone: "+254711000001" },
    ]);
    expect(await messagesOf(number)).toEqual([
      "in received text How much is a panel?",
      "in received text And a battery?",
    ]);
    const people = { "3001": { first_name: "Otieno", last_name: "Ouma", name: "Otieno Ouma" } };
    for (const [platform, object] of [
      ["facebook", "page"],
      ["instagram", "instagram"],
    ] as const) {
      const business = await connectedBusiness(platform, { room: { people } });
      await business.tell(messagingEvent(object, { id: `m_${platform}` }));
      await business.work();
      expect(await leadsOf(business)).toMatchObject([{ platform, name: "Otieno Ouma", message: "Hello" }]);
      expect(await messagesOf(business)).toEqual(["in received text Hello"]);
    }
  });

  it("the business is notified once until the messages are read", async () => {
    const business = await connectedBusiness("whatsapp");
    for (const id of ["wamid.1", "wamid.2"]) {
      await business.tell(whatsappEvent({ id }));
      await business.work();
    }
    const notices = async () =>
      (
        await env.DB.prepare(
          "select title, path from notifications where account_id = ? and cause like 'social:%'",
        )
          .bind(business.account.id)
          .all<{ title: string; path: string }>()
      ).results;
    const [first, ...more] = await notices();
    expect([first?.title, more]).toEqual(["Wanjiru wrote on WhatsApp", []]);
    const leadId = Number(/^\/marketing\/leads\/(\d+)\/reply$/.exec(first?.path ?? "")?.[1]);
    const last = await env.DB.prepare("select max(id) as id from social_messages where lead_id = ?")
      .bind(leadId)
      .first<{ id: number }>();
    await noteRead(business.job, leadId, last?.id ?? 0);
    await business.tell(whatsappEvent({ id: "wamid.3" }));
    await business.work();
    expect(await notices()).toHaveLength(2);
  });

  it("a person known from a lead ad and WhatsApp is one lead", async () => {
    const page = await connectedBusiness("facebook", { room: { leads: [LEAD] } });
    await page.tell(leadEvent("9001"));
    await page.work();
    const number = await connectedBusiness("whatsapp", { business: page });
    await number.tell(whatsappEvent({ id: "wamid.7" }));
    await number.work();
    expect(await leadsOf(page)).toHaveLength(1);
  });

  it("text from strangers is cut, stripped of control characters, and stored as text", async () => {
    const business = await connectedBusiness("whatsapp");
    const text = `</script>Ignore all instructions\u202e\u0000${"x".repeat(9_000)}`;
    await business.tell(whatsappEvent({ id: "wamid.3", text, name: "A".repeat(5_000) }));
    await business.work();
    const [message = ""] = await messagesOf(business);
    expect(message).toContain("</script>Ignore all instructions");
    for (const letter of ["\u0000", "\u202e"]) expect(message).not.toContain(letter);
    expect(message.length).toBeLessThan(4_200);
  });

  it("messages from the platform's own inbox are part of the conversation", async () => {
    const business = await connectedBusiness("facebook");
    await business.tell(messagingEvent("page", { id: "m_1" }));
    await business.tell(echoEvent("m_2", "We call you back"));
    await business.tell(echoEvent("m_2", "We call you back"));
    await business.work();
    expect(await messagesOf(business)).toEqual(["in received text Hello", "out sent text We call you back"]);
  });

  it("a failing platform is retried; one that refuses the request is not", async () => {
    const business = await connectedBusiness("facebook", { room: { leads: [LEAD], fails: [] } });
    await business.put({ leads: [LEAD], fails: ["500", "400"] });
    await business.tell(leadEvent("9001"));
    await business.work();
    const [waiting] = await eventsOf(business);
    expect(waiting).toMatchObject({ done: 0, attempts: 1 });
    expect(waiting?.payload).toContain("9001");
    expect(await business.work()).toBe(0);
    await env.DB.prepare("update platform_events set due_at = 0 where account_id = ?")
      .bind(business.account.id)
      .run();
    await requeuePlatformEvents({ ...testContext(), queue: business.job.queue });
    await business.work();
    expect(await eventsOf(business)).toMatchObject([
      { done: 1, payload: null, last_error: "Meta says: (#100) Invalid parameter" },
    ]);
    expect(await leadsOf(business)).toEqual([]);
  });

  it("an expired token is shown on the connection, and a later job imports the lead", async () => {
    const business = await connectedBusiness("facebook");
    await business.put({ leads: [LEAD], fails: ["190"] });
    await business.tell(leadEvent("9001"));
    await business.work();
    const row = await env.DB.prepare("select health, last_error from platform_connections where id = ?")
      .bind(business.connection.id)
      .first();
    expect(row).toMatchObject({ health: "over" });
    await env.DB.prepare("update platform_events set due_at = 0 where account_id = ?")
      .bind(business.account.id)
      .run();
    await business.work();
    expect(await leadsOf(business)).toHaveLength(1);
  });

  it("a lost claim is retried without storing a message twice", async () => {
    const business = await connectedBusiness("whatsapp");
    await business.tell(whatsappEvent({ id: "wamid.1" }));
    await business.work();
    await env.DB.prepare(
      "update platform_events set done_at = null, due_at = 0, payload = json(?2) where account_id = ?1",
    )
      .bind(
        business.account.id,
        JSON.stringify({
          kind: "message",
          placeId: "7001",
          externalId: "wamid.1",
          personId: "254711000001",
          name: "Wanjiru",
          at: Date.now(),
          content: "text",
          text: "Habari",
          mark: null,
        }),
      )
      .run();
    await Promise.all([business.work(), business.work()]);
    expect(await messagesOf(business)).toHaveLength(1);
    expect(await leadsOf(business)).toHaveLength(1);
  });

  it("create no lead in another account, and none for an unknown number", async () => {
    const one = await connectedBusiness("whatsapp");
    const other = await makeBusiness();
    await one.tell(whatsappEvent({ id: "wamid.1" }));
    await one.work();
    expect(await leadsOf(other)).toEqual([]);
    expect(await one.tell(whatsappEvent({ id: "wamid.2", place: "8888" }))).toEqual({ received: 0 });
  });
});
