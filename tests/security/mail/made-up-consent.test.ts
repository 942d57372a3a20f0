import { describe, expect, it } from "vitest";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { ingestReply } from "~/domains/replies/responses/webhook-events.server";
import { conversationOf } from "~/domains/replies/threads/conversation.server";
import { getThread } from "~/domains/replies/threads/threads.server";
import { askForConsent } from "~/domains/sending/ask-for-consent.server";
import { consentQuestion } from "~/domains/suppressions/consents.server";
import { sentTo } from "../../support/fixtures/outreach";
import { rawMail } from "../../support/fixtures/raw-mails";
import { makeMailbox } from "../../support/fixtures/sending";
import { makeBusiness, testContext } from "../../support/harness/context";

const system = testContext();

/** A recipient in South Africa who was asked for consent. */
async function asked() {
  const business = await makeBusiness();
  const { ctx, account } = business;
  const address = `thandi-${crypto.randomUUID()}@buyer.test`;
  const { messageId } = await sentTo(business, address);
  await askForConsent(ctx, await makeMailbox(ctx, 25), [{ id: 1, address }]);
  const question = {
    accountId: account.id,
    address,
    senderName: "Soko",
    postalAddress: "Nairobi",
    language: "en" as const,
  };
  const { url, text, html } = consentQuestion(ctx, question);
  return { ...business, address, messageId, text, html, token: url.split("/").at(-1) ?? "none" };
}

describe("a business that tries to give consent in its recipient's place", () => {
  it("can't see the confirmation link in a conversation that it forged", async () => {
    const { ctx, account, address, token } = await asked();
    const event = { from: address, subject: "Hello", text: "Who are you?" };
    const { threadId } = await ingestReply(ctx, account.id, event, new Uint8Array([1]));
    const turns = await conversationOf(ctx, await getThread(ctx, threadId ?? 0));
    const told = JSON.stringify(turns);
    expect(told).toContain("Who are you?");
    expect(told).not.toContain(token.slice(-22));
  });

  it.each([
    ["as it was", (text: string) => text.replace(/^/gm, "> ")],
    ["broken by a mail program", (text: string) => text.replace(/(\/consent\/.{30})(.{40})/, "$1\n> $2\n> ")],
  ])("can't see the confirmation link in the recipient's quote, %s", async (_name, quote) => {
    const { ctx, address, messageId, text, html, token } = await asked();
    const headers = {
      From: address,
      To: "sales@soko.test",
      Subject: "Re: May we?",
      "In-Reply-To": messageId,
    };
    const body = `Who are you?\r\n\r\nOn 1 May 2026 Soko wrote:\r\n${quote(text)}`;
    const { threadId } = await receiveMail(system, rawMail(headers, body));
    await receiveMail(system, rawMail(headers, `<p>Who?</p>${html}`, "text/html; charset=utf-8"));
    const told = JSON.stringify(await conversationOf(ctx, await getThread(ctx, threadId ?? 0)));
    expect(told).toContain("Who are you?");
    expect(told).not.toContain(token.slice(-22));
    expect(told.replaceAll(/\\n(> )?/g, "")).not.toContain(token.slice(-22));
  });
});
