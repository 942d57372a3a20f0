import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { findCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { findLead } from "~/domains/lead-search/leads/leads.server";
import { findQueuedCreation, openedStatements } from "~/domains/replies/reply-opportunities.server";
import { contactOfThread } from "~/domains/replies/threads/contact-of-thread.server";
import { getOpportunity, isLive } from "../opportunities.server";
import type { Opportunity } from "../opportunity";
import { NO_REGION, regionName } from "../regions";
import { opportunities } from "../tables";
import { type Draft, writeOpportunity } from "../write-opportunity.server";
import { writeOfLead } from "./convert-lead.server";
import { writeOfCompany } from "./create-opportunity-from-company.server";

interface Reply {
  threadId: number;
  leadId: number | null;
  /** The notified user, who becomes the owner. */
  ownerId: number | null;
  contactName?: string | null;
  contactEmail?: string | null;
  companyName?: string | null;
  title?: string | null;
  /** A country by any of its names. */
  region?: string | null;
  description?: string | null;
  source?: Opportunity["source"];
}

interface Person {
  contactName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
}
type Facts = Partial<Draft> & Pick<Draft, "source">;

const isAddressOf = (person: Pick<Person, "contactEmail">, sender: Pick<Reply, "contactEmail">) =>
  person.contactEmail?.toLowerCase() === sender.contactEmail?.toLowerCase();

const defined = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value)) as {
    [Key in keyof T]?: NonNullable<T[Key]>;
  };

async function senderOf(ctx: AccountContext, { threadId, contactEmail }: Reply) {
  const contact = await contactOfThread(ctx, { id: threadId, address: contactEmail ?? "" });
  return contact && { ...contact, contactPhone: contact.phoneNumber };
}

/** Known data about the sender takes precedence over the email's. */
function factsOf(
  { threadId, leadId: _, ownerId, source = "reply", region, ...sender }: Reply,
  known: Person | null,
): Facts {
  const isKnown = known && isAddressOf(known, sender);
  return {
    ...defined({
      ...sender,
      region: region ? regionName(region) : null,
      ...(isKnown ? defined({ contactName: known.contactName, contactPhone: known.contactPhone }) : {}),
    }),
    threadId,
    source,
    ownerId,
  };
}

async function openOfThread(ctx: AccountContext, reply: Reply): Promise<Opportunity> {
  const ofThread = and(
    eq(opportunities.accountId, ctx.account.id),
    eq(opportunities.threadId, reply.threadId),
    isLive,
  );
  const find = async () => (await ctx.db.select().from(opportunities).where(ofThread).limit(1))[0];
  const before = await find();
  if (before) return before;
  const contact = await senderOf(ctx, reply);
  const company = contact?.companyId ? await findCompanyOrCopy(ctx, contact.companyId) : null;
  const facts = factsOf(reply, contact);
  if (company) return (await writeOfCompany(ctx, company, facts)).opportunity;
  const companyName = reply.companyName || contact?.companyName || null;
  const title = reply.title || companyName || reply.contactName || reply.contactEmail || "Deal from a reply";
  const id = await writeOpportunity(
    ctx,
    { region: NO_REGION, ...facts, companyName, title },
    sql`exists (select 1 from ${opportunities} where ${ofThread as SQL})`,
  );
  return (await find()) ?? getOpportunity(ctx, id);
}

/** Creates an opportunity for the lead, else the contact's company, else the thread. Safe to repeat, also concurrently. */
export async function openOpportunityOfReply(ctx: AccountContext, reply: Reply): Promise<Opportunity> {
  const lead = reply.leadId === null ? null : await findLead(ctx, reply.leadId);
  if (!lead) return openOfThread(ctx, reply);
  const known = isAddressOf(lead, reply) ? lead : await senderOf(ctx, reply);
  return (await writeOfLead(ctx, lead, factsOf(reply, known))).opportunity;
}

/** A job: repeated or concurrent deliveries create one opportunity. */
export async function createOpportunityFromReply(
  ctx: AccountContext,
  { inboundId }: { inboundId: number },
): Promise<void> {
  const opening = await findQueuedCreation(ctx, inboundId);
  if (!opening) return;
  const { threadId, leadId, name, address, message } = opening;
  const { id } = await openOpportunityOfReply(ctx, {
    threadId,
    leadId: message?.leadId ?? leadId,
    ownerId: message?.ownerId ?? null,
    contactName: name ?? message?.toName ?? null,
    contactEmail: address,
    region: message?.country ?? null,
  });
  await ctx.d1.batch(openedStatements(ctx, inboundId, threadId, id));
}
