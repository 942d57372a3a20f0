import { eq, like } from "drizzle-orm";
import { inject } from "vitest";
import type { BusinessContext, Context } from "~/core/context";
import { campaignSteps, campaigns } from "~/domains/campaigns/tables";
import { users } from "~/domains/identity/tables";
import { NO_CRITERIA } from "~/domains/lead-search/criteria/search-criteria";
import { leadSearches, leads } from "~/domains/lead-search/tables";
import { transactionalEmails } from "~/domains/mail/tables";
import type { SendingState } from "~/domains/mailboxes/send-time";
import { mailboxes } from "~/domains/mailboxes/tables";
import { reasonText } from "~/domains/messages/message-reasons";
import { messages } from "~/domains/messages/tables";
import type { ReceivedMail } from "./mail-servers";

type NewMailbox = typeof mailboxes.$inferInsert;

/** Of a mailbox that sent nothing yet and may send 10 a day. */
export const idleMailbox = (readyAt: Date): SendingState => ({
  pausedAt: null,
  readyAt,
  unreachableAt: null,
  leaseUntil: null,
  dailyLimit: 10,
  hourlyLimit: null,
  sentHour: null,
  sentInHour: 0,
  gapSeconds: 0,
  warmupStartedAt: null,
  lastSentAt: null,
});

/** A mailbox without limits on an SMTP server of this machine. */
export async function makeMailbox(
  ctx: BusinessContext,
  port: number,
  set: Partial<NewMailbox> = {},
): Promise<typeof mailboxes.$inferSelect> {
  // Nothing leaves an account without a person behind it.
  await ctx.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.accountId, ctx.account.id));
  const [row] = await ctx.db
    .insert(mailboxes)
    .values({
      accountId: ctx.account.id,
      createdBy: ctx.actor.userId,
      kind: "smtp",
      fromAddress: "amina@sender.test",
      fromName: "Amina of Sender",
      postalAddress: "Moi Avenue 1\nNairobi",
      host: "127.0.0.1",
      port,
      security: "none",
      dailyLimit: 10_000,
      gapSeconds: 0,
      readyAt: new Date(),
      createdAt: new Date(),
      ...set,
    })
    .returning();
  if (!row) throw new Error("no mailbox");
  return row;
}

interface CampaignOptions {
  status?: (typeof campaigns.$inferSelect)["status"];
  steps?: Partial<typeof campaignSteps.$inferInsert>[];
  country?: string;
  dueAt?: Date;
}

/** A campaign to the readers named; each has a lead with the source of its address, and a message of the first step. */
export async function makeCampaign(
  ctx: BusinessContext,
  mailboxId: number,
  addresses: readonly string[],
  { status = "active", steps = [{}], country = "KE", dueAt = new Date(0) }: CampaignOptions = {},
) {
  const now = new Date();
  const accountId = ctx.account.id;
  const [search] = await ctx.db
    .insert(leadSearches)
    .values({
      accountId,
      createdBy: ctx.actor.userId,
      searchName: "Solar",
      criteria: NO_CRITERIA,
      maxLeads: 25,
      status: "completed",
      createdAt: now,
    })
    .returning();
  const [campaign] = await ctx.db
    .insert(campaigns)
    .values({
      accountId,
      createdBy: ctx.actor.userId,
      name: "Solar",
      status,
      leadSearchId: search?.id ?? 0,
      mailboxId,
      windowStart: 0,
      windowEnd: 1440,
      windowDays: 127,
      totalTargets: addresses.length,
      totalMessages: addresses.length,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!search || !campaign) throw new Error("no campaign");
  await ctx.db.insert(campaignSteps).values(
    steps.map((step, index) => ({
      campaignId: campaign.id,
      position: index + 1,
      templateId: 0,
      subject: "Solar for {{companyName}}",
      content:
        '<p>Dear {{firstName|there}},</p><p>We sell <a href="https://sender.test/solar">solar</a>.</p>',
      ccEmails: [],
      ...step,
    })),
  );
  const leadIds: number[] = [];
  for (const [at, contactEmail] of addresses.entries()) {
    const [lead] = await ctx.db
      .insert(leads)
      .values({
        accountId,
        searchId: search.id,
        runNumber: 1,
        companyId: -1 - at,
        contactName: `Reader ${at}`,
        contactEmail,
        companyName: `Company ${at}`,
        country,
        confidence: 50,
        reasons: [],
        evidence: { contactEmail: { source: "test.csv", at: now.toISOString() } },
        isCharged: false,
        createdAt: now,
      })
      .returning({ id: leads.id });
    leadIds.push(lead?.id ?? 0);
    await ctx.db.insert(messages).values({
      accountId,
      campaignId: campaign.id,
      position: 1,
      leadId: lead?.id ?? 0,
      mailboxId,
      toAddress: contactEmail,
      toName: `Reader ${at}`,
      country,
      state: "waiting",
      dueAt,
      createdAt: now,
    });
  }
  return { campaignId: campaign.id, leadIds };
}

/** The rows of its messages, `reason` in words. */
export const messagesOf = async (ctx: Context, campaignId: number) =>
  (await ctx.db.select().from(messages).where(eq(messages.campaignId, campaignId)).orderBy(messages.id)).map(
    (row) => ({ ...row, reason: reasonText(row) }),
  );

/** Who was sent the first mail of a campaign or still waits for it, counted from the rows. */
export const targetsOf = async (ctx: Context, campaignId: number) =>
  (await messagesOf(ctx, campaignId)).filter(
    ({ position, state }) => position === 1 && ["waiting", "claimed", "sending", "sent"].includes(state),
  ).length;

export const campaignOf = async (ctx: Context, campaignId: number) =>
  (await ctx.db.select().from(campaigns).where(eq(campaigns.id, campaignId)))[0];

export const mailboxOf = async (ctx: Context, mailboxId: number) =>
  (await ctx.db.select().from(mailboxes).where(eq(mailboxes.id, mailboxId)))[0];

/** The clock of a context, moved on by so many seconds. */
export const later = <C extends Context>(ctx: C, seconds: number): C => ({
  ...ctx,
  now: () => new Date(Date.now() + seconds * 1_000),
});

/** What arrived for addresses of one domain. */
/** What the platform itself sends to addresses of a domain ("@shop.test"), in order; none of it passes a business's mail server. */
export const platformMailsTo = ({ db }: Pick<Context, "db">, domain: string) =>
  db
    .select()
    .from(transactionalEmails)
    .where(like(transactionalEmails.toAddress, `%${domain}`))
    .orderBy(transactionalEmails.id);

export async function receivedAt(domain: string): Promise<ReceivedMail[]> {
  const all = (await (await fetch(`${inject("mail").http}/received`)).json()) as ReceivedMail[];
  return all.filter(({ to }) => to.endsWith(domain));
}
