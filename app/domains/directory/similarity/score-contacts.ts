import { emailKey } from "~/core/email";
import { domainOf, nameKey } from "../search/normalize-for-search";
import { compareNames } from "./compare-names";
import { type ComparableName, personName } from "./names";
import { namedPhoneKey } from "./phone-key";
import { reason, reasonIf, type Scored, scoredOf } from "./reasons";

export interface ContactFacts {
  contactName: string;
  contactEmail: string | null;
  phoneNumber: string | null;
  linkedinProfile: string | null;
  companyId: number | null;
  companyName: string | null;
  companyWebsite: string | null;
}

export interface ComparedContact {
  name: ComparableName;
  email: string | null;
  phone: string | null;
  profile: string | null;
  company: (string | number | null)[];
}

export const comparedContact = (facts: ContactFacts): ComparedContact => ({
  name: personName(facts.contactName),
  email: facts.contactEmail ? emailKey(facts.contactEmail) : null,
  phone: namedPhoneKey(facts.phoneNumber),
  profile: facts.linkedinProfile?.toLowerCase() ?? null,
  company: [
    facts.companyId,
    domainOf(facts.companyWebsite),
    facts.companyName ? nameKey(facts.companyName) : null,
  ],
});

const isEither = (one: string | number | null, other: string | number | null, isEqual: boolean) =>
  one !== null && other !== null && (one === other) === isEqual;

function companies({ company: one }: ComparedContact, { company: other }: ComparedContact) {
  if (one.some((known, index) => isEither(known, other[index] ?? null, true))) return "same";
  return one.slice(1).some((known, index) => isEither(known, other[index + 1] ?? null, false))
    ? "other"
    : null;
}

const MIN_SIMILARITY = 0.6;
/** Share of a company name's points given to a contact's name, because people share names more often than companies. */
const NAME_SHARE = 0.7;

export function scoreContacts(one: ComparedContact, other: ComparedContact): Scored {
  const { similarity } = compareNames(one.name, other.name);
  if (similarity < MIN_SIMILARITY) return scoredOf([]);
  const company = companies(one, other);
  return scoredOf([
    similarity === 1 ? reason("same-name", NAME_SHARE) : reason("similar-name", NAME_SHARE * similarity),
    reasonIf(isEither(one.email, other.email, true), "same-email"),
    reasonIf(isEither(one.profile, other.profile, true), "same-profile"),
    reasonIf(isEither(one.phone, other.phone, true), "same-phone"),
    reasonIf(company === "same", "same-company"),
    reasonIf(company === "other", "other-company"),
    reasonIf(isEither(one.email, other.email, false), "other-email"),
    reasonIf(isEither(one.phone, other.phone, false), "other-phone"),
  ]);
}
