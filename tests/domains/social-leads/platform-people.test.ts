import { describe, expect, it } from "vitest";
import { decideWork, getQueue, listWork } from "~/domains/admin/reviews/list-reviews.server";
import { QueueQuery } from "~/domains/admin/reviews/reviews";
import { contactSocialLead } from "~/domains/social-leads/contact-lead.server";
import { listMessages } from "~/domains/social-leads/conversations/conversation.server";
import { replyToLead } from "~/domains/social-leads/conversations/reply.server";
import { sendSocialMessage } from "~/domains/social-leads/conversations/send-message.server";
import { purgePlatformEvents } from "~/domains/social-leads/inbound/ingest-events.server";
import { purgeUnreadableEvents } from "~/domains/social-leads/inbound/unreadable-events.server";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { ContactInput } from "~/domains/social-leads/schemas";
import { outcome, signUpAdmin } from "../../support/fixtures/people";
import { askedWith, connectedBusiness } from "../../support/fixtures/platforms";
import { messagingEvent, whatsappEvent } from "../../support/fixtures/platforms-events";
import { env, testContext } from "../../support/harness/context";

type Connected = Awaited<ReturnType<typeof connectedBusiness>>;

const USER = "KE.77120000000000000031";
const seconds = () => String(Math.floor(Date.now() / 1000));

/** A webhook change for the connected number. */
const change = (value: object, field = "messages") => ({
  object: "whatsapp_business_account",
  entry: [
    {
      id: "55",
      changes: [
        {
          field,
          value: {
            messaging_product: "whatsapp",
            metadata: { display_phone_number: "254700000001", phone_number_id: "7001" },
            ...value,
          },
        },
      ],
    },
  ],
});

const userMessage = (id: string, over: object = {}) =>
  change({
    contacts: [{ user_id: USER, profile: { name: "Zawadi", username: "zawadi.s" } }],
    messages: [
      { id, from_user_id: USER, timestamp: seconds(), type: "text", text: { body: "Habari" }, ...over },
    ],
  });

const leads = async ({ ctx }: Pick<Connected, "ctx">) => (await listSocialLeads(ctx, {}, { limit: 20 })).rows;
const messages = async ({ ctx }: Connected, leadId: number) =>
  (await listMessages(ctx, leadId, { limit: 20 })).rows;

async function took(business: Connected, event: unknown) {
  const told = await business.tell(event);
  await business.work();
  return told;
}

async function onlyLead(business: Connected) {
  const [lead, ...more] = await leads(business);
  if (!lead || more.length > 0) throw new Error(`${more.length + (lead ? 1 : 0)} leads`);
  return lead;
}

describe("a WhatsApp user without a phone number", () => {
  it("becomes a lead, and a reply is sent to their ID for this business", async () => {
    const business = await connectedBusiness("whatsapp");
    await took(business, userMessage("wamid.u1"));
    const lead = await onlyLead(business);
    expect(lead).toMatchObject({ name: "Zawadi", phone: null, platform: "whatsapp", message: "Habari" });
    const reply = await replyToLead(business.ctx, lead.id, { text: "Karibu" });
    await sendSocialMessage(business.job, { messageId: reply.id });
    const sent = (await askedWith(business.token)).findLast(({ method }) => method === "POST");
    expect(sent?.body).toMatchObject({ recipient: USER, type: "text" });
    expect(sent?.body).not.toHaveProperty("to");
    expect((await messages(business, lead.id))[0]).toMatchObject({ direction: "out", state: "sent" });
  });

  it("is named by their user name if no other name is known", async () => {
    const business = await connectedBusiness("whatsapp");
    await took(
      business,
      change({
        contacts: [{ user_id: USER, profile: { username: "zawadi.s" } }],
        messages: [
          { id: "wamid.u3", from_user_id: USER, timestamp: seconds(), type: "text", text: { body: "x" } },
        ],
      }),
    );
    expect((await onlyLead(business)).name).toBe("@zawadi.s");
  });

  it.each(["phone first", "user name first"])(
    "becomes one lead with their phone number, whichever arrives first: %s",
    async (order) => {
      const business = await connectedBusiness("whatsapp");
      const both = change({
        contacts: [{ wa_id: "254711000001", user_id: USER, profile: { name: "Zawadi" } }],
        messages: [
          {
            id: "wamid.both",
            from: "254711000001",
            from_user_id: USER,
            timestamp: seconds(),
            type: "text",
            text: { body: "With number" },
          },
        ],
      });
      const phone = whatsappEvent({ id: "wamid.old" });
      const events =
        order === "phone first"
          ? [phone, both, userMessage("wamid.u")]
          : [userMessage("wamid.u"), both, phone];
      for (const event of events) await took(business, event);
      const lead = await onlyLead(business);
      expect(lead.phone).toBe("+254711000001");
      expect(await messages(business, lead.id)).toHaveLength(3);
    },
  );
});

