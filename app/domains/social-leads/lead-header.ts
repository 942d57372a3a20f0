import { guessMapping } from "~/domains/directory/imports/mapping/guess-mapping";
import { headerKey } from "~/domains/directory/imports/mapping/header-key";
import { optOutColumns } from "~/domains/directory/imports/opt-outs/opt-out-columns";
import { rowLayout } from "~/domains/directory/imports/row-layout";

/** The lead field that a form question or a file column is about. */
export type LeadField =
  | "name"
  | "firstName"
  | "lastName"
  | "handle"
  | "email"
  | "phone"
  | "company"
  | "title"
  | "industry"
  | "region"
  | "city"
  | "country"
  | "profile"
  | "tags"
  | "leadType"
  | "message"
  | "campaign"
  | "adName"
  | "formName"
  | "leadId"
  | "createdAt"
  | "origin"
  | "ignored";

interface Asked {
  field: LeadField;
  /** Priority among columns of one field: the lowest is read first. */
  rank: number;
}

const words = (field: LeadField, names: string) =>
  names.split(", ").map((name, rank) => [name, { field, rank }] as const);

/** Column names of lead files and forms, in addition to those of every import; by `headerKey`. */
const OF_LEADS = new Map<string, Asked>([
  ...words("region", "region, state, province, state province, county, country or region, country region"),
  ...words("tags", "tags, tag, labels"),
  ...words("leadType", "lead type, type"),
  ...words("message", "message, comments, comment, notes, note, question"),
  ...words(
    "handle",
    "screen name, username, user name, handle, twitter username, x username, x handle, twitter handle",
  ),
  ...words("campaign", "campaign, campaign name"),
  ...words(
    "formName",
    "form name, lead form, lead form name, lead gen form, lead gen form name, card, card name",
  ),
]);

/** Columns of Meta's own lead files that contain nothing about the person. */
const OF_META = new Map<string, Asked>([
  ...words("leadId", "id, lead id, leadgen id"),
  ...words("createdAt", "created time"),
  ...words("adName", "ad name"),
  ...words("origin", "platform"),
  ...words(
    "ignored",
    "ad id, adset id, adset name, ad set id, ad set name, campaign id, form id, is organic, lead status, inbox url, page id, page name",
  ),
]);

const OF_IMPORTS: Partial<Record<string, LeadField>> = {
  personEmail: "email",
  personPhone: "phone",
  personName: "name",
  personFirstName: "firstName",
  personLastName: "lastName",
  personTitle: "title",
  personLinkedin: "profile",
  name: "company",
  industry: "industry",
  city: "city",
  country: "country",
};

const MAX_NAME_LENGTH = 100;

/** Questions in order, with the field each is about; null for the form's own questions. */
export interface LeadHeader {
  names: readonly string[];
  asked: readonly (Asked | null)[];
  /** Indexes of opt-out columns, found as in contact imports. */
  optOuts: readonly number[];
  /** A file from Meta's Ads Manager, whose other columns are questions of the form. */
  isOfMeta: boolean;
}

/**
 * Reads column names or questions like a contact import, in five languages. `sample`: rows below the names; empty for a
 * form, whose answers don't help to interpret its questions.
 */
export function readLeadHeader(
  names: readonly string[],
  sample: readonly (readonly string[])[] = [],
): LeadHeader {
  const short = names.map((name) => name.slice(0, MAX_NAME_LENGTH));
  const keys = short.map(headerKey);
  const isOfMeta = keys.includes("created time") && keys.some((key) => key === "form id" || key === "ad id");
  const own = keys.map((key) => (isOfMeta && OF_META.get(key)) || OF_LEADS.get(key) || null);
  const columns = short.map((name, index) => (own[index] ? "" : name));
  const rows = sample.map((row) => columns.map((_, index) => (own[index] ? "" : (row[index] ?? ""))));
  const mapping = guessMapping(columns, rows, "contacts");
  const asked = [...own];
  for (const [name, places] of rowLayout({ columns, mapping, kind: "contacts" }).places) {
    const field = OF_IMPORTS[name];
    if (field) for (const [rank, { at }] of places.entries()) asked[at] = { field, rank };
  }
  const optOuts = optOutColumns({ columns, sample: rows, kind: "contacts" }).filter((at) => !asked[at]);
  return { names, optOuts, isOfMeta, asked };
}

/** Whether a column can identify a person. */
export const hasIdentity = ({ asked }: LeadHeader): boolean =>
  asked.some((column) => column?.field === "email" || column?.field === "phone");

/** Names of columns that are not read. */
export const unreadNames = ({ names, asked, optOuts, isOfMeta }: LeadHeader): string[] =>
  names.filter(
    (name, index) =>
      name.trim() !== "" &&
      !optOuts.includes(index) &&
      (asked[index] === null ? !isOfMeta : asked[index]?.field === "ignored"),
  );
