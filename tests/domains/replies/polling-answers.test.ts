import { eq } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { createOpportunityFromReply } from "~/domains/opportunities/creation/create-opportunity-from-reply.server";
import { pollInbox } from "~/domains/replies/polling/poll-inbox.server";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { ingestReply } from "~/domains/replies/responses/webhook-events.server";
import { inboundEmails, threads } from "~/domains/replies/tables";
import { inboxOf, makeInbox } from "../../support/fixtures/inboxes";
import { campaignNow } from "../../support/fixtures/outreach";
import { deliveryReport, rawMail, replyTo } from "../../support/fixtures/raw-mails";
import { messagesOf } from "../../support/fixtures/sending";
import type { Business } from "../../support/harness/context";
import { askedBy, deliver, script } from "../../support/servers/imap";

const text = (raw: Uint8Array) => new TextDecoder().decode(raw);

const mailsOf = ({ ctx, account }: Business) =>
  ctx.db
    .select()
    .from(inboundEmails)
    .where(eq(inboundEmails.accountId, account.id))
    .orderBy(inboundEmails.id);

const threadsOf = ({ ctx, account }: Business) =>
  ctx.db.select().from(threads).where(eq(threads.accountId, account.id));

const numbered = (...raws: Uint8Array[]) => raws.map((raw, index) => ({ uid: index + 1, raw: text(raw) }));

/** The first sync starts at the end of an empty inbox; then these emails arrive. */
async function arrive(box: Awaited<ReturnType<typeof makeInbox>>, ...raws: Uint8Array[]) {
  await script(box.imapUser, { mails: [] });
  await pollInbox(box.ctx, box.mailboxId);
  await script(box.imapUser, { mails: numbered(...raws) });
  await pollInbox(box.ctx, box.mailboxId);
}

