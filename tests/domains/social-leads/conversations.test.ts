import { describe, expect, it } from "vitest";
import { disconnectPlatform } from "~/domains/marketing/platforms/connect.server";
import {
  findConversation,
  listMessages,
  noteRead,
  replyState,
  unreadOf,
} from "~/domains/social-leads/conversations/conversation.server";
import { ingestMessageStatements } from "~/domains/social-leads/conversations/ingest-messages.server";
import { prepareLink, replyToLead, setOutcome } from "~/domains/social-leads/conversations/reply.server";
import {
  requeueMessages,
  sendSocialMessage,
  UNKNOWN,
} from "~/domains/social-leads/conversations/send-message.server";
import { ingestSocialLead } from "~/domains/social-leads/ingest-lead.server";
import { getSocialLead } from "~/domains/social-leads/list-leads.server";
import { removeSocialLead } from "~/domains/social-leads/remove-social-lead.server";
import { outcome } from "../../support/fixtures/people";
import { askedWith, connectedBusiness } from "../../support/fixtures/platforms";
import {
  echoEvent,
  messagingEvent,
  whatsappEvent,
  whatsappStatus,
} from "../../support/fixtures/platforms-events";
import { env, makeBusiness, testContext } from "../../support/harness/context";

async function talking(platform: "whatsapp" | "facebook" = "whatsapp", at = new Date()) {
  const business = await connectedBusiness(platform);
  const event =
    platform === "whatsapp"
      ? whatsappEvent({ id: "wamid.in1", at })
      : messagingEvent("page", { id: "m_in1", at });
  await business.tell(event);
  await business.work();
  const { id } = (await env.DB.prepare("select id from social_leads where account_id = ?")
    .bind(business.account.id)
    .first<{ id: number }>()) ?? { id: 0 };
  return { ...business, leadId: id };
}
type Talking = Awaited<ReturnType<typeof talking>>;

const messagesOf = async ({ job, leadId }: Talking) =>
  (await listMessages(job, leadId, { limit: 50 })).rows
    .reverse()
    .map(({ direction, state, text }) => `${direction} ${state}: ${text}`);

const lastOf = async ({ job, leadId }: Talking) => (await listMessages(job, leadId, { limit: 1 })).rows[0];

const sent = async ({ token }: Talking) => (await askedWith(token)).filter(({ method }) => method === "POST");

