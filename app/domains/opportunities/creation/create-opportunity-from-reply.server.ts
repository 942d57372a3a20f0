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
  /** Who is told, and owns it. */
  ownerId: number | null;
  contactName?: string | null;
  contactEmail?: string | null;
  companyName?: string | null;
  title?: string | null;
  /** A country by any spelling. */
  region?: string | null;
  description?: string | null;
  source?: Opportunity["source"];
}

type Person = Pick<Opportunity, "contactName" | "contactEmail">;
type Facts = Partial<Draft> & Pick<Draft, "source">;

const isAddressOf = (person: Person, sender: Pick<Reply, "contactEmail">) =>
  person.contactEmail?.toLowerCase() === sender.contactEmail?.toLowerCase();

const defined = <T extends object>(input: T) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value)) as {
    [Key in keyof T]?: NonNullable<T[Key]>;
  };

/** Of the lead, else of the company of the contact, else of the thread. Safe to call again and at the same time. */
export async function openOpportunityOfReply(
  ctx: AccountContext,
  { leadId, threadId, ownerId, source = "reply", region, ...sender }: Reply,
): Promise<Opportunity> {
  const lead = leadId === null ? null : await findLead(ctx, leadId);
  const factsWith = (known: Person | null): Facts => ({
    ...defined({ ...sender, region: region ? regionName(region) : null }),
    // What we know of a contact goes before what a mail calls its sender.
    ...(known?.contactName && isAddressOf(known, sender) ? { contactName: known.contactName } : {}),
    threadId,
    source,
    ownerId,
  });
  if (lead) return (await writeOfLead(ctx, lead, factsWith(lead))).opportunity;
  const ofThread = and(
    eq(opportunities.accountId, ctx.account.id),
    eq(opportunities.threadId, threadId),
    isLive,
  );
  const find = async () => (await ctx.db.select().from(opportunities).where(ofThread).limit(1))[0];
  const before = await find();
  if (before) return before;
  const contact = await contactOfThread(ctx, { id: threadId, address: sender.contactEmail ?? "" });
  const company = contact?.companyId ? await findCompanyOrCopy(ctx, contact.companyId) : null;
  const facts = factsWith(contact);
  if (contact && company) {
    const phone = isAddressOf(contact, sender) ? contact.phoneNumber : null;
    return (await writeOfCompany(ctx, company, { ...facts, ...defined({ contactPhone: phone }) }))
      .opportunity;
  }
  const companyName = sender.companyName || contact?.companyName || null;
  const title = sender.title || companyName || sender.contactName || sender.contactEmail || "A reply";
  const id = await writeOpportunity(
    ctx,
    { region: NO_REGION, ...facts, companyName, title },
    sql`exists (select 1 from ${opportunities} where ${ofThread as SQL})`,
  );
  return (await find()) ?? getOpportunity(ctx, id);
}

/** A job: delivered twice, also at once, it opens one. */
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
