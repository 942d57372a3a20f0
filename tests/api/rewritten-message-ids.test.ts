import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { mailboxes } from "~/domains/mailboxes/tables";
import { pollInbox } from "~/domains/replies/polling/poll-inbox.server";
import { rotateWebhookKey, signatureOf } from "~/domains/replies/responses/webhook-key.server";
import { inboundEmails } from "~/domains/replies/tables";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { makeInbox, type WithInbox } from "../support/fixtures/inboxes";
import { rawMail } from "../support/fixtures/raw-mails";
import { makeCampaign, messagesOf, receivedAt } from "../support/fixtures/sending";
import { fetchApp } from "../support/harness/app";
import { script } from "../support/servers/imap";

/** Sends an email through a server that rewrites the Message-ID; returns it and what its recipient received. */
async function sentThroughRelay(box: WithInbox) {
  const domain = `${crypto.randomUUID()}.test`;
  await box.ctx.db
    .update(mailboxes)
    .set({ port: inject("mail").ses })
    .where(eq(mailboxes.id, box.mailboxId));
  const { campaignId } = await makeCampaign(box.ctx, box.mailboxId, [`reader@${domain}`]);
  await sendMailbox(box.ctx, box.mailboxId);
  const [message] = await messagesOf(box.ctx, campaignId);
  const [received] = await receivedAt(domain);
  if (!message || !received) throw new Error("nothing was sent");
  return { message, received, domain };
}

/** A reply by a colleague with another subject: only the identifiers match it. */
const replyOf = (
  { domain, received }: Awaited<ReturnType<typeof sentThroughRelay>>,
  how: "id" | "references",
) =>
  rawMail(
    {
      From: `Assistant <assistant@${domain}>`,
      Subject: "Your email",
      "Message-ID": `<${crypto.randomUUID()}@${domain}>`,
      ...(how === "id"
        ? { "In-Reply-To": received.messageId }
        : { References: `${received.headers.references} ${received.messageId.replace("0102", "0109")}` }),
    },
    "How much is it for 12 shops?",
  );

describe("an email whose Message-ID the relay rewrote", () => {
  let box: WithInbox;
  beforeAll(async () => {
    box = await makeInbox([]);
  });

  it("is identified by the id in the relay's response", async () => {
    const { message, received } = await sentThroughRelay(box);
    expect(message.state).toBe("sent");
    expect(received.messageId).toMatch(/^<0102018c.*-000000@eu-west-1\.amazonses\.com>$/);
    expect(received.messageId).not.toBe(message.messageId);
    expect(received.messageId).toContain(`<${message.relayId}@`);
    expect(received.headers.references).toContain(message.messageId);
    expect(received.headers["x-njia-message-id"]).toBe(message.messageId);
  });

  it.each(["id", "references"] as const)("is matched to a reply read over IMAP (by %s)", async (how) => {
    const fresh = await makeInbox([]);
    const sent = await sentThroughRelay(fresh);
    await script(fresh.imapUser, { mails: [] });
    await pollInbox(fresh.ctx, fresh.mailboxId);
    await script(fresh.imapUser, {
      mails: [{ uid: 1, raw: new TextDecoder().decode(replyOf(sent, how)) }],
    });
    await pollInbox(fresh.ctx, fresh.mailboxId);
    const found = await fresh.ctx.db
      .select()
      .from(inboundEmails)
      .where(eq(inboundEmails.accountId, fresh.account.id));
    expect(found).toMatchObject([{ outreachMessageId: sent.message.id, replyClass: "question" }]);
  });

  it.each(["id", "references"] as const)("is matched to a reply received by webhook (by %s)", async (how) => {
    const key = await rotateWebhookKey(box.ctx);
    const sent = await sentThroughRelay(box);
    const body = replyOf(sent, how);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const response = await fetchApp("/api/webhooks/email-response", {
      method: "POST",
      body: body as Uint8Array<ArrayBuffer>,
      headers: {
        "content-type": "message/rfc822",
        "njia-account": String(box.account.id),
        "njia-event": crypto.randomUUID(),
        "njia-timestamp": timestamp,
        "njia-signature": signatureOf(key, timestamp, body),
      },
    });
    expect(await response.json()).toMatchObject({ result: "reply, question, matched" });
    const found = await box.ctx.db
      .select()
      .from(inboundEmails)
      .where(eq(inboundEmails.outreachMessageId, sent.message.id));
    expect(found).toHaveLength(1);
  });
});
