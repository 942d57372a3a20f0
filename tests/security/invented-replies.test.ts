import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { mailboxes } from "~/domains/mailboxes/tables";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { ingestRawReply, ingestReply } from "~/domains/replies/responses/webhook-events.server";
import { conversationOf } from "~/domains/replies/threads/conversation.server";
import { replyBlockerOf } from "~/domains/replies/threads/reply-blockers.server";
import { replyToThread } from "~/domains/replies/threads/reply-to-thread.server";
import { getThread } from "~/domains/replies/threads/threads.server";
import { sendMailbox } from "~/domains/sending/send-mailbox.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { sentTo } from "../support/fixtures/outreach";
import { replyTo } from "../support/fixtures/raw-mails";
import { later } from "../support/fixtures/sending";
import { type Business, makeBusiness, testContext } from "../support/harness/context";

const anyone = (domain = "reader.test") => `amina-${crypto.randomUUID()}@${domain}`;
const TEXT = { text: "Buy now." };

/** Invents a reply from any chosen person, delivered by the account's own webhook, to a message the account may know. */
async function invented({ ctx, account }: Business, from: string, inReplyTo?: string) {
  const event = { from, subject: "Hello", text: "Please call me.", ...(inReplyTo ? { inReplyTo } : {}) };
  const raw = new TextEncoder().encode(JSON.stringify(event));
  const { threadId } = await ingestReply(ctx, account.id, event, raw);
  return getThread(ctx, threadId ?? 0);
}

const messageOf = ({ ctx }: Business, id: number) =>
  ctx.d1
    .prepare("select state, rule, reason_code, country from outreach_messages where id = ?")
    .bind(id)
    .first<Record<string, string | null>>();

describe("a forged reply that the account submitted itself", () => {
  it("does not bypass country rules: its sender is first asked for consent", async () => {
    const business = await makeBusiness();
    const known = await sentTo(business, anyone());
    const stranger = anyone("victim.co.za");
    const thread = await invented(business, stranger, known.messageId);
    const id = await replyToThread(business.ctx, thread.id, TEXT);
    await sendMailbox(business.ctx, known.mailboxId);
    expect(await messageOf(business, id)).toMatchObject({
      state: "waiting",
      rule: null,
      country: "ZA",
      reason_code: "consent_required",
    });
    const shown = await conversationOf(business.ctx, thread);
    expect(shown).toContainEqual(expect.objectContaining({ messageId: id, text: expect.anything() }));
    // A second invented reply doesn't change the rule either.
    const again = await replyToThread(business.ctx, thread.id, TEXT);
    expect(await messageOf(business, again)).toMatchObject({ rule: null });
    await business.ctx.d1
      .prepare("update consents set denied_at = 1 where account_id = ?")
      .bind(business.account.id)
      .run();
    expect(await replyBlockerOf(business.ctx, thread)).toBe("no-consent");
    await expect(replyToThread(business.ctx, thread.id, TEXT)).rejects.toMatchObject({ code: "conflict" });
  });

  it("is handled as first contact under the country's opt-out rule where consent isn't required", async () => {
    const business = await makeBusiness();
    const { mailboxId } = await sentTo(business, anyone());
    const thread = await invented(business, anyone("victim.co.ke"));
    const id = await replyToThread(business.ctx, thread.id, TEXT);
    expect(await messageOf(business, id)).toMatchObject({ rule: null, country: "KE" });
    // On a working day the campaign's next email is due as well, and uses the free send slot.
    await business.ctx.db.update(mailboxes).set({ gapSeconds: 0 }).where(eq(mailboxes.id, mailboxId));
    await sendMailbox(business.ctx, mailboxId);
    expect(await messageOf(business, id)).toMatchObject({ rule: "opt-out" });
  });
});

const optedOut = async ({ ctx, account }: Business, address: string) =>
  suppressStatement(later(ctx, -60), { accountId: account.id, address, reason: "unsubscribe" }).run();

describe("a person who opted out", () => {
  it.each(["JSON", "a raw email"])(
    "can't be replied to because of a reply that the account submitted itself as %s",
    async (kind) => {
      const business = await makeBusiness();
      const address = anyone();
      const { messageId } = await sentTo(business, address);
      await optedOut(business, address);
      const thread =
        kind === "JSON"
          ? await invented(business, address, messageId)
          : await getThread(
              business.ctx,
              (
                await ingestRawReply(
                  business.ctx,
                  business.account.id,
                  replyTo(messageId, address, "Call me"),
                )
              ).threadId ?? 0,
            );
      expect(await replyBlockerOf(business.ctx, thread)).toBe("refused");
      await expect(replyToThread(business.ctx, thread.id, TEXT)).rejects.toMatchObject({ code: "conflict" });
    },
  );

  it("can be replied to after an external reply arrives in the same conversation", async () => {
    const business = await makeBusiness();
    const address = anyone();
    const { messageId } = await sentTo(business, address);
    await optedOut(business, address);
    await invented(business, address, messageId);
    const { threadId } = await receiveMail(
      testContext(),
      replyTo(messageId, address, "Please send a quote."),
    );
    expect(await replyBlockerOf(business.ctx, await getThread(business.ctx, threadId ?? 0))).toBeNull();
  });
});

it("a contacted person who replies can be answered, whatever the country", async () => {
  const business = await makeBusiness();
  const reader = anyone("buyer.co.za");
  const { messageId } = await sentTo(business, reader, { country: "ZA" });
  const { threadId } = await receiveMail(testContext(), replyTo(messageId, reader.toUpperCase(), "Call me"));
  const id = await replyToThread(business.ctx, threadId ?? 0, TEXT);
  expect(await messageOf(business, id)).toMatchObject({ rule: "answer", country: "ZA" });
});
