import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { messages } from "~/domains/messages/tables";
import { isAuthenticatedAt } from "~/domains/replies/parsing/is-sender-authenticated";
import { subjectStem } from "~/domains/replies/parsing/match-correspondent.server";
import { readMail } from "~/domains/replies/parsing/read-mail.server";
import { reportOf } from "~/domains/replies/parsing/read-report";
import { pollInbox } from "~/domains/replies/polling/poll-inbox.server";
import { inboundEmails, threads } from "~/domains/replies/tables";
import { inboxOf, makeInbox, markSent, type WithInbox } from "../../support/fixtures/inboxes";
import { rawMail } from "../../support/fixtures/raw-mails";
import { makeCampaign, messagesOf } from "../../support/fixtures/sending";
import { script } from "../../support/servers/imap";

const READER = "reader@buyer.test";
const PROVEN = { "Authentication-Results": "mx.sender.test; dkim=pass header.d=buyer.test; dmarc=pass" };

const text = (raw: Uint8Array) => new TextDecoder().decode(raw);

/** The first sync starts at the end of an empty inbox; then these emails arrive. */
async function arrive(box: WithInbox, ...raws: Uint8Array[]) {
  await script(box.imapUser, { mails: [] });
  await pollInbox(box.ctx, box.mailboxId);
  await script(box.imapUser, { mails: raws.map((raw, index) => ({ uid: index + 1, raw: text(raw) })) });
  await pollInbox(box.ctx, box.mailboxId);
}

const written = (words: string, headers: Record<string, string> = {}) =>
  rawMail(
    {
      From: `Reader <${READER}>`,
      Subject: "Price list for panels",
      "Message-ID": "<1@buyer.test>",
      ...headers,
    },
    words,
  );

const mailsOf = ({ ctx, account }: WithInbox) =>
  ctx.db.select().from(inboundEmails).where(eq(inboundEmails.accountId, account.id));
const threadsOf = ({ ctx, account }: WithInbox) =>
  ctx.db.select().from(threads).where(eq(threads.accountId, account.id));

const refused = async ({ ctx, account }: WithInbox) => {
  const found = ctx.d1.prepare("select address, reason from suppressions where account_id = ?");
  return (await found.bind(account.id).all()).results;
};

/** Adds a second email that is not due yet. */
async function withFollowUp(box: WithInbox) {
  const { campaignId } = await makeCampaign(box.ctx, box.mailboxId, [READER]);
  return campaignId;
}

describe("a new email from a contacted person, without a reference,", () => {
  it("creates a conversation, stops follow-ups, and needs review if the sender is not authenticated", async () => {
    const box = await makeInbox([READER]);
    const waiting = await withFollowUp(box);
    await arrive(
      box,
      written("Hi, I got your mail about solar. Please send me your price list for 12 shops."),
    );
    expect(await mailsOf(box)).toMatchObject([{ kind: "reply", matchedBy: "address", isSure: false }]);
    const [thread] = await threadsOf(box);
    expect(thread).toMatchObject({ address: READER, mailboxId: box.mailboxId });
    expect(thread?.needsReviewSince).not.toBeNull();
    expect(await messagesOf(box.ctx, waiting)).toMatchObject([{ state: "stopped" }]);
    expect(box.ctx.queue.sent.some(({ kind }) => kind === "open-opportunity")).toBe(false);
  });

  it("counts as a normal reply if the mailbox's own server authenticated the sender", async () => {
    const box = await makeInbox([READER]);
    const { host } = await inboxOf(box.ctx, box.mailboxId);
    const proof = { "Authentication-Results": `${host}; dmarc=pass` };
    await arrive(box, written("Yes, I am interested. Please send the prices.", proof));
    expect(await mailsOf(box)).toMatchObject([{ replyClass: "interested", isSure: true }]);
    expect(await threadsOf(box)).toMatchObject([{ needsReviewSince: null }]);
  });

  it.each(["STOP", "REMOVE ME", "We are not interested, please do not write again."])(
    "suppresses its sender for an opt-out, even if unauthenticated: %s",
    async (words) => {
      const box = await makeInbox([READER]);
      await arrive(box, written(words, { "In-Reply-To": "<0102018c-abc@eu-west-1.amazonses.test>" }));
      expect(await refused(box)).toEqual([{ address: READER, reason: "unsubscribe" }]);
      expect(await threadsOf(box)).toMatchObject([{ replyClass: "unsubscribe" }]);
    },
  );

  it("is an auto-reply that stops nothing if its headers declare it", async () => {
    const box = await makeInbox([READER]);
    const waiting = await withFollowUp(box);
    const subject = { Subject: "Automatic reply: Solar", "Auto-Submitted": "auto-replied" };
    await arrive(box, written("I am out of the office until Monday.", subject));
    expect(await mailsOf(box)).toMatchObject([{ kind: "auto-reply", threadId: null }]);
    expect(await messagesOf(box.ctx, waiting)).toMatchObject([{ state: "waiting" }]);
  });

  it("is not certain if it could reply to several of our emails, none with its subject", async () => {
    const box = await makeInbox([READER]);
    const other = await makeCampaign(box.ctx, box.mailboxId, [READER]);
    await markSent(box.ctx, other.campaignId);
    await arrive(box, written("How much is it?", { Subject: "Something else", ...PROVEN }));
    expect(await mailsOf(box)).toMatchObject([{ isSure: false }]);
  });
});

