import type { AccountContext } from "~/core/context";
import { countryName } from "~/core/places/countries";
import { searchCampaigns } from "~/domains/campaigns/campaign-search.server";
import { searchContacts } from "~/domains/directory/contacts/list-contacts.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { leadsOfCompanies, namedLeads } from "~/domains/lead-search/leads/leads-of-companies.server";
import { searchOpportunities } from "~/domains/opportunities/search/list-opportunities.server";
import { searchThreads } from "~/domains/replies/threads/threads.server";
import { searchSocialLeads } from "~/domains/social-leads/list-leads.server";
import { leadName } from "~/domains/social-leads/names";
import { SOURCE_NAMES } from "~/domains/social-leads/policy";
import { searchTemplates } from "~/domains/templates/templates.server";
import { paths } from "~/paths";
import { SOCIAL } from "~/paths/business/social";
import { wordsOf } from "./search-query";

const NAMED = 40;

/** Returns leads of these companies and the newest leads with this name: highest confidence first, one per company. */
async function findLeads(
  ctx: AccountContext,
  terms: readonly string[],
  companyIds: readonly (number | null)[],
  limit: number,
) {
  const known = [...new Set(companyIds)].filter((id) => id !== null);
  const [ofCompanies, named] = await Promise.all([
    leadsOfCompanies(ctx, known, limit),
    namedLeads(ctx, terms, NAMED),
  ]);
  const byCompany = new Map([...named, ...ofCompanies].map((lead) => [lead.companyId, lead]));
  return [...byCompany.values()].sort((a, b) => b.confidence - a.confidence).slice(0, limit);
}

type SearchKind =
  | "companies"
  | "contacts"
  | "leads"
  | "socialLeads"
  | "threads"
  | "opportunities"
  | "campaigns"
  | "templates";

interface SearchGroup {
  kind: SearchKind;
  rows: { title: string; detail: string; to: string }[];
  allTo: string | null;
}

const SHOWN = 5;
/** Maximum number of companies whose leads are searched. */
const COMPANIES = 40;
const CONTACTS = 20;

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(", ");

/** Returns the account's records with these words, five of each kind. Reads at most 500 rows. @throws DomainError invalid */
export async function searchEverywhere(ctx: AccountContext, text: string): Promise<SearchGroup[]> {
  const terms = wordsOf(text);
  if (terms.length === 0) return [];
  const q = terms.join(" ");
  const found = Promise.all([
    searchCompanies(ctx, { words: q }, { limit: COMPANIES }),
    searchContacts(ctx, q, CONTACTS),
  ]);
  const [[{ companies }, contacts], leads, threads, opportunities, campaigns, templates, social] =
    await Promise.all([
      found,
      found.then(([{ companies }, contacts]) => {
        const companyIds = [...contacts.map(({ companyId }) => companyId), ...companies.map(({ id }) => id)];
        return findLeads(ctx, terms, companyIds, SHOWN);
      }),
      searchThreads(ctx, terms, SHOWN),
      searchOpportunities(ctx, terms, SHOWN + 1),
      searchCampaigns(ctx, terms, SHOWN),
      searchTemplates(ctx, terms, SHOWN),
      searchSocialLeads(ctx, terms, SHOWN),
    ]);
  const group = <Row>(
    kind: SearchKind,
    found: Row[],
    row: (found: Row) => SearchGroup["rows"][number],
    list: string | null = null,
  ): SearchGroup => ({
    kind,
    rows: found.slice(0, SHOWN).map(row),
    allTo: list !== null && found.length > SHOWN ? paths.withQuery(list, { search: q }) : null,
  });
  return [
    group(
      "companies",
      companies,
      ({ id, name, city, country }) => ({
        title: name,
        detail: joined(city, country && countryName(country)),
        to: paths.business.company(id),
      }),
      paths.business.companies,
    ),
    group(
      "contacts",
      contacts,
      (row) => ({
        title: row.contactName,
        detail: joined(row.contactTitle, row.companyName),
        to: paths.business.contactHistory(row.id),
      }),
      paths.business.contacts,
    ),
    group("leads", leads, (row) => ({
      title: row.companyName,
      detail: joined(row.contactName, `confidence ${row.confidence}`),
      to: paths.leadSearch.lead(row.id),
    })),
    group("socialLeads", social, (row) => ({
      title: leadName(row),
      detail: joined(row.companyName, SOURCE_NAMES[row.platform]),
      to: SOCIAL.lead(row.id),
    })),
    group("threads", threads, (row) => ({
      title: row.subject,
      detail: joined(row.name, row.address),
      to: paths.replies.thread(row.id),
    })),
    group(
      "opportunities",
      opportunities,
      (row) => ({
        title: row.title,
        detail: joined(row.companyName, row.region),
        to: paths.opportunities.opportunity(row.id),
      }),
      paths.opportunities.list,
    ),
    group("campaigns", campaigns, ({ id, name, status }) => ({
      title: name,
      detail: status,
      to: paths.campaigns.campaign(id),
    })),
    group("templates", templates, ({ id, name, subject }) => ({
      title: name,
      detail: subject,
      to: paths.templates.template(id),
    })),
  ].filter(({ rows }) => rows.length > 0);
}
