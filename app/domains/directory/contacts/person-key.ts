import { emailKey } from "~/core/email";
import { domainOf, nameKey, normalizeForSearch } from "../search/normalize-for-search";
import type { ContactInput } from "./contact-input";

type Named = Pick<ContactInput, "contactName" | "contactEmail" | "companyName" | "companyWebsite">;

/** The same person: the same name at the same address, without one at the same company. Two people may share an address. */
export function personKey({ contactName, contactEmail, companyName, companyWebsite }: Named): string {
  const where = contactEmail ? emailKey(contactEmail) : domainOf(companyWebsite);
  return `${normalizeForSearch(contactName)} <${where ?? (companyName ? nameKey(companyName) : "")}>`;
}
