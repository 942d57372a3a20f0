/** SQL appended to the document of a row `c`: the accounts that hid it, and its owner per account (search-words.ts). */
const marksOf = (list: "companies" | "contacts", hidden: string) => `coalesce((
  SELECT group_concat(' _h' || h.account_id, '') FROM ${hidden}), '') || coalesce((
  SELECT group_concat(' _o' || o.account_id || 'x' || o.owner_id, '') FROM directory_owners o WHERE o.list = '${list}' AND o.row_id = c.id), '')`;

export const COMPANY_MARKS = marksOf("companies", "hidden_companies h WHERE h.company_id = c.id");

export const CONTACT_MARKS = marksOf("contacts", "hidden_contacts h WHERE h.contact_id = c.id");