describe("a message other than text", () => {
  it("of a form in the chat is shown as text and fills in the lead", async () => {
    const business = await connectedBusiness("whatsapp");
    const response_json = JSON.stringify({
      screen_0_Company_0: "Kilele Stores",
      email: "z@kilele.example",
      needs: ["Pumps", "Panels"],
      agreed: true,
      flow_token: "secret",
    });
    const interactive = { type: "nfm_reply", nfm_reply: { name: "flow", body: "Sent", response_json } };
    await took(business, userMessage("wamid.f", { type: "interactive", text: undefined, interactive }));
    const lead = await onlyLead(business);
    expect(lead).toMatchObject({ companyName: "Kilele Stores", email: "z@kilele.example" });
    expect((await messages(business, lead.id))[0]?.text).toBe(
      "Company: Kilele Stores\nemail: z@kilele.example\nneeds: Pumps, Panels\nagreed: yes",
    );
  });

  it.each([
    ["a button", { type: "button", button: { text: "Call me", payload: "CALL" } }, "text", "Call me"],
    [
      "a list",
      { type: "interactive", interactive: { type: "list_reply", list_reply: { id: "1", title: "Pumps" } } },
      "text",
      "Pumps",
    ],
    [
      "a broken form",
      { type: "interactive", interactive: { nfm_reply: { response_json: "{half", body: "Sent" } } },
      "text",
      "{half",
    ],
    [
      "contacts",
      {
        type: "contacts",
        contacts: [{ name: { formatted_name: "Juma" }, phones: [{ phone: "+254 711" }] }, 7],
      },
      "contact",
      "Juma, +254 711",
    ],
    [
      "an order",
      {
        type: "order",
        order: {
          product_items: [{ product_retailer_id: "P-1", quantity: "2", item_price: 500, currency: "KES" }],
        },
      },
      "order",
      "2 × P-1 at 500 KES",
    ],
    [
      "a place",
      { type: "location", location: { latitude: -1.28, longitude: 36.82, name: "Shop" } },
      "location",
      "Shop\n-1.28, 36.82",
    ],
    ["an unknown kind", { type: "hologram", hologram: { x: 1 } }, "other", null],
  ])("is stored with its kind, and its content as text: %s", async (_, over, kind, text) => {
    const business = await connectedBusiness("whatsapp");
    await took(business, userMessage("wamid.kind", { text: undefined, ...over }));
    const lead = await onlyLead(business);
    expect((await messages(business, lead.id))[0]).toMatchObject({ kind, text });
  });

  it("with an ad referral has the ad as lead source, with its campaign if Meta returns it", async () => {
    const business = await connectedBusiness("whatsapp");
    const referral = { source_type: "ad", source_id: "9100", headline: "Pumps for farms", ctwa_clid: "x" };
    await business.put({ ads: { "9100": { name: "Ad 7", campaign: { name: "Rains" } } } });
    await took(business, userMessage("wamid.ad", { referral }));
    expect((await onlyLead(business)).leadSource).toBe("WhatsApp ad: Pumps for farms, campaign Rains");
    const other = await connectedBusiness("whatsapp");
    await took(other, userMessage("wamid.ad", { referral: { ...referral, headline: 5, source_url: null } }));
    expect((await onlyLead(other)).leadSource).toBe("WhatsApp ad: 5, ad 9100");
  });

  it("of a button click or a Messenger ad is stored as the person's message", async () => {
    const business = await connectedBusiness("facebook");
    const event = messagingEvent("page", { id: "m_1", from: "3009" });
    const [first] = event.entry[0]?.messaging ?? [];
    const { message: _message, ...base } = first ?? ({} as never);
    const of = (...items: object[]) => ({ ...event, entry: [{ id: "1001", messaging: items }] });
    const ad = { ad_id: "77", ads_context_data: { ad_title: "Solar" } };
    await took(
      business,
      of(
        { ...base, referral: { ref: "promo", source: "ADS", type: "OPEN_THREAD", ...ad } },
        { ...base, postback: { title: "Get prices", payload: "PRICES" } },
        { ...base, delivery: { watermark: 1 } },
      ),
    );
    const lead = await onlyLead(business);
    expect(lead.leadSource).toBe("Facebook ad: Solar, ad 77");
    expect((await messages(business, lead.id)).map(({ kind, text }) => [kind, text]).sort()).toEqual([
      ["referral", null],
      ["text", "Get prices"],
    ]);
  });
});

