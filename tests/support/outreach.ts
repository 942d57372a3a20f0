import { eq } from "drizzle-orm";
import { runJob } from "workers/queue";
import { campaigns } from "~/domains/campaigns/tables";
import { addressHash } from "~/domains/global-suppressions/address-hash.server";
import { users } from "~/domains/identity/tables";
import { mailboxes } from "~/domains/mailboxes/tables";
import { messages } from "~/domains/messages/tables";
import { askedStatement, consentQuestion } from "~/domains/suppressions/consents.server";
import { clickLink, unsubscribeLinks } from "~/domains/suppressions/links.server";
import { suppressStatement } from "~/domains/suppressions/suppress.server";
import { type Business, env, type TestQueue } from "./context";

export interface Sent {
  campaignId: number;
  mailboxId: number;
  /** The message that left, and the next step that waits. */
  sentId: number;
  waitingId: number;
  messageId: string;
}

/** A campaign of an account with one mail sent to the address, an hour ago, and the second step waiting. */
export async function sentTo(
  { ctx, account, user }: Business,
  address: string,
  lead: { leadId?: number; country?: string } = {},
): Promise<Sent> {
  const now = new Date();
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const own = { accountId: account.id, createdBy: user.userId, createdAt: hourAgo };
  // Nothing leaves an account without a person behind it.
  await ctx.db.update(users).set({ emailVerifiedAt: hourAgo }).where(eq(users.accountId, account.id));
  const [box] = await ctx.db
    .insert(mailboxes)
    .values({
      ...own,
      kind: "platform",
      fromAddress: "sales@soko.test",
      fromName: "Soko",
      postalAddress: "1 Market Road\nNairobi",
      readyAt: hourAgo,
    })
    .returning();
  const [campaign] = await ctx.db
    .insert(campaigns)
    .values({
      ...own,
      name: "Solar",
      status: "active",
      leadSearchId: 1,
      mailboxId: box?.id ?? 0,
      sent: 1,
      updatedAt: hourAgo,
    })
    .returning();
  const messageId = `<${crypto.randomUUID()}@soko.test>`;
  const base = {
    accountId: account.id,
    campaignId: campaign?.id ?? 0,
    leadId: lead.leadId ?? 900_000 + account.id,
    mailboxId: box?.id ?? 0,
    toAddress: address,
    toName: "Amina Buyer",
    country: lead.country ?? "KE",
    createdAt: hourAgo,
    dueAt: hourAgo,
  };
  const rows = await ctx.db
    .insert(messages)
    .values([
      { ...base, position: 1, state: "sent", messageId, sentAt: hourAgo },
      { ...base, position: 2, state: "waiting", dueAt: now },
    ])
    .returning({ id: messages.id });
  return {
    campaignId: base.campaignId,
    mailboxId: base.mailboxId,
    sentId: rows[0]?.id ?? 0,
    waitingId: rows[1]?.id ?? 0,
    messageId,
  };
}

/** The state of a message, and what came of it. */
export const messageNow = ({ ctx }: Business, id: number) =>
  ctx.d1
    .prepare(
      "select state, reason_code, responded_at, bounced_at, unsubscribed_at, clicked_at from outreach_messages where id = ?",
    )
    .bind(id)
    .first<Record<string, string | number | null>>();

export const campaignNow = ({ ctx }: Business, id: number) =>
  ctx.d1
    .prepare(
      "select responses, bounces, complaints, unsubscribes, clicks from outreach_campaigns where id = ?",
    )
    .bind(id)
    .first<Record<string, number>>();

const lastPart = (url: string) => url.split("/").at(-1) ?? "";

/** Rows and links of refusals, by the names of the parameters in their addresses. */
export async function refusalIds(business: Business) {
  const { ctx, account } = business;
  const address = "refuses@buyer.test";
  const { sentId } = await sentTo(business, address);
  await suppressStatement(ctx, { accountId: account.id, address, reason: "manual" });
  await ctx.db.run(askedStatement(ctx, account.id, address));
  const question = {
    accountId: account.id,
    address,
    senderName: "Soko",
    postalAddress: "Nairobi",
    language: "en" as const,
  };
  return {
    addressHash: addressHash(ctx.config, address),
    unsubscribeToken: lastPart(unsubscribeLinks(ctx, sentId, address).url),
    consentToken: lastPart(consentQuestion(ctx, question).url),
    clickToken: lastPart(clickLink(ctx, sentId, "https://shop.test/")),
  };
}

/** Runs the jobs of replies of interest that a test's context queued. */
export async function runOpenings({ queue }: { queue: TestQueue }): Promise<void> {
  for (const message of queue.sent)
    if (message.kind === "open-opportunity") await runJob(env, message, "test");
}
