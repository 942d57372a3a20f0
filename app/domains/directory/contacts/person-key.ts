import { emailKey } from "~/core/email";
import { domainOf, nameKey, normalizeForSearch } from "../search/normalize-for-search";
import type { ContactInput } from "./contact-input";

type Named = Pick<ContactInput, "contactName" | "contactEmail" | "companyName" | "companyWebsite">;

/** Identifies a person by name and email address; without an address by name and company. Two people may share an address. */
export function personKey({ contactName, contactEmail, companyName, companyWebsite }: Named): string {
  const where = contactEmail ? emailKey(contactEmail) : domainOf(companyWebsite);
  return `${normalizeForSearch(contactName)} <${where ?? (companyName ? nameKey(companyName) : "")}>`;
}
