import { inject } from "vitest";
import { ContactInput } from "~/domains/directory/contacts/contact-input";
import { createContact } from "~/domains/directory/contacts/save-contact.server";
import { REQUEST } from "../access/rows/matching-rows";
import { threadOf } from "../access/rows/replies-rows";
import { makeThread } from "../support/fixtures/answers";
import { makeCampaign, makeLeads, makeTemplate } from "../support/fixtures/campaigns";
import { agentOf } from "../support/fixtures/chats";
import { interviewerInput } from "../support/fixtures/interviews";
import { addCompanies, makeSearch } from "../support/fixtures/lead-search";
import { makeLead, makeOpportunity } from "../support/fixtures/opportunities";
import { applyAsAgent } from "../support/fixtures/people";
import { makeMailbox } from "../support/fixtures/sending";
import { askedSupport } from "../support/fixtures/support";
import { moduleText, publishedModule } from "../support/fixtures/training";
import type { signedInBusiness } from "../support/harness/app";
import { makeBusiness } from "../support/harness/context";
import { CREATING_SOCIAL } from "./marketing/creating-social";
import { MARKETING_CREATING } from "./marketing/marketing-creating";

export type Person = Awaited<ReturnType<typeof signedInBusiness>>;
type Body = Record<string, unknown>;

/** A command that creates something: where its form is shown, what it sends, and which rows it adds. */
export interface Creating {
  /** The page with the form; defaults to the form's own path. Ids replace `:id`. */
  shown?: string;
  /** The records that the paths name, created for each test. */
  id?: (person: Person) => Promise<number | string>;
  body: (person: Person, id: number | string) => Body | Promise<Body>;
  /** SQL that counts the rows it adds for this person. */
  rows: string;
  /** The call of the same command, and its body if that differs. */
  call?: string;
  callBody?: (person: Person, id: number | string) => Body | Promise<Body>;
  admin?: true;
  visitor?: true;
  multipart?: true;
}

const of = (table: string) => `select count(*) n from ${table} where account_id = ?1`;
const mails = "select count(*) n from transactional_emails where to_address = ?2";
const MESSAGES = of("outreach_messages");
const SEARCH = { searchName: "Food", countries: ["KE"] };
const searchForm = { searchName: "Food", countries: "KE" };
const campaign = async ({ ctx }: Person) => ({
  name: "Solar",
  templateId: String(await makeTemplate(ctx)),
  targetLeadSearchId: String((await makeSearch(ctx)).id),
});
const campaignCall = async (person: Person) => {
  const { name, templateId, targetLeadSearchId } = await campaign(person);
  return { name, templateId: Number(templateId), targetLeadSearchId: Number(targetLeadSearchId) };
};
const template = () => ({ name: "Hello", subject: "For you", content: "Hello {{firstName|there}}" });
const mailbox = () => ({ kind: "platform", fromName: "Amina", postalAddress: "Moi Avenue 1, Nairobi" });
const connected = {
  fromAddress: "amina@connected.test",
  fromName: "Amina",
  postalAddress: "Moi Avenue 1, Nairobi",
  password: "pässword",
  host: "127.0.0.1",
  security: "none",
};
const proved = async ({ ctx, user }: Person) => {
  await ctx.d1.prepare("update users set email_verified_at = 1 where id = ?").bind(user.userId).run();
  return "";
};
const templateId = async (person: Person) => {
  await makeMailbox(person.ctx, 25);
  await makeLeads(person.ctx, (await makeSearch(person.ctx)).id, 1);
  return makeTemplate(person.ctx);
};
const newUser = () => ({
  firstName: "Zola",
  lastName: "Dube",
  email: `zola-${crypto.randomUUID()}@shop.test`,
  password: "a good long one",
  userType: "business",
});
const invitation = () => ({ email: `nia-${crypto.randomUUID()}@team.test`, role: "member" });