describe("a message changed by its author", () => {
  const changed = (id: string, over: object) => userMessage(id, { text: undefined, ...over });

  it("shows the new text in the conversation and on the lead after an edit", async () => {
    const business = await connectedBusiness("whatsapp");
    await took(business, userMessage("wamid.e"));
    const edit = { original_message_id: "wamid.e", message: { type: "text", text: { body: "Habari yako" } } };
    for (const id of ["wamid.e2", "wamid.e2"]) await took(business, changed(id, { type: "edit", edit }));
    const lead = await onlyLead(business);
    expect(lead.message).toBe("Habari yako");
    expect(await messages(business, lead.id)).toMatchObject([{ text: "Habari yako", state: "received" }]);
  });

  it("loses its text in the conversation, the lead and its history when deleted", async () => {
    const business = await connectedBusiness("whatsapp");
    await took(business, userMessage("wamid.r"));
    const revoke = { original_message_id: "wamid.r" };
    await took(business, changed("wamid.r2", { type: "revoke", revoke }));
    const edit = { original_message_id: "wamid.r", message: { text: { body: "again" } } };
    await took(business, changed("wamid.r3", { type: "edit", edit }));
    const lead = await onlyLead(business);
    expect(lead.message).toBeNull();
    expect(await messages(business, lead.id)).toMatchObject([{ text: null, state: "revoked" }]);
    const kept = await env.DB.prepare("select fields from social_lead_origins where lead_id = ?")
      .bind(lead.id)
      .first<string>("fields");
    expect(kept).not.toContain("Habari");
  });

  it("is unchanged if another account's webhook names its ID", async () => {
    const [one, other] = [await connectedBusiness("whatsapp"), await connectedBusiness("whatsapp")];
    await took(one, userMessage("wamid.mine"));
    await took(other, changed("wamid.x", { type: "revoke", revoke: { original_message_id: "wamid.mine" } }));
    expect((await onlyLead(one)).message).toBe("Habari");
  });
});

describe("a person who stops marketing messages", () => {
  const preference = (value: string, at: string | null = seconds()) =>
    change(
      {
        contacts: [{ wa_id: "254711000001", user_id: USER, profile: { name: "Zawadi" } }],
        user_preferences: [
          {
            wa_id: "254711000001",
            category: "marketing_messages",
            value,
            detail: `User requested to ${value} marketing messages`,
            ...(at === null ? {} : { timestamp: Number(at) }),
          },
        ],
      },
      "user_preferences",
    );

  it("is opted out again by a second stop without a time", async () => {
    const business = await connectedBusiness("whatsapp");
    await took(business, whatsappEvent({ id: "wamid.q" }));
    await took(business, preference("stop", null));
    expect((await onlyLead(business)).optedOutAt).not.toBeNull();
    await took(business, preference("resume", String(Number(seconds()) + 1)));
    expect((await onlyLead(business)).optedOutAt).toBeNull();
    await took(business, preference("stop", null));
    expect((await onlyLead(business)).optedOutAt).not.toBeNull();
  });

  it("can't be contacted, not even by email, until they resume", async () => {
    const business = await connectedBusiness("whatsapp");
    await took(business, whatsappEvent({ id: "wamid.p" }));
    const { id } = await onlyLead(business);
    await env.DB.prepare(
      "update social_leads set email = 'z@stop.example', email_key = 'z@stop.example' where id = ?",
    )
      .bind(id)
      .run();
    await took(business, preference("stop"));
    expect((await onlyLead(business)).optedOutAt).not.toBeNull();
    for (const way of ["whatsapp", "mail"])
      expect(await outcome(contactSocialLead(business.ctx, id, ContactInput.parse({ way })))).toBe(
        "conflict",
      );
    const suppressed = env.DB.prepare(
      "select reason from suppressions where account_id = ? and address = 'z@stop.example'",
    );
    expect(await suppressed.bind(business.account.id).first("reason")).toBe("unsubscribe");
    await took(business, preference("resume", String(Number(seconds()) + 1)));
    expect((await onlyLead(business)).optedOutAt).toBeNull();
    expect(await suppressed.bind(business.account.id).first("reason")).toBe("unsubscribe");
  });

  it("is stored as opted out even if they never wrote", async () => {
    const business = await connectedBusiness("whatsapp");
    await took(business, preference("stop"));
    expect(await onlyLead(business)).toMatchObject({ phone: "+254711000001", name: "Zawadi" });
    expect((await onlyLead(business)).optedOutAt).not.toBeNull();
  });
});