describe("a relay that replaces the Message-ID", () => {
  it("is recognised by the ID it returned, if a reply refers to that ID", async () => {
    const box = await makeInbox([READER]);
    const [message] = await messagesOf(box.ctx, box.campaignId);
    await box.ctx.db
      .update(messages)
      .set({ relayId: "0102018c0000-abc" })
      .where(eq(messages.id, message?.id ?? 0));
    const headers = {
      From: "assistant@buyer.test",
      "In-Reply-To": "<0102018c0000-abc@eu-west-1.amazonses.test>",
    };
    await arrive(box, written("How much is it?", headers));
    expect(await mailsOf(box)).toMatchObject([{ matchedBy: "in-reply-to", outreachMessageId: message?.id }]);
  });

  it("returns our id in a report", async () => {
    const text = [
      "From: MAILER-DAEMON@mx.test",
      "Subject: Undelivered Mail Returned to Sender",
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      "",
      "--b",
      "Content-Type: message/delivery-status",
      "",
      "Final-Recipient: rfc822; reader@buyer.test",
      "Action: failed",
      "Status: 5.1.1",
      "",
      "--b",
      "Content-Type: message/rfc822",
      "",
      "Message-ID: <0102018c@eu-west-1.amazonses.test>",
      "X-Njia-Message-ID: <ours@soko.test>",
      "To: reader@buyer.test",
      "",
      "Hello",
      "--b--",
      "",
    ].join("\r\n");
    const report = reportOf(await readMail(new TextEncoder().encode(text)));
    expect(report?.messageIds).toEqual(["<0102018c@eu-west-1.amazonses.test>", "<ours@soko.test>"]);
  });
});

describe("an unrelated email in the inbox", () => {
  it.each([
    ["a newsletter", written("Our news.", { "List-Unsubscribe": "<mailto:out@buyer.test>" })],
    ["bulk mail", written("Our news.", { Precedence: "bulk" })],
    ["a mailing list's", written("A question to the list.", { "List-Id": "<solar.buyer.test>" })],
    ["a colleague's", written("Can you call them?", { From: "colleague@sender.test" })],
    ["a stranger's", written("Dinner at eight.", { From: "wife@home.test" })],
    [
      "forwarded without a word",
      written(
        "---------- Forwarded message ---------\r\nFrom: Bank <bank@bank.test>\r\nDate: Tue, 3 Nov 2026 at 10:01\r\nSubject: Invoice\r\nTo: <reader@buyer.test>\r\n\r\nPlease pay, or unsubscribe.\r\n",
        { Subject: "Fwd: Invoice" },
      ),
    ],
  ])("is not stored and suppresses no one: %s", async (_, raw) => {
    const box = await makeInbox([READER, "colleague@sender.test"]);
    await arrive(box, raw);
    expect(await mailsOf(box)).toEqual([]);
    expect(await refused(box)).toEqual([]);
  });

  it("stays unread if its sender was last emailed more than 90 days ago", async () => {
    const box = await makeInbox([READER]);
    const sentAt = new Date(Date.now() - 91 * 86_400_000);
    await box.ctx.db.update(messages).set({ sentAt }).where(eq(messages.campaignId, box.campaignId));
    await arrive(box, written("Please send me your price list."));
    expect(await mailsOf(box)).toEqual([]);
  });
});

