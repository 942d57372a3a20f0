import type { CsvCell } from "~/core/csv";
import { countryName } from "~/core/places/countries";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { nameIn, type Person } from "~/domains/identity/team/person";
import type { Lead } from "../lead-search";

/** Columns of the export, named so that an import of companies and contacts recognises them. */
const COLUMNS: [name: string, cell: (lead: Lead, team: Person[]) => CsvCell][] = [
  ["company", (lead) => lead.companyName],
  ["website", (lead) => lead.companyWebsite],
  ["industry", (lead) => lead.industry && industryName(lead.industry)],
  ["size", (lead) => lead.companySize],
  ["country", (lead) => lead.country && countryName(lead.country)],
  ["city", (lead) => lead.city],
  ["contact name", (lead) => lead.contactName],
  ["contact title", (lead) => lead.contactTitle],
  ["contact email", (lead) => lead.contactEmail],
  ["contact phone", (lead) => lead.contactPhone],
  ["linkedin", (lead) => lead.linkedinProfile],
  ["confidence", (lead) => lead.confidence],
  [
    "reasons",
    (lead) => lead.reasons.map((reason) => `${reason.points}/${reason.max} ${reason.detail}`).join(" "),
  ],
  [
    "sources",
    (lead) => [...new Set(Object.values(lead.evidence).map((evidence) => evidence.source))].join("; "),
  ],
  ["status", (lead) => lead.status],
  ["estimated value usd", (lead) => lead.estimatedValue && lead.estimatedValue / 100],
  ["demo", (lead) => (lead.isDemo ? "demo" : "")],
  ["found at", (lead) => lead.createdAt],
  ["owner", (lead, team) => nameIn(team, lead.ownerId)],
];

export const LEAD_CSV_HEADER = COLUMNS.map(([name]) => name);

export async function* leadCsvRows(
  leads: AsyncIterable<[lead: Lead, tags: string]>,
  team: Person[],
): AsyncGenerator<CsvCell[]> {
  for await (const [lead, tags] of leads) yield [...COLUMNS.map(([, cell]) => cell(lead, team)), tags];
}
