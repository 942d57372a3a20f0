import type { companies } from "../tables";
import { COMPANY_FACTS, type CompanyFact, FIELD_COLUMNS } from "./field-sets";

export type Company = typeof companies.$inferSelect;

export const COLUMNS = {
  ...FIELD_COLUMNS,
  slot: "slot",
  id: "id",
  accountId: "account_id",
  nameKey: "name_key",
  domain: "domain",
  quality: "quality",
  fieldSources: "field_sources",
  originId: "origin_id",
  importId: "import_id",
  isDemo: "is_demo",
  createdAt: "created_at",
  updatedAt: "updated_at",
} satisfies Record<keyof Company, string>;

export const COMPANY_COLUMNS = Object.entries(COLUMNS)
  .map(([name, column]) => `c.${column} AS ${name}`)
  .join(", ");

export type CompanyRow = Omit<Company, "fieldSources" | "isDemo" | "createdAt" | "updatedAt"> & {
  fieldSources: string | null;
  isDemo: number;
  createdAt: number;
  updatedAt: number;
};

export const companyFromRow = (row: CompanyRow): Company => ({
  ...row,
  fieldSources: row.fieldSources === null ? null : JSON.parse(row.fieldSources),
  isDemo: row.isDemo === 1,
  createdAt: new Date(row.createdAt * 1000),
  updatedAt: new Date(row.updatedAt * 1000),
});

export const companyFromJson = <Kept extends Company = Company>(text: string): Kept =>
  JSON.parse(text, (key, value) => (key === "createdAt" || key === "updatedAt" ? new Date(value) : value));

/** Writing it derives name key, domain, quality, slot and words. */
export interface CompanyDraft extends Pick<Company, CompanyFact> {
  id: number;
  /** Id of the owning account; null for the shared directory. */
  accountId: number | null;
  source: string;
  sourceId: string | null;
  importId: number | null;
  isDemo: boolean;
  originId?: number | null;
  fieldSources?: Company["fieldSources"];
  createdAt?: Date;
  /** When the row was written, if not now; affects quality and timestamps. */
  writtenAt?: Date;
}

export const NOTHING_KNOWN = Object.fromEntries(COMPANY_FACTS.map((fact) => [fact, null])) as {
  [Fact in Exclude<CompanyFact, "name">]: null;
};

export const draftOf = (company: Company): CompanyDraft => {
  const {
    slot: _slot,
    nameKey: _key,
    domain: _domain,
    quality: _quality,
    updatedAt: _at,
    ...draft
  } = company;
  return draft;
};
