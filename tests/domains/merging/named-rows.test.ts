import { expect, it } from "vitest";
import { env } from "../../support/harness/context";

const MOVED = "goes to the kept row: moves.server.ts";
const SHARED = "names shared rows alone, which are never merged";
const ITSELF = "is what is kept of a removed row";
const UNDO = "says what an act of before did, and undoes that alone";
const FINDING = "is the search's own";

/** Every column that names a company or a contact by its id, and what a merge does with it. */
const NAMED: Record<string, string> = {
  "company_notes.company_id": MOVED,
  "company_notes.contact_id": MOVED,
  "company_reports.company_id": SHARED,
  "contacts.company_id": MOVED,
  "correction_cases.company_id": SHARED,
  "directory_owners.row_id": MOVED,
  "duplicate_keys.row_id": FINDING,
  "duplicate_members.row_id": FINDING,
  "discarded_overrides.company_id": SHARED,
  "first_party_companies.company_id": SHARED,
  "hidden_companies.company_id": SHARED,
  "hidden_contacts.contact_id": SHARED,
  "import_changes.company_id": UNDO,
  "import_contacts.contact_id": MOVED,
  "lead_charges.company_id": SHARED,
  "lead_stages.same_company_id": MOVED,
  "leads.company_id": MOVED,
  "leads.contact_id": MOVED,
  "leads.same_company_id": MOVED,
  "merged_companies.company_id": "leads to the kept row",
  "merged_rows.row_id": UNDO,
  "opportunities.company_id": MOVED,
  "charged_companies.company_id": MOVED,
  "outreach_messages.contact_id":
    "names whom it was written to; sending finds the kept one: current-people.server.ts",
  "removed_companies.company_id": ITSELF,
  "removed_contacts.contact_id": ITSELF,
  "removed_leads.company_id": MOVED,
  "removed_leads.contact_id": "an undo of the removal gives the lead the best person of its company",
  "removed_tagged_rows.row_id": ITSELF,
  "social_campaign_leads.contact_id": "says whom a campaign was written to then",
  "tagged_rows.row_id": MOVED,
  "tasks.company_id": MOVED,
  "tasks.contact_id": MOVED,
};

it("covers every column that refers to a company or a contact", async () => {
  const { results } = await env.DB.prepare(
    `select t.name || '.' || c.name as place from sqlite_master t, pragma_table_info(t.name) c
      where t.type = 'table' and t.sql not like '%virtual%' and t.name not like 'sqlite_%' and t.name not like '_cf_%'
      and (c.name like '%company_id' or c.name like '%contact_id' or c.name = 'row_id') order by 1`,
  ).all<{ place: string }>();
  expect(results.map(({ place }) => place)).toEqual(Object.keys(NAMED).sort());
});
