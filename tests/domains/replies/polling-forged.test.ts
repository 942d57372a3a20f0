import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { pollInbox } from "~/domains/replies/polling/poll-inbox.server";
import { inboundEmails } from "~/domains/replies/tables";
import { suppressions } from "~/domains/suppressions/tables";
import { makeInbox, type WithInbox } from "../../support/fixtures/inboxes";
import { complaint, deliveryReport, replyTo } from "../../support/fixtures/raw-mails";
import { messagesOf } from "../../support/fixtures/sending";
import { script } from "../../support/servers/imap";

const VICTIM = "victim@other.test";

/** Adds a header before all others. */
const withHeader = (raw: Uint8Array, line: string) => `${line}\r\n${new TextDecoder().decode(raw)}`;

async function arrive(box: WithInbox, raw: string) {
  await script(box.imapUser, { mails: [] });
  await pollInbox(box.ctx, box.mailboxId);
  await script(box.imapUser, { mails: [{ uid: 1, raw }] });
  await pollInbox(box.ctx, box.mailboxId);
}

const refused = async ({ ctx, account }: WithInbox) =>
  (await ctx.db.select().from(suppressions).where(eq(suppressions.accountId, account.id))).map(
    ({ address }) => address,
  );

const mailsOf = ({ ctx, account }: WithInbox) =>
  ctx.db.select().from(inboundEmails).where(eq(inboundEmails.accountId, account.id));

const daysOf = async ({ ctx, mailboxId }: WithInbox) =>
  ctx.d1
    .prepare(
      "select ifnull(sum(bounces), 0) as bounces, ifnull(sum(complaints), 0) as complaints from mailbox_daily_stats where mailbox_id = ?",
    )
    .bind(mailboxId)
    .first();

describe("a possibly forged email in an inbox", () => {
  it.each([
    ["complaint", complaint],
    ["delivery report", (id: string, address: string) => deliveryReport(id, address, "5.1.1")],
  ])("that replies to us but contains a %s about another recipient is ignored", async (_case, report) => {
    const box = await makeInbox(["reader@buyer.test", VICTIM]);
    const [known = ""] = box.sent;
    await arrive(box, withHeader(report("<unknown@else.test>", VICTIM), `In-Reply-To: ${known}`));
    expect(await refused(box)).toEqual([]);
    expect(await daysOf(box)).toEqual({ bounces: 0, complaints: 0 });
    expect(await mailsOf(box)).toEqual([]);
    for (const message of await messagesOf(box.ctx, box.campaignId))
      expect(message).toMatchObject({ bouncedAt: null, complainedAt: null });
  });

  it("that reports on our message counts for that message's recipient, whomever it names", async () => {
    const box = await makeInbox(["reader@buyer.test", VICTIM]);
    await arrive(box, new TextDecoder().decode(complaint(box.sent[0] ?? "", VICTIM)));
    expect(await refused(box)).toEqual(["reader@buyer.test"]);
  });

  it("that opts out suppresses our message's recipient, never another sender that it claims", async () => {
    const box = await makeInbox(["reader@buyer.test", VICTIM]);
    const no = replyTo(box.sent[0] ?? "", VICTIM, "Please unsubscribe me.");
    await arrive(box, new TextDecoder().decode(no));
    expect(await refused(box)).toEqual(["reader@buyer.test"]);
    expect(await mailsOf(box)).toMatchObject([{ fromAddress: VICTIM, replyClass: "unsubscribe" }]);
  });

  it("that opts out also suppresses its sender if they are at the recipient's company", async () => {
    const box = await makeInbox(["reader@buyer.test"]);
    const no = replyTo(box.sent[0] ?? "", "chief@buyer.test", "Please unsubscribe me.");
    await arrive(box, new TextDecoder().decode(no));
    expect((await refused(box)).sort()).toEqual(["chief@buyer.test", "reader@buyer.test"]);
  });
});
