import type { ImportField } from "../../companies/field-sets";
import type { PersonFieldName } from "../people/person-fields";
import { headerKey } from "./header-key";
import { type HeaderTag, headerTags } from "./header-words";

/** Whether a column describes a person or a company; null if its name doesn't show it. */
type Subject = "person" | "company" | null;

export interface HeaderField {
  field: ImportField | PersonFieldName;
  /** Order in which columns of one field are read, lowest first. */
  rank: number;
  subject: Subject;
  /** For "Name" or "Nom": the contact's full name or last name, depending on the other columns. */
  isBareName?: true;
  /** For "Customer": the contact, or the company beside a column with the contact's name. */
  isCustomer?: true;
  /** For "Work" or "Home": the cells show whether it is a phone number or an email address. */
  isPlaceOnly?: true;
  /** A work phone number: Outlook's come before mobile numbers. */
  isWorkPhone?: true;
}

const CONCEPTS = new Set<HeaderTag>([
  "email",
  "phone",
  "mobile",
  "firstName",
  "lastName",
  "secondName",
  "fullName",
  "name",
  "title",
  "jobTitle",
  "website",
  "linkedin",
  "city",
  "country",
  "industry",
  "employees",
]);

const PLACES: readonly HeaderTag[] = ["work", "business", "home", "other"];

/** Ranks mobile numbers first, then work, then any; private and company numbers last. */
function phoneRank(has: (tag: HeaderTag) => boolean, nth: number): number {
  const place = has("mobile")
    ? 0
    : has("company")
      ? 60
      : has("home")
        ? 70
        : has("other")
          ? 50
          : has("work") || has("business")
            ? 20
            : 30;
  return place + nth;
}

/** Ranks work addresses first; company and private addresses last. */
function emailRank(has: (tag: HeaderTag) => boolean, nth: number): number {
  const place = has("company")
    ? 60
    : has("home")
      ? 70
      : has("other")
        ? 50
        : has("work") || has("business")
          ? 0
          : 10;
  return place + nth * 2;
}

/** Ranks a column without a label first, then work, address, company, private and other. */
const placeRank = (has: (tag: HeaderTag) => boolean, nth: number): number =>
  (has("home")
    ? 40
    : has("other")
      ? 50
      : has("company")
        ? 30
        : has("work") || has("business")
          ? 10
          : has("address")
            ? 20
            : 0) + nth;

const namesIn = (list: string) => new Set(list.split("|").map(headerKey));

/** Names of a business's owner, compared by `headerKey`. "Contact owner" is not one: it is a user of the exporting tool. */
const OWNERS = namesIn(
  "owner name|owner s name|name of owner|business owner|proprietor|proprietor name|nom du proprietaire|nom du gerant|nome do proprietario|inhaber|name des inhabers|اسم المالك|caller|responsable|nom du responsable|responsavel|nome do responsavel|المسؤول|اسم المسؤول",
);
/** Column names that mean the contact's own phone number. */
const OWN_NUMBERS = namesIn(
  "your number|my number|caller number|number called from|calling number|votre numero|mon numero|seu numero|o seu numero|ihre nummer|deine nummer|رقمك|رقمكم",
);

/** The field of a column by the words of its name; undefined without a match. */
export function headerFieldOf(column: string, kind: "companies" | "contacts"): HeaderField | undefined {
  if (OWNERS.has(headerKey(column))) return { field: "personName", rank: 15, subject: "person" };
  if (OWN_NUMBERS.has(headerKey(column))) return { field: "personPhone", rank: 31, subject: "person" };
  const read = headerTags(column);
  if (!read) return undefined;
  const { tags, nth } = read;
  const has = (tag: HeaderTag) =>
    tags.includes(tag) || (tags.includes("customer") && tag === (kind === "contacts" ? "person" : "company"));
  if (has("blocked")) return undefined;
  const subject: Subject = has("company") ? "company" : has("person") || has("your") ? "person" : null;
  let concepts = [...new Set(tags.filter((tag) => CONCEPTS.has(tag)))];
  if (concepts.length > 1) concepts = concepts.filter((tag) => tag !== "name");
  if (concepts.length > 1) concepts = concepts.filter((tag) => tag !== "phone" || !has("mobile"));
  const [concept, ...more] = concepts;
  if (more.length > 0) return undefined;
  const of = (field: HeaderField["field"], rank: number): HeaderField => ({ field, rank: rank + 1, subject });
  const customer = kind === "contacts" && tags.includes("customer") ? { isCustomer: true as const } : {};
  switch (concept) {
    case "email":
      return of("personEmail", emailRank(has, nth));
    case "phone":
    case "mobile":
      return {
        ...of("personPhone", phoneRank(has, nth)),
        ...(concept === "phone" && (has("work") || has("business")) ? { isWorkPhone: true } : {}),
      };
    case "firstName":
      return has("company") ? undefined : of("personFirstName", nth);
    case "lastName":
      return has("company") ? undefined : of("personLastName", nth);
    case "secondName":
      return has("company") ? undefined : of("personLastName", 5 + nth);
    case "fullName":
      return has("company") ? of("name", 10) : { ...of("personName", nth), ...customer };
    case "name":
      if (has("company") || has("work") || has("business")) return of("name", nth);
      if (kind === "companies" && !has("person") && !has("your")) return undefined;
      return { ...of("personName", 10 + nth), isBareName: true, ...customer };
    case "jobTitle":
      return of("personTitle", nth);
    case "title":
      // "Organization Title" is a contact's job; in a file of companies it may be anything.
      return kind === "companies" && has("company") ? undefined : of("personTitle", 10 + nth);
    case "website":
      return of("website", 100 + placeRank(has, nth));
    case "linkedin":
      return has("company") ? undefined : of("personLinkedin", nth);
    case "city":
      return of("city", 100 + placeRank(has, nth));
    case "country":
      return of("country", 100 + placeRank(has, nth));
    case "industry":
      return of("industry", 100 + nth);
    case "employees":
      return of("employees", 100 + nth);
    case undefined:
      if (tags.length > 0 && tags.every((tag) => PLACES.includes(tag)))
        return { ...of("personPhone", phoneRank(has, nth)), isPlaceOnly: true };
      // "Customer No." may be a phone number, never a name.
      if (has("number") && !has("company") && (has("person") || PLACES.some(has)))
        return of("personPhone", phoneRank(has, nth));
      if (has("number")) return undefined;
      if (has("company")) return of("name", 20 + nth);
      return kind === "contacts" && has("person") && !has("address") && !has("home") && !has("other")
        ? { ...of("personName", 20 + nth), ...customer }
        : undefined;
    default:
      return undefined;
  }
}