describe("sender authentication in a mailbox", () => {
  it.each([
    [
      "imap.gmail.com",
      "mx.google.com; dkim=pass header.i=@buyer.test; dmarc=pass (p=NONE) header.from=buyer.test",
      true,
    ],
    ["imap.gmail.com", "mx.buyer.test; dmarc=pass", false],
    ["imap.gmail.com", "mx.google.com; dmarc=fail; x=dmarc=pass", false],
    [
      "outlook.office365.com",
      "spf=pass (sender IP is 192.0.2.1) smtp.mailfrom=buyer.test; dmarc=pass action=none",
      true,
    ],
    ["mail.sender.test", "mx1.sender.test; dmarc=pass", true],
    ["mail.sender.test", "mx1.sender.test.evil.test; dmarc=pass", false],
    ["mail.sender.test", "spf=pass; dmarc=pass", false],
    ["mail.shop.co.ke", "mx.shop.co.ke; dmarc=pass", true],
    ["mail.shop.co.ke", "mx.other.co.ke; dmarc=pass", false],
    ["shop.co.ke", "mx.other.co.ke; dmarc=pass", false],
    ["shop.com.ng", "mx.shop.com.ng; dmarc=pass", true],
    ["mail.sender.test", "", false],
  ])("for host %s with results '%s' is %s", (host, header, isProven) => {
    expect(isAuthenticatedAt(host, header)).toBe(isProven);
  });

  const RESULTS = "Authentication-Results: mx.sender.test; dmarc=pass header.from=buyer.test";
  const by = (host: string) =>
    `Received: from x.buyer.test (x.buyer.test [192.0.2.7])\r\n by ${host} with ESMTPS; Tue, 3 Nov 2026`;

  it.each([
    ["below its own server", [by("mx.sender.test"), RESULTS], true],
    ["above its own server", [RESULTS, by("mx.sender.test")], true],
    [
      "below its own filter",
      [by("mail.sender.test"), by("localhost"), by("10.0.0.4"), RESULTS, by("out.buyer.test")],
      true,
    ],
    ["brought along by a foreign server", [by("mx.sender.test"), by("out.evil.test"), RESULTS], false],
    [
      "brought along by a server of a similar name",
      [by("mx.sender.test"), by("sender.test.evil.test"), RESULTS],
      false,
    ],
    [
      "below a failed one of its own server",
      [by("mx.sender.test"), "Authentication-Results: mx.sender.test; dmarc=fail", RESULTS],
      false,
    ],
    [
      "below one of another server",
      [by("mx.sender.test"), "Authentication-Results: relay.test; dmarc=pass", RESULTS],
      false,
    ],
    ["below a Received without a server", ["Received: from a", RESULTS], false],
    ["below a server of a public address", [by("[203.0.113.9]"), RESULTS], false],
  ])("depends on the position of the Authentication-Results header: %s", async (_, lines, isProven) => {
    const raw = [...lines, "From: reader@buyer.test", "Subject: Price", "", "How much?", ""].join("\r\n");
    const mail = await readMail(new TextEncoder().encode(raw));
    const header = mail.headers["authentication-results"];
    expect(isAuthenticatedAt("mail.sender.test", header, mail.hopsAboveResults)).toBe(isProven);
  });
});

describe("an email subject", () => {
  it.each([
    ["Re: Solar", "solar"],
    ["RE: Fwd:  Solar  for shops", "solar for shops"],
    ["Re[2]: Solar", "solar"],
    ["Répondre: x", "répondre: x"],
  ])("is normalised without reply prefixes: '%s' becomes '%s'", (subject, stem) => {
    expect(subjectStem(subject)).toBe(stem);
  });
});