describe("an unreadable event", () => {
  it("of a new type counts as a message, and its content is stored for the operator", async () => {
    const business = await connectedBusiness("whatsapp");
    const poll = { type: "poll", poll: { question: "Which pump?" } };
    await took(business, userMessage("wamid.poll", { text: undefined, ...poll }));
    await took(business, userMessage("wamid.no", { text: undefined, type: "unsupported" }));
    const lead = await onlyLead(business);
    expect(await messages(business, lead.id)).toHaveLength(2);
    const rows = (await listWork(testContext(), getQueue("platform-events"), QueueQuery.parse({}))).rows;
    const own = rows.filter(({ target }) => target === `account:${business.account.id}`);
    expect(own.map(({ what }) => what)).toEqual([
      expect.stringMatching(/^A message of the type “poll”.*Which pump/s),
    ]);
  });

  it("loses no other event; is stored once, listed for the operator with its content, and purged", async () => {
    const business = await connectedBusiness("whatsapp");
    const event = change({
      contacts: "none",
      messages: [
        {
          id: "wamid.ok",
          from: 254_711_000_001,
          timestamp: "soon",
          type: 9,
          text: { body: "Fine" },
          context: [],
        },
        { from: "254711000001", text: { body: "No id" } },
      ],
    });
    const strange = change({ secret: "zebra" }, "brand_new_field");
    expect(await took(business, event)).toEqual({ received: 1 });
    expect(await took(business, strange)).toEqual({ received: 0 });
    expect(await took(business, strange)).toEqual({ received: 0 });
    const lead = await onlyLead(business);
    expect((await messages(business, lead.id)).map(({ text }) => text)).toEqual(["Fine"]);

    const queue = getQueue("platform-events");
    const own = async () =>
      (await listWork(testContext(), queue, QueueQuery.parse({}))).rows.filter(
        ({ target }) => target === `account:${business.account.id}`,
      );
    const rows = await own();
    expect(rows.map(({ what }) => what.split(":")[0])).toEqual([
      "A message without an ID",
      "The field “brand_new_field”",
    ]);
    expect(rows.map(({ who }) => who)).toEqual(rows.map(() => expect.stringMatching(/^WhatsApp, \S/)));
    expect(rows[1]?.what).toContain("zebra");
    const { ctx } = await signUpAdmin();
    await decideWork(ctx, queue, { id: rows[1]?.id ?? 0, act: "dismiss" });
    expect(await outcome(decideWork(ctx, queue, { id: rows[1]?.id ?? 0, act: "dismiss" }))).toBe("conflict");
    expect(await own()).toHaveLength(1);
    await purgePlatformEvents(testContext(), new Date(Date.now() + 60_000));
    expect(await own()).toHaveLength(1);
    await purgeUnreadableEvents(testContext(), new Date(Date.now() + 60_000));
    expect(await own()).toHaveLength(0);
  });

  it.each([
    [{ object: "page", entry: "x" }],
    [{ object: "page", entry: null }],
    [{ object: "page", entry: [{ id: "1001", messaging: "x" }] }],
    [{ object: "page", entry: [{ id: "1001" }] }],
    [{ object: "page", entry: [null, 7, [], "x"] }],
  ])("that is malformed as a whole is stored without an error: %j", async (event) => {
    const business = await connectedBusiness("facebook");
    expect(await took(business, event)).toEqual({ received: 0 });
    const kept = await env.DB.prepare(
      "select count(*) as n from platform_events where account_id = ? and kind = 'unreadable'",
    )
      .bind(business.account.id)
      .first<number>("n");
    expect(kept).toBeGreaterThan(0);
  });
});
