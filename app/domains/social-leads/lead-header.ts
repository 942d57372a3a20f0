import { headerKey } from "~/domains/directory/imports/mapping/header-key";
import { fieldOfHeader } from "~/domains/directory/imports/mapping/mapped-fields";

/** What a question of a lead form or a column of a lead file is about. */
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
  /** Among columns of one field: the lower, the sooner it is read. */
  rank: number;
  isBareName?: boolean;
}

const words = (field: LeadField, names: string) =>
  names.split(", ").map((name, rank) => [name, { field, rank }] as const);

/** Names that lead files and forms have beside those of every import; by `headerKey`. */
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

/** Columns of Meta's own lead files that say nothing of the person. */
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

function askedOf(name: string): Asked | null {
  const own = OF_LEADS.get(headerKey(name.slice(0, MAX_NAME_LENGTH)));
  if (own) return own;
  const found = fieldOfHeader(name.slice(0, MAX_NAME_LENGTH), "contacts");
  const field = found && OF_IMPORTS[found.field];
  return field ? { field, rank: found.rank, isBareName: found.isBareName === true } : null;
}

/** Questions in their order with what each is about; null for one of the form's own. */
export interface LeadHeader {
  names: readonly string[];
  asked: readonly (Asked | null)[];
  /** A file of Meta's Ads Manager, whose further columns are questions of the form. */
  isOfMeta: boolean;
}

/** Reads names of columns or questions as imports of contacts do, in five languages. `isForm`: of a lead form. */
export function readLeadHeader(names: readonly string[]): LeadHeader {
  const keys = names.map((name) => headerKey(name.slice(0, MAX_NAME_LENGTH)));
  const isOfMeta = keys.includes("created time") && keys.some((key) => key === "form id" || key === "ad id");
  const asked = names.map((name, index) => (isOfMeta && OF_META.get(keys[index] ?? "")) || askedOf(name));
  const has = (field: LeadField) => asked.some((column) => column?.field === field);
  const [hasFirst, hasLast] = [has("firstName"), has("lastName")];
  return {
    names,
    isOfMeta,
    // "Nom" beside "Prénom" is the last name.
    asked: asked.map((column) =>
      column?.isBareName && hasFirst !== hasLast
        ? { field: hasFirst ? ("lastName" as const) : ("firstName" as const), rank: column.rank }
        : column,
    ),
  };
}

/** Whether its columns can tell how a person is known. */
export const hasIdentity = ({ asked }: LeadHeader): boolean =>
  asked.some((column) => column?.field === "email" || column?.field === "phone");

/** Names of columns that nothing is read from. */
export const unreadNames = ({ names, asked, isOfMeta }: LeadHeader): string[] =>
  names.filter(
    (name, index) =>
      name.trim() !== "" && (asked[index] === null ? !isOfMeta : asked[index]?.field === "ignored"),
  );
