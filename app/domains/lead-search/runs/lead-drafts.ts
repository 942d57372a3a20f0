import type { Company } from "~/domains/directory/companies/company";
import type { Contact } from "~/domains/directory/contacts/contact";
import { isBasicRecord } from "~/domains/directory/open-data/basic-record";
import { type ConfidenceReason, confidenceOf } from "../confidence/confidence";
import type { SearchCriteria } from "../criteria/search-criteria";
import type { Evidence } from "../lead-search";

export interface LeadDraft {
  company: Company;
  contact: Contact | null;
  confidence: number;
  reasons: ConfidenceReason[];
  /** Uses no lead of the plan. */
  isFree: boolean;
}

const byName = new Intl.Collator("en").compare;
const completenessOf = ({ reasons }: Pick<LeadDraft, "reasons">) =>
  reasons.find((reason) => reason.id === "completeness")?.points ?? 0;

const reachOf = (contact: Contact | null) => ({
  hasContact: contact !== null,
  hasAddress: Boolean(contact?.contactEmail && contact.source),
});

/** Ranks candidates: basic records last, then by confidence, completeness of the record, and name. */
export function rankCandidates(
  companies: Company[],
  contacts: Map<number, Contact>,
  criteria: SearchCriteria,
  now: Date,
): Omit<LeadDraft, "isFree">[] {
  return companies
    .map((company) => {
      const contact = contacts.get(company.id) ?? null;
      return { company, contact, ...confidenceOf({ company, criteria, ...reachOf(contact), now }) };
    })
    .sort(
      (a, b) =>
        Number(isBasicRecord(a.company)) - Number(isBasicRecord(b.company)) ||
        b.confidence - a.confidence ||
        completenessOf(b) - completenessOf(a) ||
        byName(a.company.name, b.company.name) ||
        a.company.id - b.company.id,
    );
}

/**
 * Chooses `budget` companies that use a lead each, of which `basicBudget` may be basic records; those in `free` and
 * demo companies use none.
 */
export function chooseLeads(
  ranked: Omit<LeadDraft, "isFree">[],
  free: ReadonlyMap<number, unknown>,
  budget: number,
  limit: number,
  basicBudget = 0,
): LeadDraft[] {
  const chosen: LeadDraft[] = [];
  let left = budget;
  let basicLeft = basicBudget;
  for (const draft of ranked) {
    if (chosen.length === limit) break;
    const isFree = draft.company.isDemo || free.has(draft.company.id);
    const isBasic = !isFree && isBasicRecord(draft.company);
    if (!isFree && (left === 0 || (isBasic && basicLeft <= 0))) continue;
    if (!isFree) left -= 1;
    if (isBasic) basicLeft -= 1;
    chosen.push({ ...draft, isFree });
  }
  return chosen;
}

const COMPANY_FIELDS = {
  companyName: "name",
  companyWebsite: "website",
  companySize: "size",
  industry: "industry",
  country: "country",
  city: "city",
} as const satisfies Record<string, keyof Company>;

const CONTACT_FIELDS = {
  contactName: "contactName",
  contactTitle: "contactTitle",
  contactEmail: "contactEmail",
  contactPhone: "phoneNumber",
  linkedinProfile: "linkedinProfile",
} as const satisfies Record<string, keyof Contact>;

export function evidenceOf({ company, contact }: Pick<LeadDraft, "company" | "contact">): Evidence {
  const evidence: Evidence = {};
  for (const [field, from] of Object.entries(COMPANY_FIELDS)) {
    if (company[from] === null) continue;
    const written = { source: company.source, at: company.createdAt.toISOString() };
    evidence[field] = company.fieldSources?.[from] ?? written;
  }
  for (const [field, from] of Object.entries(CONTACT_FIELDS))
    if (contact?.[from]) evidence[field] = { source: contact.source, at: contact.updatedAt.toISOString() };
  return evidence;
}
