import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { idsWithAddress } from "~/core/same-address";
import { statement } from "~/core/statement";
import { contactsWithAddress } from "~/domains/directory/contacts/erase-contacts.server";
import { leads } from "../tables";
import { PERSON_EVIDENCE } from "./campaign-leads";

const FORGET = sql`set contact_id = null, contact_name = null, contact_title = null, contact_email = null,
  contact_phone = null, linkedin_profile = null, evidence = json_remove(evidence, ${sql.raw(PERSON_EVIDENCE)})`;

/** Leads of every account that contain this address, or belong to a contact with it. */
const leadsOf = (key: string): SQL => sql`id in (
  ${idsWithAddress(sql`leads`, sql`contact_email`, key)}
  union select l.id from (${contactsWithAddress(key)}) c join leads l on l.contact_id = c.id)`;

export const leadCountOf = (key: string): SQL => sql`(select count(*) from leads where ${leadsOf(key)})`;

/** Keeps the lead's company. Must run before the contact is deleted. */
export const eraseContactFromLeads = (ctx: Context, key: string) =>
  statement(ctx, sql`update ${leads} ${FORGET} where ${leadsOf(key)}`);

export const leadsHeldOf = (ctx: Context, key: string) =>
  ctx.db
    .select({
      accountId: leads.accountId,
      contactName: leads.contactName,
      contactTitle: leads.contactTitle,
      contactEmail: leads.contactEmail,
      contactPhone: leads.contactPhone,
      linkedinProfile: leads.linkedinProfile,
      companyName: leads.companyName,
      evidence: leads.evidence,
      foundAt: leads.createdAt,
    })
    .from(leads)
    .where(leadsOf(key))
    .limit(500);