describe("replies in a synced inbox", () => {
  it.skipIf(!inject("imap").real)(
    "from a real IMAP server become a thread and an opportunity, but older emails are ignored",
    async () => {
      const box = await makeInbox(["reader@buyer.test"], inject("imap").real?.port);
      const old = replyTo(box.sent[0] ?? "", "reader@buyer.test", "Yes, I am interested. From before.");
      await deliver(box.imapUser, old as Uint8Array<ArrayBuffer>);
      await pollInbox(box.ctx, box.mailboxId);
      expect(await mailsOf(box)).toEqual([]);
      const answer = replyTo(
        box.sent[0] ?? "",
        "reader@buyer.test",
        "Yes, I am interested. Please send the prices.",
      );
      await deliver(box.imapUser, answer as Uint8Array<ArrayBuffer>);
      await pollInbox(box.ctx, box.mailboxId);
      const [mail, ...more] = await mailsOf(box);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ kind: "reply", matchedBy: "in-reply-to", replyClass: "interested" });
      expect(mail?.text).toContain("Please send the prices.");
      expect(await threadsOf(box)).toMatchObject([
        { address: "reader@buyer.test", campaignId: box.campaignId, mailboxId: box.mailboxId },
      ]);
      const [job] = box.ctx.queue.sent.filter(({ kind }) => kind === "open-opportunity");
      expect(job).toEqual({ kind: "open-opportunity", inboundId: mail?.id });
      await createOpportunityFromReply(box.ctx, { inboundId: mail?.id ?? 0 });
      const [thread] = await threadsOf(box);
      expect(thread?.opportunityId).toBeGreaterThan(0);
      expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({ lastError: null, failures: 0 });
    },
  );

  it("unsubscribe a recipient whose email client's unsubscribe email refers to our message", async () => {
    const box = await makeInbox(["reader@buyer.test"]);
    const pressed = "Apple Mail sent this email to unsubscribe from the message list";
    const of = (messageId: string) =>
      rawMail({ From: "reader@buyer.test", Subject: "Unsubscribe", "In-Reply-To": messageId }, pressed);
    const reason = () =>
      box.ctx.d1
        .prepare("select reason from suppressions where account_id = ?")
        .bind(box.account.id)
        .first("reason");
    await arrive(box, of("<not-ours@else.test>"), of(box.sent[0] ?? ""));
    expect(await reason()).toBe("unsubscribe");
  });

  it("suppress a sender of an unsubscribe email without a reference, if the account emailed them", async () => {
    const box = await makeInbox(["reader@buyer.test", "other@buyer.test"]);
    const from = (sender: string, words: string, subject = "unsubscribe") =>
      rawMail({ From: sender, Subject: subject }, words);
    await arrive(
      box,
      from("stranger@else.test", "unsubscribe"),
      from("other@buyer.test", "I write about something else.", "Unsubscribe rates of June"),
      from("Reader <READER@buyer.test>", "\r\n"),
    );
    expect((await mailsOf(box)).map(({ fromAddress, kind }) => [fromAddress.toLowerCase(), kind])).toEqual([
      ["reader@buyer.test", "complaint"],
    ]);
    const refused = box.ctx.d1
      .prepare("select reason from suppressions where account_id = ?")
      .bind(box.account.id);
    expect((await refused.all()).results).toEqual([{ reason: "unsubscribe" }]);
    expect(await campaignNow(box, box.campaignId)).toMatchObject({ unsubscribes: 1, complaints: 0 });
  });

  it("are the only emails stored: all others stay in the inbox, unread", async () => {
    const box = await makeInbox();
    const other = await makeInbox();
    await arrive(
      box,
      rawMail({ From: "wife@home.test", Subject: "Dinner", "Message-ID": "<1@home.test>" }, "At eight."),
      replyTo("<not-ours@else.test>", "bank@bank.test", "Your account"),
      replyTo(other.sent[0] ?? "", "someone@buyer.test", "An answer to somebody else's message"),
      replyTo(box.sent[0] ?? "", `${box.imapUser}@sender.test`, "What I wrote myself, with a copy to me"),
      replyTo(box.sent[0] ?? "", "reader@buyer.test", "How much is it?"),
      deliveryReport("<not-ours@else.test>", "someone@home.test", "5.1.1"),
    );
    expect((await mailsOf(box)).map(({ fromAddress, text }) => [fromAddress, text.trim()])).toEqual([
      ["reader@buyer.test", "How much is it?"],
    ]);
    expect(await mailsOf(other)).toEqual([]);
    const bodies = (await askedBy(box.imapUser)).filter((line) => line.includes("BODY.PEEK[]"));
    expect(bodies.map((line) => line.split(" ")[1])).toEqual(["5", "6"]);
    const { results } = await box.ctx.d1
      .prepare("select count(*) as n from inbound_emails where account_id is null")
      .all();
    expect(results).toEqual([{ n: 0 }]);
  });

  it("match by References alone, and count once if they refer to two messages", async () => {
    const box = await makeInbox(["one@buyer.test", "two@buyer.test"]);
    const [one = "", two = ""] = box.sent;
    await arrive(
      box,
      replyTo("<theirs@buyer.test>", "one@buyer.test", "Later maybe", {
        References: `${one} <theirs@buyer.test>`,
      }),
      replyTo(`${one} ${two}`, "two@buyer.test", "We both say yes", { References: `${one} ${two}` }),
    );
    expect((await mailsOf(box)).map(({ matchedBy }) => matchedBy)).toEqual(["references", "in-reply-to"]);
    expect(await threadsOf(box)).toHaveLength(2);
  });

  it("are stored once if they also arrive by webhook, or twice", async () => {
    const box = await makeInbox();
    const raw = replyTo(box.sent[0] ?? "", "reader@buyer.test", "Yes please");
    await receiveMail(box.ctx, raw, { accountId: box.account.id });
    await arrive(box, raw, raw);
    expect(await mailsOf(box)).toHaveLength(1);
    expect(await threadsOf(box)).toHaveLength(1);
  });

  it("without a Message-ID are stored once across webhook and IMAP, and told apart by their text", async () => {
    const box = await makeInbox();
    const inReplyTo = box.sent[0] ?? "";
    const head = {
      From: "Reader <Reader@buyer.test>",
      Subject: "Re: Solar for your shops",
      "In-Reply-To": inReplyTo,
    };
    const event = { from: "reader@buyer.test", subject: "Re: Solar for your  shops", inReplyTo };
    const told = (text: string) =>
      ingestReply(box.ctx, box.account.id, { ...event, text }, new TextEncoder().encode(crypto.randomUUID()));
    await Promise.all([told("Yes please,\ncall me."), told("Yes please, call me.")]);
    await arrive(
      box,
      rawMail({ ...head, Received: "from a" }, "Yes please,\n call me.\n"),
      rawMail({ ...head, Received: "from b" }, "And bring the prices."),
    );
    expect((await mailsOf(box)).map(({ text }) => text.replace(/\s+/g, " ").trim())).toEqual([
      "Yes please, call me.",
      "And bring the prices.",
    ]);
    const campaign = await campaignNow(box, box.campaignId);
    expect([campaign?.responses, (await threadsOf(box)).length]).toEqual([1, 1]);
  });

  it("are skipped if they are deleted before they are read", async () => {
    const box = await makeInbox();
    await script(box.imapUser, { mails: [] });
    await pollInbox(box.ctx, box.mailboxId);
    const answer = (id: number) => replyTo(box.sent[0] ?? "", "reader@buyer.test", `Answer ${id}`);
    await script(box.imapUser, { mails: numbered(answer(1), answer(2)), gone: [1] });
    await pollInbox(box.ctx, box.mailboxId);
    expect((await mailsOf(box)).map(({ text }) => text.trim())).toEqual(["Answer 2"]);
    expect(await inboxOf(box.ctx, box.mailboxId)).toMatchObject({ uidNext: 3, lastError: null });
  });

  it("include delivery reports about our emails, matched by the returned message", async () => {
    const box = await makeInbox();
    await arrive(box, deliveryReport(box.sent[0] ?? "", "reader@buyer.test", "5.1.1"));
    expect(await mailsOf(box)).toMatchObject([{ kind: "bounce", aboutAddress: "reader@buyer.test" }]);
    expect(await messagesOf(box.ctx, box.campaignId)).toMatchObject([{ bouncedAt: expect.any(Date) }]);
  });

  it("include bounces in plain text that contain our Message-ID", async () => {
    const box = await makeInbox();
    const words = `<reader@buyer.test>:\n550 no such user\n\nMessage-ID: ${box.sent[0]}`;
    const from = "Mail Delivery System <MAILER-DAEMON@mx.test>";
    await arrive(box, rawMail({ From: from, Subject: "failure notice" }, words));
    expect(await mailsOf(box)).toMatchObject([{ kind: "bounce", aboutAddress: "reader@buyer.test" }]);
  });
});
