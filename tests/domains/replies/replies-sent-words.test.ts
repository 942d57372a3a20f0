import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sentTextsOf } from "~/domains/campaigns/metrics/sent-texts.server";
import { campaignSteps } from "~/domains/campaigns/tables";
import { saveSenderSnapshot } from "~/domains/messages/sender-snapshots.server";
import { messages } from "~/domains/messages/tables";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { conversationOf } from "~/domains/replies/threads/conversation.server";
import { getThread, snippetsOf } from "~/domains/replies/threads/threads.server";
import { sentTo } from "../../support/fixtures/outreach";
import { replyTo } from "../../support/fixtures/raw-mails";
import { makeBusiness } from "../../support/harness/context";

const CONTENT =
  "<p>Dear {{firstName}},</p><p>If you are interested in cheaper power for your shops, we would like to call you on Tuesday.</p><p>{{signature}}</p>";

async function mailed() {
  const business = await makeBusiness();
  const { ctx, user } = business;
  const address = `amina-${crypto.randomUUID()}@buyer.test`;
  const sent = await sentTo(business, address);
  await ctx.db.insert(campaignSteps).values({
    campaignId: sent.campaignId,
    position: 1,
    templateId: 1,
    subject: "Power",
    content: CONTENT,
  });
  const senderSnapshotId = await saveSenderSnapshot(ctx, user.userId, {
    signature: "<p>Grace Wanjiku<br>Soko Solar</p>",
    fromName: "Soko",
    fromAddress: "sales@soko.test",
    postalAddress: "1 Market Road\nNairobi",
    language: "en",
  });
  await ctx.db
    .update(messages)
    .set({ senderSnapshotId, values: { firstName: "Amina" } })
    .where(eq(messages.id, sent.sentId));
  const [text = ""] = (await sentTextsOf(ctx, business.account.id, [sent.sentId])).values();
  return { business, ctx, address, text, ...sent };
}

describe("our own text quoted in a reply", () => {
  it("is reproduced as it was sent, with signature and footer", async () => {
    const { text } = await mailed();
    expect(text).toMatch(
      /^Dear Amina,\n\nIf you are interested[\s\S]*Grace Wanjiku\nSoko Solar[\s\S]*Nairobi/,
    );
  });

  it("does not affect the category, and is removed even without quote marks", async () => {
    const { ctx, address, messageId, text, business } = await mailed();
    const quoted = text.replace("shops, we", "shops,\nwe");
    const answer = await receiveMail(ctx, replyTo(messageId, address, `Not for us.\n\n${quoted}`));
    expect(answer).toMatchObject({ replyClass: "not_interested", isMatched: true });
    const thread = await getThread(business.ctx, answer.threadId ?? 0);
    const turns = await conversationOf(business.ctx, thread);
    expect(turns.flatMap((turn) => ("own" in turn ? turn.own : []))).toEqual(["Not for us."]);
    expect([...(await snippetsOf(business.ctx, [thread])).values()]).toEqual(["Not for us."]);
  });

  it("is shown in the conversation as it was sent, without the unsubscribe URL", async () => {
    const { address, messageId, text, business, ctx } = await mailed();
    expect(text).toMatch(/Unsubscribe:\nhttps?:\S+\/unsubscribe\/\S+\n$/);
    const { threadId } = await receiveMail(ctx, replyTo(messageId, address, "How much is it?"));
    const turns = await conversationOf(business.ctx, await getThread(business.ctx, threadId ?? 0));
    expect(turns.flatMap((turn) => (turn.direction === "out" ? turn.text : []))).toEqual([
      text.replace(/:\nhttps?:\S+\n$/, "\n"),
    ]);
  });

  it("is readable for its own account only", async () => {
    const [{ sentId }, other] = [await mailed(), await makeBusiness()];
    expect(await sentTextsOf(other.ctx, other.account.id, [sentId])).toEqual(new Map());
  });
});
