import type { AccountContext } from "~/core/context";
import type { Company } from "~/domains/directory/companies/company";
import { getCompaniesByIds } from "~/domains/directory/companies/get-company.server";
import type { Contact } from "~/domains/directory/contacts/contact";
import { getContactsByIds } from "~/domains/directory/contacts/list-contacts.server";
import { listOwnContacts } from "~/domains/directory/own-rows.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { companyKeys, contactKeys } from "~/domains/directory/similarity/block-keys";
import { comparedCompany, scoreCompanies } from "~/domains/directory/similarity/score-companies";
import { comparedContact, scoreContacts } from "~/domains/directory/similarity/score-contacts";
import type { MergeList } from "../merge-lists";

const BATCH_SIZE = 500;

/** How a list's rows are read and compared; `compare` returns a score of 0 to 100 for two rows. */
interface Comparing<Row, Known> {
  /** The next of the account's own rows, and the cursor after them. */
  read: (ctx: AccountContext, after: number) => Promise<{ rows: Row[]; next: number | null }>;
  keys: (row: Row) => string[];
  byIds: (ctx: AccountContext, ids: number[]) => Promise<Row[]>;
  known: (row: Row) => Known;
  compare: (one: Known, other: Known) => number;
  name: (row: Row) => string;
}

const comparing = <Row, Known>(comparison: Comparing<Row, Known>) => comparison;

const COMPANIES = comparing<Company, ReturnType<typeof comparedCompany>>({
  read: async (ctx, after) => {
    const { companies, next } = await searchCompanies(ctx, { isOwnOnly: true }, { limit: BATCH_SIZE, after });
    return { rows: companies, next };
  },
  keys: companyKeys,
  byIds: getCompaniesByIds,
  known: comparedCompany,
  compare: (one, other) => scoreCompanies(one, other).score,
  name: ({ nameKey }) => nameKey,
});

const CONTACTS = comparing<Contact, ReturnType<typeof comparedContact>>({
  read: async (ctx, after) => {
    const rows = await listOwnContacts(ctx, after, BATCH_SIZE);
    return { rows, next: rows.length < BATCH_SIZE ? null : (rows.at(-1)?.id ?? null) };
  },
  keys: contactKeys,
  byIds: (ctx, ids) => getContactsByIds(ctx, ids),
  known: comparedContact,
  compare: (one, other) => scoreContacts(one, other).score,
  name: ({ contactName }) => contactName,
});

type Rows = { id: number; isDemo: boolean; accountId: number | null };

export const COMPARING = { companies: COMPANIES, contacts: CONTACTS } as unknown as Record<
  MergeList,
  Comparing<Rows, unknown>
>;
