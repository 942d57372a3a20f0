import { sql } from "drizzle-orm";
import { type BusinessContext, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";
import { countryName } from "~/core/places/countries";
import { DAY_MS } from "~/core/seconds";
import { statement } from "~/core/statement";
import { allowLeads } from "~/domains/billing/allow-leads.server";
import { type Brought, bringPeople, type Person } from "~/domains/directory/contacts/bring-people.server";
import { linkedinUrl } from "~/domains/directory/contacts/contact-input";
import { personKey } from "~/domains/directory/contacts/person-key";
import { addTask } from "~/domains/opportunities/tasks/write-task.server";
import { withQuota } from "~/domains/quotas/count-use.server";
import { socialLeadsByIds } from "../list-leads.server";
import { leadName } from "../names";
import { SOURCE_NAMES } from "../policy";
import type { SocialLead } from "../tables";
import { writeMailPart } from "./mail-part.server";
import type { CampaignType, Part } from "./policy";
import type { SocialCampaignInput } from "./schemas";
import { getSocialCampaign, type ShownCampaign } from "./social-campaigns.server";
import { socialCampaignLeads, socialCampaigns } from "./tables";

const NOBODY: Record<CampaignType, string> = {
  email: "None of these leads has an e-mail address. Choose others, or the type linkedin.",
  linkedin: "None of these leads has a LinkedIn profile. Choose others, or the type email.",
  mixed: "None of these leads has an e-mail address or a LinkedIn profile.",
};

const profileOf = ({ socialProfile }: SocialLead) => (socialProfile ? linkedinUrl(socialProfile) : null);

/** How a campaign of this type reaches a lead. Made-up people are written to by nobody. */
function partOf(ctx: BusinessContext, lead: SocialLead, type: CampaignType): Part {
  if (lead.isDemo && !ctx.account.isDemo && !isDemoWork(ctx)) return "none";
  if (type !== "linkedin" && lead.email !== null) return "mail";
  return type !== "email" && profileOf(lead) !== null ? "task" : "none";
}

const personOf = (lead: SocialLead): Person => ({
  contactName: lead.name ?? leadName(lead),
  contactEmail: lead.email,
  contactTitle: null,
  companyName: lead.companyName ?? leadName(lead),
  companyWebsite: null,
  companySize: null,
  industry: lead.industry,
  location: lead.country ? countryName(lead.country) : null,
  linkedinProfile: profileOf(lead),
  phoneNumber: lead.phone,
  source: `${SOURCE_NAMES[lead.platform]}, social lead ${lead.id}`,
  country: lead.country,
});

async function contactsOf(ctx: BusinessContext, leads: readonly SocialLead[]): Promise<Map<number, Brought>> {
  const brought = await bringPeople(ctx, leads.map(personOf));
  const byKey = new Map(brought.map((contact) => [contact.personKey, contact]));
  return new Map(
    leads.flatMap((lead) => {
      const contact = byKey.get(personKey(personOf(lead)));
      return contact ? [[lead.id, contact] as const] : [];
    }),
  );
}

async function writeTasks(
  ctx: BusinessContext,
  name: string,
  leads: readonly SocialLead[],
  contacts: ReadonlyMap<number, Brought>,
): Promise<Map<number, number>> {
  const taskIds = new Map<number, number>();
  for (const lead of leads) {
    const title = `Write to ${leadName(lead)} on LinkedIn: ${name}`.slice(0, 200);
    const dueAt = new Date(ctx.now().getTime() + DAY_MS);
    const contactId = contacts.get(lead.id)?.id ?? null;
    taskIds.set(lead.id, (await addTask(ctx, { title, dueAt, contactId })).id);
  }
  return taskIds;
}

/**
 * Mails go by a draft of outreach, with all of its guards; LinkedIn by tasks, as nobody writes there for a person.
 * @throws DomainError not_found of a lead; invalid where nobody can be reached so; limit_reached
 */
export async function createSocialCampaign(
  ctx: BusinessContext,
  { name, leadIds, type }: SocialCampaignInput,
): Promise<ShownCampaign> {
  const leads = await socialLeadsByIds(ctx, leadIds);
  if (leads.length < leadIds.length)
    throw new DomainError("not_found", "One of these leads was not found.", { field: "leadIds" });
  const parts = new Map(leads.map((lead) => [lead.id, partOf(ctx, lead, type)]));
  const those = (part: Part) => leads.filter(({ id }) => parts.get(id) === part);
  const [mailed, visited] = [those("mail"), those("task")];
  if (mailed.length + visited.length === 0)
    throw new DomainError("invalid", NOBODY[type], { field: "leadIds" });
  if (mailed.length > 0) await allowLeads(ctx);
  const contacts = await contactsOf(ctx, [...mailed, ...visited]);
  const mail = mailed.length > 0 ? await writeMailPart(ctx, name, mailed, contacts) : null;
  const taskIds = await writeTasks(ctx, name, visited, contacts);
  const rows = leads.map(({ id }) => ({
    leadId: id,
    part: parts.get(id) === "mail" && !mail?.leadIds.has(id) ? "none" : parts.get(id),
    contactId: contacts.get(id)?.id ?? null,
    taskId: taskIds.get(id) ?? null,
  }));
  const isDemo = ctx.account.isDemo || isDemoWork(ctx);
  const insert = ctx.db
    .insert(socialCampaigns)
    .values({
      accountId: ctx.account.id,
      createdBy: ctx.actor.userId,
      name,
      type,
      leadCount: leads.length,
      outreachCampaignId: mail?.campaignId ?? null,
      createdAt: ctx.now(),
      isDemo,
    })
    .returning({ id: socialCampaigns.id });
  const write = sql`insert into ${socialCampaignLeads} (campaign_id, account_id, lead_id, part, contact_id, task_id, is_demo)
    select (select last_insert_rowid()), ${ctx.account.id}, value ->> 'leadId', value ->> 'part', value ->> 'contactId',
      value ->> 'taskId', ${isDemo ? 1 : 0} from json_each(${JSON.stringify(rows)})`;
  const [written] = await withQuota(ctx, { rows: 1 }, (count) =>
    ctx.d1.batch<{ id: number }>([statement(ctx, insert), statement(ctx, write), statement(ctx, count)]),
  );
  return getSocialCampaign(ctx, written?.results[0]?.id ?? 0);
}