describe("a conversation on a social platform", () => {
  it("sends a reply once, within the platform's window, and shows its status", async () => {
    const business = await talking();
    const { ctx, leadId, job, tell, work } = business;
    expect(await replyState(job, await getSocialLead(job, leadId))).toMatchObject({ way: "platform" });
    const { id } = await replyToLead(ctx, leadId, { text: "From 20,000 shillings" });
    expect(await messagesOf(business)).toEqual(["in received: Habari", "out waiting: From 20,000 shillings"]);
    await Promise.all([1, 2, 3].map(() => sendSocialMessage(job, { messageId: id })));
    expect(await sent(business)).toMatchObject([
      { path: "/v24.0/7001/messages", body: { to: "254711000001", biz_opaque_callback_data: `njia:${id}` } },
    ]);
    const message = await lastOf(business);
    expect(message).toMatchObject({ state: "sent" });
    for (const status of ["delivered", "read", "sent", "delivered"])
      await tell(whatsappStatus(message?.externalId ?? "", status));
    await work();
    expect(await lastOf(business)).toMatchObject({ state: "read" });
    expect(await getSocialLead(job, leadId)).toMatchObject({ status: "contacted" });
  });

  it("sends no reply after 24 hours, neither on request nor by a late job", async () => {
    const old = await talking("whatsapp", new Date(Date.now() - 25 * 3_600_000));
    expect(await replyState(old.job, await getSocialLead(old.job, old.leadId))).toMatchObject({
      way: "link",
      digits: "254711000001",
    });
    expect(await outcome(replyToLead(old.ctx, old.leadId, { text: "Hello" }))).toBe("conflict");
    const late = await talking();
    const { id } = await replyToLead(late.ctx, late.leadId, { text: "Hello" });
    const tomorrow = { ...late.job, now: () => new Date(Date.now() + 24 * 3_600_000) };
    await sendSocialMessage(tomorrow, { messageId: id });
    expect(await lastOf(late)).toMatchObject({
      state: "failed",
      lastError: expect.stringContaining("24-hour reply window"),
    });
    expect(await sent(late)).toEqual([]);
  });

  it("gets no longer reply window from a platform clock that is ahead", async () => {
    const business = await talking("whatsapp", new Date(Date.now() + 48 * 3_600_000));
    const state = await replyState(business.job, await getSocialLead(business.job, business.leadId));
    expect(state.way === "platform" && state.until.getTime()).toBeLessThanOrEqual(
      Date.now() + 24 * 3_600_000,
    );
  });

  it("shows why a platform rejected a reply, and retries only if the platform is busy", async () => {
    const business = await talking();
    const { ctx, leadId, job, put } = business;
    const reply = async (...fails: string[]) => {
      await put({ fails });
      const { id } = await replyToLead(ctx, leadId, { text: fails.join(" ") });
      await sendSocialMessage(job, { messageId: id });
      return id;
    };
    await reply("400");
    expect(await lastOf(business)).toMatchObject({
      state: "failed",
      lastError: "Meta says: (#100) Invalid parameter",
    });
    const id = await reply("429");
    expect(await lastOf(business)).toMatchObject({ state: "waiting", lastError: "Meta says: Too many" });
    const soon = { ...testContext(), now: () => new Date(Date.now() + 120_000) };
    await requeueMessages(soon);
    expect(soon.queue.sent).toContainEqual({ kind: "send-social-message", messageId: id });
    await sendSocialMessage(job, { messageId: id });
    expect(await lastOf(business)).toMatchObject({ state: "sent", lastError: null });
    await reply("190");
    expect(await lastOf(business)).toMatchObject({ state: "failed" });
    expect(await replyState(job, await getSocialLead(job, leadId))).toMatchObject({ way: "link" });
  });

  it("never resends a message that may have arrived, until the platform reports the result", async () => {
    const business = await talking();
    const { ctx, leadId, job, put, tell, work } = business;
    await put({ fails: ["taken"] });
    const { id } = await replyToLead(ctx, leadId, { text: "Once" });
    await sendSocialMessage(job, { messageId: id });
    await sendSocialMessage(job, { messageId: id });
    expect(await lastOf(business)).toMatchObject({ state: "unconfirmed", lastError: UNKNOWN });
    expect(await sent(business)).toHaveLength(1);
    await tell(whatsappStatus("wamid.late", "delivered", `njia:${id}`));
    await work();
    expect(await lastOf(business)).toMatchObject({
      state: "delivered",
      externalId: "wamid.late",
      lastError: null,
    });
  });

  it("marks a reply as unconfirmed if its job is lost, until an echo confirms it", async () => {
    const business = await talking("facebook");
    const { ctx, leadId, tell, work } = business;
    const { id } = await replyToLead(ctx, leadId, { text: "We have it" });
    await env.DB.prepare("update social_messages set state = 'sending', claimed_at = 1 where id = ?")
      .bind(id)
      .run();
    await requeueMessages(testContext());
    expect(await lastOf(business)).toMatchObject({ state: "unconfirmed" });
    await tell(echoEvent("m_out1", "We have it", `njia:${id}`));
    await work();
    expect(await messagesOf(business)).toEqual(["in received: Hello", "out sent: We have it"]);
  });

  it("is unaffected by another account's callback that names its message", async () => {
    const [one, other] = [await talking(), await talking()];
    const { id } = await replyToLead(one.ctx, one.leadId, { text: "Mine" });
    await env.DB.prepare("update social_messages set state = 'sending', claimed_at = 1 where id = ?")
      .bind(id)
      .run();
    await other.tell(whatsappStatus("wamid.x", "read", `njia:${id}`));
    await other.work();
    expect(await lastOf(one)).toMatchObject({ state: "sending", externalId: null });
  });

  it("stores nothing for a lead removed while its message was being sent", async () => {
    const business = await talking();
    const { ctx, job, account, connection, leadId } = business;
    const message = {
      leadId,
      placeId: "7001",
      personId: "254700000009",
      content: "text",
      text: "Late",
    } as const;
    const statements = ingestMessageStatements(job, { connectionId: connection.id, platform: "whatsapp" }, [
      { ...message, externalId: "wamid.late", at: new Date() },
    ]);
    await removeSocialLead(ctx, leadId);
    await job.d1.batch(statements);
    for (const table of ["social_channels", "social_messages", "social_conversations"]) {
      const left = env.DB.prepare(`select count(*) as n from ${table} where account_id = ?`).bind(account.id);
      expect(await left.first("n"), table).toBe(0);
    }
  });

  it("is visible to its own account only: another account can neither read nor write", async () => {
    const business = await talking();
    const other = await makeBusiness({ plan: "corporate" });
    expect(await outcome(getSocialLead(other.ctx, business.leadId))).toBe("not_found");
    for (const write of [replyToLead, prepareLink])
      expect(await outcome(write(other.ctx, business.leadId, { text: "Hello" }))).toBe("not_found");
    expect(await outcome(setOutcome(other.ctx, business.leadId, { outcome: "later" }))).toBe("not_found");
    const acting = { ...business.ctx, actor: { ...business.user, impersonatorId: 1 } };
    expect(await outcome(replyToLead(acting, business.leadId, { text: "Hello" }))).toBe("forbidden");
  });

  it("marks a lead as contacted when a WhatsApp link with the text is prepared", async () => {
    const business = await talking("whatsapp", new Date(Date.now() - 30 * 3_600_000));
    const { message, url } = await prepareLink(business.ctx, business.leadId, { text: "Habari & karibu?" });
    expect(url).toBe("https://wa.me/254711000001?text=Habari%20%26%20karibu%3F");
    expect(message).toMatchObject({ state: "link", channelId: null });
    expect(await getSocialLead(business.ctx, business.leadId)).toMatchObject({ status: "contacted" });
    const { lead } = await ingestSocialLead(business.job, {
      platform: "manual",
      importMethod: "manual",
      email: "no@number.example",
    });
    expect(await outcome(prepareLink(business.ctx, lead.id, { text: "Hello" }))).toBe("conflict");
  });

  it("stores the lead's outcome and counts unread messages", async () => {
    const business = await talking();
    const { ctx, job, leadId, tell, work } = business;
    await tell(whatsappEvent({ id: "wamid.in2", text: "Still there?" }));
    await work();
    expect((await unreadOf(job, [leadId])).get(leadId)).toBe(2);
    await noteRead(job, leadId, (await lastOf(business))?.id ?? 0);
    expect((await unreadOf(job, [leadId])).get(leadId)).toBeUndefined();
    await setOutcome(ctx, leadId, { outcome: "interested" });
    await setOutcome(ctx, leadId, { outcome: "later" });
    expect(await findConversation(job, leadId)).toMatchObject({ outcome: "later" });
  });

  it("sends nothing after its platform is disconnected", async () => {
    const business = await talking();
    const { id } = await replyToLead(business.ctx, business.leadId, { text: "Hello" });
    await disconnectPlatform(business.ctx, "whatsapp");
    await sendSocialMessage(business.job, { messageId: id });
    expect(await lastOf(business)).toMatchObject({ state: "failed" });
    expect(await sent(business)).toEqual([]);
  });
});
