import { beforeEach, describe, expect, it } from "vitest";
import { suspendUser } from "~/domains/admin/users/change-user.server";
import { leaseInbox } from "~/domains/mailboxes/inboxes/lease-inbox.server";
import { receiveMail } from "~/domains/replies/responses/receive-mail.server";
import { unsubscribe } from "~/domains/replies/responses/unsubscribe.server";
import { unsubscribeLinks } from "~/domains/suppressions/links.server";
import { makeInbox } from "../../../support/fixtures/inboxes";
import { type Sent, sentTo } from "../../../support/fixtures/outreach";
import { admin } from "../../../support/fixtures/payouts";
import { deliveryReport, replyTo } from "../../../support/fixtures/raw-mails";
import { count, payingBusiness, suspended } from "../../../support/fixtures/suspended";
import { type Business, testContext } from "../../../support/harness/context";

let business: Business;
let address: string;
let sent: Sent;
beforeEach(async () => {
  business = await payingBusiness();
  address = `reader-${crypto.randomUUID()}@buyer.test`;
  sent = await sentTo(business, address);
  await suspended(business.account);
});

const refusedHere = () => count("suppressions where account_id = ?", business.account.id);

describe("while the account is suspended", () => {
  it("records an opt-out through the unsubscribe link", async () => {
    const { url } = unsubscribeLinks(business.ctx, sent.sentId, address);
    await unsubscribe(testContext(), url.split("/").at(-1) ?? "", "one-click");
    expect(await refusedHere()).toBe(1);
  });

  it("records an opt-out by reply", async () => {
    await receiveMail(testContext(), replyTo(sent.messageId, address, "Unsubscribe me, please."), {
      accountId: business.account.id,
    });
    expect(await refusedHere()).toBe(1);
  });

  it("records a bounce", async () => {
    await receiveMail(testContext(), deliveryReport(sent.messageId, address, "5.1.1"), {
      accountId: business.account.id,
    });
    expect(await count("outreach_messages where id = ? and bounced_at is not null", sent.sentId)).toBe(1);
  });

  it("still syncs the inbox when no user is active", async () => {
    const inbox = await makeInbox();
    await suspendUser((await admin()).ctx, inbox.user.userId);
    expect(await leaseInbox(testContext(), inbox.mailboxId, undefined)).not.toBeNull();
  });
});