/** Commands by the path of their form, as in tests/parity/pairs.ts. */
export const CREATING: Record<string, Creating> = {
  "/agents/:id/messages": {
    id: async (person) => (await agentOf(person)).agentId,
    body: () => ({ text: "Could you call them today?" }),
    rows: of("agent_chat_messages"),
    call: "/api/agents/:id/messages",
  },
  ...MARKETING_CREATING,
  ...CREATING_SOCIAL,
  "/support/new": {
    body: () => ({ subject: "Imports", text: "How many rows at once?" }),
    rows: of("support_threads"),
    call: "/api/support",
  },
  "/support/:id": {
    id: async (person) => (await askedSupport(person)).id,
    body: () => ({ text: "And of contacts?" }),
    rows: of("support_messages"),
    call: "/api/support/:id",
  },
  "/admin/support/:id": {
    id: async () => (await askedSupport(await makeBusiness({ plan: "startup" }))).id,
    body: () => ({ text: "As many as you like." }),
    rows: "select count(*) n from support_messages where side = 'operator'",
    call: "/api/admin/support/:id",
    admin: true,
  },
  "/admin/training/new": {
    body: (_, id) => ({ text: moduleText(`new-${id}`) }),
    id: async () => crypto.randomUUID().slice(0, 8),
    rows: "select count(*) n from module_versions where module_id like 'new-%'",
    call: "/api/admin/training",
    admin: true,
  },
  "/admin/training/:id": {
    body: (_, id) => ({ text: moduleText(String(id)) }),
    id: () => publishedModule(),
    rows: "select count(*) n from module_versions where state = 'draft' and module_id like 'tiny-%'",
    call: "/api/admin/training/:id",
    admin: true,
  },
  "/agent-matching/new": {
    body: () => ({ ...REQUEST, requiredIndustries: "mining", requiredCountries: "MW" }),
    rows: of("agent_requests"),
    call: "/api/agent-requests",
    callBody: () => REQUEST,
  },
  "/business/contacts/new": {
    body: () => ({ contactName: "Amina Otieno" }),
    rows: of("contacts"),
    call: "/api/contacts",
  },
  "/business/companies/:id": {
    id: async ({ ctx }) => (await addCompanies(ctx, [{ name: "Jua Solar" }]))[0] ?? 0,
    body: () => ({ text: "They called." }),
    rows: of("company_notes"),
    call: "/api/companies/:id/notes",
  },
  "/ai-lead-search/leads/:id": {
    id: async ({ ctx }) => (await makeLead(ctx)).id,
    body: () => ({ compose: "task", title: "Call them", dueAt: "2030-12-01T09:00" }),
    rows: of("tasks"),
    call: "/api/tasks",
    callBody: () => ({ title: "Call them", dueAt: "2030-12-01T09:00" }),
  },
  "/business/contacts/:id/history": {
    id: async ({ ctx }) => (await createContact(ctx, ContactInput.parse({ contactName: "Amina" }))).id,
    body: () => ({ text: "They called." }),
    rows: of("company_notes"),
    call: "/api/contacts/:id/notes",
  },
  "/business/contacts/:id/history?compose=email": {
    id: async ({ ctx }) => {
      await makeMailbox(ctx, 25);
      await ctx.d1
        .prepare("update users set email_verified_at = 1 where account_id = ?")
        .bind(ctx.account.id)
        .run();
      const amina = { contactName: "Amina", contactEmail: `amina-${crypto.randomUUID()}@shop.test` };
      return (await createContact(ctx, ContactInput.parse(amina))).id;
    },
    body: (_, id) => ({
      compose: "email",
      contactId: String(id),
      subject: "Solar for you",
      text: "Hello Amina",
    }),
    rows: MESSAGES,
    call: "/api/contacts/:id/mails",
    callBody: () => ({ subject: "Solar for you", text: "Hello Amina" }),
  },
  "/business/companies/new": {
    body: () => ({ name: "Zuri Solar", country: "KE", addAnyway: "on" }),
    rows: of("companies"),
    call: "/api/companies",
    callBody: () => ({ name: "Zuri Solar", country: "KE", addAnyway: true }),
  },
  "/business/imports/new": {
    body: () => ({ file: new File(["name,country\nAcme,Kenya\n"], "firms.csv", { type: "text/csv" }) }),
    multipart: true,
    rows: of("imports"),
    call: "/api/imports",
  },
  "/opportunities/new": {
    body: () => ({ title: "Roofs", region: "Kenya" }),
    rows: of("opportunities"),
    call: "/api/opportunities",
  },
  "/opportunities/:id": {
    id: async ({ ctx }) => (await makeOpportunity(ctx)).id,
    body: () => ({ text: "They called." }),
    rows: of("opportunity_events"),
    call: "/api/opportunities/:id/notes",
  },
  "/replies/:id/referral": {
    shown: "/replies/:id",
    id: async (person) =>
      (await makeThread("I am not the right person, please write to jane.doe@buyer.test.", person)).threadId,
    body: () => ({}),
    rows: of("contacts"),
    call: "/api/replies/:id/referral",
  },
  "/tasks/new": {
    body: () => ({ title: "Call them", dueAt: "2030-12-01T09:00" }),
    rows: of("tasks"),
    call: "/api/tasks",
  },
  "/campaigns/new": {
    body: campaign,
    rows: of("outreach_campaigns"),
    call: "/api/ai/campaigns",
    callBody: campaignCall,
  },
  "/business/campaigns": {
    body: campaign,
    rows: of("outreach_campaigns"),
    call: "/api/outreach-campaigns",
    callBody: campaignCall,
  },
  "/campaigns/:id/duplicate": {
    shown: "/campaigns/:id",
    id: async ({ ctx }) => (await makeCampaign(ctx)).id,
    body: () => ({}),
    rows: of("outreach_campaigns"),
    call: "/api/ai/campaigns/:id/duplicate",
  },
  "/ai-outreach-templates/new": {
    body: template,
    multipart: true,
    rows: of("outreach_templates"),
    call: "/api/outreach-templates",
  },
  "/ai-outreach-templates/:id/duplicate": {
    shown: "/ai-outreach-templates",
    id: ({ ctx }) => makeTemplate(ctx),
    body: () => ({}),
    rows: of("outreach_templates"),
  },
  "/ai-outreach-templates/:id/test": {
    id: templateId,
    body: () => ({}),
    rows: MESSAGES,
    call: "/api/outreach-templates/:id/test",
  },
  "/ai-lead-search/new": {
    shown: "/ai-lead-search/new?countries=KE",
    body: () => searchForm,
    rows: of("lead_searches"),
    call: "/api/ai-lead-searches",
    callBody: () => SEARCH,
  },
  "/ai-lead-search/pick": {
    shown: "/business/companies",
    body: async ({ ctx }) => ({ companyIds: String((await addCompanies(ctx, [{}]))[0]) }),
    rows: of("lead_searches"),
    call: "/api/ai-lead-searches/picked",
    callBody: async ({ ctx }) => ({ companyIds: await addCompanies(ctx, [{}]) }),
  },
  "/ai-lead-search/generate": {
    body: () => ({ industry: "Energy", region: "Kenya", acceptCost: "on" }),
    rows: of("lead_searches"),
    call: "/api/leads/generate",
    callBody: () => ({ industry: "Energy", region: "Kenya" }),
  },
  "/business": { body: () => searchForm, rows: of("lead_searches") },
  "/business-portal/leads": { body: () => searchForm, rows: of("lead_searches") },
  "/business-portal": { body: () => searchForm, rows: of("lead_searches") },
  "/ai-lead-search/:id/duplicate": {
    shown: "/ai-lead-search/:id",
    id: async ({ ctx }) => (await makeSearch(ctx)).id,
    body: () => ({}),
    rows: of("lead_searches"),
  },
  "/mailboxes/new": { body: mailbox, rows: of("mailboxes"), call: "/api/mailboxes" },
  "/mailboxes/connect": {
    shown: "/mailboxes/connect?address=amina@connected.test",
    body: () => ({ ...connected, port: String(inject("mail").open) }),
    rows: of("mailboxes"),
    call: "/api/mailboxes/connect",
    callBody: () => ({ ...connected, port: inject("mail").open }),
  },
  "/mailboxes/:id/test": {
    shown: "/mailboxes/:id",
    id: async ({ ctx }) => (await makeMailbox(ctx, 25)).id,
    body: () => ({}),
    rows: MESSAGES,
    call: "/api/mailboxes/:id/test",
  },
  "/replies/:id/answer": {
    id: threadOf,
    body: () => ({ text: "It is 99 dollars." }),
    rows: MESSAGES,
    call: "/api/replies/:id/answer",
  },
  "/team": {
    id: proved,
    body: invitation,
    rows: of("invitations"),
    call: "/api/team/invitations",
  },
  "/refusals/new": {
    body: () => ({ addresses: "nobody@else.test" }),
    rows: of("suppressions"),
    call: "/api/refusals",
  },
  "/account/verify": { shown: "/account", body: () => ({}), rows: mails, call: "/api/account/verification" },
  "/admin/users/new": {
    body: newUser,
    rows: "select count(*) n from users where last_name = 'Dube'",
    call: "/api/admin/users",
    admin: true,
  },
  "/admin/interviewers/new": {
    body: () => interviewerInput(),
    rows: "select count(*) n from interviewers",
    call: "/api/admin/interviewers",
    admin: true,
  },
  "/admin/applications/:id": {
    id: async () => (await applyAsAgent()).agentId,
    body: () => ({ text: "Speaks four languages." }),
    rows: "select count(*) n from application_notes",
    call: "/api/admin/applications/:id/notes",
    admin: true,
  },
  "/admin/settings/providers/new": {
    body: () => ({
      key: `p${crypto.randomUUID().slice(0, 8)}`,
      name: "Google",
      issuer: "https://accounts.google.com",
      clientId: crypto.randomUUID(),
      clientSecret: "open sesame",
    }),
    rows: "select json_array_length(value) n from settings where key = 'identityProviders'",
    call: "/api/admin/identity-providers",
    admin: true,
  },
  "/admin/settings/test-mail": {
    shown: "/admin/settings",
    body: () => ({}),
    rows: mails,
    call: "/api/admin/settings/test-mail",
    admin: true,
  },
  "/data-request": {
    body: () => ({ email: `amina-${crypto.randomUUID()}@buyer.test`, kind: "access" }),
    rows: "select count(*) n from data_requests",
    call: "/api/data-requests",
    visitor: true,
  },
  "/forgot-password": {
    body: ({ user }) => ({ email: user.email }),
    rows: mails,
    call: "/api/auth/forgot-password",
    visitor: true,
  },
};
