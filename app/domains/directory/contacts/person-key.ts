import { emailKey } from "~/core/email";
import { domainOf, fold, nameKey } from "../search/fold";
import type { ContactInput } from "./contact-input";

type Named = Pick<ContactInput, "contactName" | "contactEmail" | "companyName" | "companyWebsite">;

/** The same person: the same name at the same address, without one at the same company. Two people may share an address. */
export function personKey({ contactName, contactEmail, companyName, companyWebsite }: Named): string {
  const where = contactEmail ? emailKey(contactEmail) : domainOf(companyWebsite);
  return `${fold(contactName)} <${where ?? (companyName ? nameKey(companyName) : "")}>`;
}
