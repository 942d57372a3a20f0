import { addressesIn, optionalEmailOf } from "~/core/email-address";
import { phonesIn } from "~/core/phone";
import { countryCode } from "~/core/places/countries";
import { plainText } from "~/core/text";
import type { LeadField, LeadHeader } from "./lead-header";
import { LEAD_TYPES, type LeadType } from "./policy";

export interface LeadAnswers {
  name: string | null;
  email: string | null;
  phone: string | null;
  companyName: string | null;
  title: string | null;
  industry: string | null;
  region: string | null;
  profile: string | null;
  leadType: LeadType | null;
  tags: string[];
  campaign: string | null;
  adName: string | null;
  formName: string | null;
  /** Meta's lead ID, without its "l:". */
  leadId: string | null;
  createdAt: Date | null;
  /** "fb" or "ig", as written by Meta. */
  origin: string | null;
  /** Other questions with their answers, and unreadable values: one line each; null without any. */
  message: string | null;
  /** Problems of unreadable cells, as text. */
  problems: string[];
  /** Created by Meta's tool for testing forms. */
  isTest: boolean;
}

const MAX_ANSWERS = 20;
const DUMMY = /^<test lead: dummy data for\b/i;
/** Questions about the address or number of another person. */
const OF_ANOTHER =
  /friend|colleague|refer|recommend|supplier|spouse|\b(?:ami|amie|coll[eè]gue|parrain|fournisseur|amigo|colega|fornecedor|rafiki|mwenza)\b|صديق|زميل|مورد/iu;
/** An answer that can only be a phone number. */
const INTERNATIONAL = /^\+\d[\d ().-]{7,20}$/;
const TEST_ADDRESSES = new Set(["test@fb.com", "test@meta.com"]);

/** Turns a question's key into text: "what_do_you_need?" becomes "what do you need?". */
export const questionOf = (key: string) => plainText(key.replaceAll("_", " "));

const dateOf = (text: string): Date | null => {
  const date = new Date(text);
  return text !== "" && Number.isFinite(date.getTime()) ? date : null;
};

const leadTypeOf = (text: string): LeadType | null =>
  LEAD_TYPES.find((type) => type === text.toUpperCase()) ?? null;

const tagList = (text: string) => text.split(/[,;،]/).map(plainText).filter(Boolean);

/** The country if recognised, else the region, else the country as written; without either, the city. */
function regionOf(region: string, country: string, city: string): string | null {
  if (region || country) return (country && countryCode(country) !== null ? country : region) || country;
  return city || null;
}

/** Reads a lead from a form's answers or a row's cells. Unreadable values become a line of the message. */
export function readLeadAnswers(
  { names, asked, isOfMeta }: LeadHeader,
  cells: readonly string[],
  isForm = false,
): LeadAnswers {
  const values = names.map((_, index) => (cells[index] ?? "").trim());
  const isTest = values.some((value) => DUMMY.test(value) || TEST_ADDRESSES.has(value.toLowerCase()));
  const [rest, problems]: [string[], string[]] = [[], []];
  const columnsOf = (field: LeadField) =>
    asked
      .flatMap((column, index) =>
        column?.field === field && values[index] && !DUMMY.test(values[index])
          ? [{ index, rank: column.rank, text: values[index] }]
          : [],
      )
      .sort((one, other) => one.rank - other.rank || one.index - other.index);
  const keep = (index: number, text: string) => rest.push(`${questionOf(names[index] ?? "")}: ${text}`);

  /** The first of several columns; the others become lines of the message. */
  const first = (field: LeadField): string => {
    const [column, ...others] = columnsOf(field);
    for (const { index, text } of others) if (text !== column?.text) keep(index, text);
    return column?.text ?? "";
  };
  const read = (field: "email" | "phone", parse: (text: string) => string[], what: string): string | null => {
    const found: string[] = [];
    for (const { index, text } of columnsOf(field)) {
      const parsed = parse(text);
      if (parsed.length === 0) {
        keep(index, text);
        problems.push(`“${text.slice(0, 60)}” isn’t ${what}.`);
      }
      for (const each of parsed) {
        if (found.length > 0 && !found.includes(each)) keep(index, each);
        found.push(each);
      }
    }
    return found[0] ?? null;
  };

  /** The only answer of its kind to a question that isn't recognised; it also stays in the message. */
  const only = (isValue: (text: string) => boolean): string | null => {
    const found = values.filter(
      (text, index) =>
        isForm && asked[index] === null && isValue(text) && !OF_ANOTHER.test(questionOf(names[index] ?? "")),
    );
    return found.length === 1 ? (found[0] ?? null) : null;
  };
  const email =
    read("email", addressesIn, "an email address") ?? only((text) => optionalEmailOf(text) !== null);
  const phone = read("phone", phonesIn, "a phone number") ?? only((text) => INTERNATIONAL.test(text));
  const parts = [first("firstName"), first("lastName")].filter(Boolean).join(" ");
  const [whole, handle] = [first("name"), first("handle")];
  const name = whole || parts || handle;
  if (handle && name !== handle) rest.push(`Username: ${handle}`);
  const [region, country, city] = [first("region"), first("country"), first("city")];
  const place = regionOf(region, country, city);
  if (city && place !== city) rest.push(`City: ${city}`);
  if (region && place !== region) rest.push(`Region: ${region}`);
  const typed = first("leadType");
  const leadType = leadTypeOf(typed);
  if (typed && leadType === null) {
    rest.push(`Type: ${typed}`);
    problems.push("Choose B2B or B2C.");
  }
  const said = first("message");
  const leadId = /^(?:l:)?(\d{6,30})$/.exec(first("leadId"))?.[1] ?? null;
  for (const [index, column] of asked.entries())
    if (column === null && (isForm || isOfMeta) && values[index] && !DUMMY.test(values[index] ?? ""))
      keep(index, values[index] ?? "");
  const lines = [said, ...rest.slice(0, MAX_ANSWERS)].filter(Boolean).join("\n");
  return {
    name: name || (isTest ? "Test lead" : null),
    email,
    phone,
    companyName: first("company") || null,
    title: first("title") || null,
    industry: first("industry") || null,
    region: place,
    profile: first("profile") || null,
    leadType,
    tags: tagList(first("tags")),
    campaign: first("campaign") || null,
    adName: first("adName") || null,
    formName: first("formName") || null,
    leadId,
    createdAt: dateOf(first("createdAt")),
    origin: first("origin").toLowerCase() || null,
    message: lines || null,
    problems,
    isTest,
  };
}
