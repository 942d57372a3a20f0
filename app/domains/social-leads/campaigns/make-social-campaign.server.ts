import { and, eq, isNull, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import type { Held } from "~/core/lease";
import { DAY_MS } from "~/core/seconds";
import { IF_UNCHANGED, statement } from "~/core/statement";
import type { ImportedContact } from "~/domains/directory/contacts/import-contacts.server";
import { actorOf } from "~/domains/identity/users/actor-of.server";
import { addTask } from "~/domains/opportunities/tasks/write-task.server";
import { carryConsentStatements } from "../carry-consent.server";
import { socialLeadsByIds } from "../list-leads.server";
import { leadName } from "../names";
import type { SocialLead } from "../tables";
import { writeMailPart } from "./mail-part.server";
import { LEADS_BATCH_SIZE } from "./policy";
import { contactsOf, partOf } from "./reach-leads.server";
import { type SocialCampaign, socialCampaignLeads, socialCampaigns } from "./tables";
import {
  byId,
  campaignLease,
  claimPreparation,
  endPreparation,
  failPreparation,
  releasePreparation,
} from "./with-lease.server";

const TOO_MANY_ATTEMPTS_MESSAGE =
  "This campaign keeps failing because of an error on our side. Contact support.";
const GONE = "The campaign’s creator has left the account. Create the campaign again.";

async function waiting(ctx: AccountContext, { id }: SocialCampaign, hasContact: boolean, limit: number) {
  const { campaignId, accountId, part, contactId, leadId } = socialCampaignLeads;
  const rows = await ctx.db
    .select({ leadId })
    .from(socialCampaignLeads)
    .where(
      and(
        eq(campaignId, id),
        eq(accountId, ctx.account.id),
        eq(part, "pending"),
        hasContact ? sql`${contactId} is not null` : isNull(contactId),
      ),
    )
    .orderBy(leadId)
    .limit(limit);
  return socialLeadsByIds(
    ctx,
    rows.map((row) => row.leadId),
  );
}

const setPart = (ctx: AccountContext, { id }: SocialCampaign, leadId: number, set: ReturnType<typeof sql>) =>
  statement(
    ctx,
    sql`update ${socialCampaignLeads} set ${set} where campaign_id = ${id} and account_id = ${ctx.account.id}
      and lead_id = ${leadId} and part = 'pending'`,
  );

/** Writes a task and its record in one batch, so that the next job doesn't create it twice after a crash. */
async function addTaskOf(
  ctx: BusinessContext,
  held: Held<SocialCampaign>,
  lead: SocialLead,
  contact: ImportedContact,
) {
  const campaign = held.row;
  const title = `Message ${leadName(lead)} on LinkedIn: ${campaign.name}`.slice(0, 200);
  const dueAt = new Date(ctx.now().getTime() + DAY_MS);
  await addTask(ctx, { title, dueAt, contactId: contact.id }, [
    campaignLease.holdsStatement(ctx, held),
    setPart(
      ctx,
      campaign,
      lead.id,
      sql`part = 'task', task_id = last_insert_rowid(), contact_id = ${contact.id}`,
    ),
    ctx.d1.prepare(IF_UNCHANGED),
  ]);
}

async function preparePiece(ctx: BusinessContext, held: Held<SocialCampaign>): Promise<boolean> {
  const campaign = held.row;
  const leads = await waiting(ctx, campaign, false, LEADS_BATCH_SIZE);
  if (leads.length === 0) return false;
  const contacts = await contactsOf(ctx, leads);
  const settled: D1PreparedStatement[] = [];
  for (const lead of leads) {
    const contact = contacts.get(lead.id);
    const part = contact ? partOf(ctx, lead, campaign.type) : "none";
    if (!contact || part === "none") settled.push(setPart(ctx, campaign, lead.id, sql`part = 'none'`));
    else if (part === "email") settled.push(setPart(ctx, campaign, lead.id, sql`contact_id = ${contact.id}`));
    else await addTaskOf(ctx, held, lead, contact);
  }
  if (settled.length > 0) await campaignLease.batch(ctx, held, settled);
  return true;
}

/** Returns false while the lead search for these contacts is still running. */
async function finish(ctx: BusinessContext, held: Held<SocialCampaign>): Promise<boolean> {
  const campaign = held.row;
  const mailed = await waiting(ctx, campaign, true, campaign.leadCount);
  const mail =
    mailed.length > 0 ? await writeMailPart(ctx, held, mailed, await contactsOf(ctx, mailed)) : null;
  if (mail === "working") return false;
  const reached = JSON.stringify([...(mail?.leadIds ?? [])]);
  const parts = sql`update ${socialCampaignLeads}
    set part = iif(lead_id in (select value from json_each(${reached})), 'email', 'none')
    where campaign_id = ${campaign.id} and account_id = ${ctx.account.id} and part = 'pending'`;
  const done = ctx.db
    .update(socialCampaigns)
    .set({ preparationStatus: "done", outreachCampaignId: mail?.campaignId ?? null, leaseUntil: null })
    .where(byId(ctx, campaign.id));
  const reachedLeads = mailed.filter(({ id }) => mail?.leadIds.has(id));
  await ctx.d1.batch([
    campaignLease.holdsStatement(ctx, held),
    ...(await carryConsentStatements(ctx, reachedLeads)),
    statement(ctx, parts),
    statement(ctx, done),
  ]);
  return true;
}

/**
 * Handles one batch of 50 leads, and the emails after the last lead; returns true when done. `removesFailed`: the
 * campaign was never shown, so a failure deletes it. @throws DomainError the failure, if the campaign is deleted
 */
export async function makeSocialCampaign(
  ctx: BusinessContext,
  campaignId: number,
  { removesFailed = false }: { removesFailed?: boolean } = {},
): Promise<boolean> {
  const held = await claimPreparation(ctx, campaignId);
  if (!held) return true;
  const campaign = held.row;
  try {
    if (campaignLease.isExhausted(held)) throw new DomainError("conflict", TOO_MANY_ATTEMPTS_MESSAGE);
    const isPrepared = !(await preparePiece(ctx, held)) || campaign.leadCount <= LEADS_BATCH_SIZE;
    const isDone = isPrepared && (await finish(ctx, held));
    if (isDone) return true;
    // If another job took the lease, that job queues the rest.
    return !(await releasePreparation(ctx, held, !isPrepared));
  } catch (error) {
    await endPreparation(ctx, held, error, removesFailed);
    return true;
  }
}

/** Queue job; acts as the user who created the campaign. Safe to repeat. */
export async function carryOnSocialCampaign(
  ctx: AccountContext,
  { socialCampaignId }: { socialCampaignId: number },
): Promise<void> {
  const [row] = await ctx.db.select().from(socialCampaigns).where(byId(ctx, socialCampaignId)).limit(1);
  if (row?.preparationStatus !== "running") return;
  const actor = await actorOf(ctx, row.createdBy);
  if (!actor) {
    const held = await claimPreparation(ctx, row.id);
    return held ? failPreparation(ctx, held, GONE) : undefined;
  }
  if (await makeSocialCampaign({ ...ctx, actor }, row.id)) return;
  await ctx.queue.send({ kind: "make-social-campaign", accountId: ctx.account.id, socialCampaignId });
}
