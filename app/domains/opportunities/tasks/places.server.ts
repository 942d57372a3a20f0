import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { findCompanyOrCopy, getCompaniesByIds } from "~/domains/directory/companies/get-company.server";
import { getContactsByIds } from "~/domains/directory/contacts/list-contacts.server";
import { getOpportunity } from "../opportunities.server";
import { type Placed, placeOf } from "./task-place";

export interface Place {
  name: string;
  to: string;
}

type Asked = { [Key in keyof Placed]?: number | null | undefined };

const NOWHERE: Placed = { opportunityId: null, companyId: null, contactId: null };

/** Finds the record of a task and its name; a contact's task also gets the contact's company. @throws DomainError not_found */
export async function requirePlace(
  ctx: AccountContext,
  { opportunityId, companyId, contactId }: Asked,
): Promise<{ place: Placed; name: string | null }> {
  if (opportunityId) {
    const { id, title } = await getOpportunity(ctx, opportunityId);
    return { place: { ...NOWHERE, opportunityId: id }, name: title };
  }
  if (contactId) {
    const [contact] = await getContactsByIds(ctx, [contactId]);
    if (!contact) throw notFound("This contact");
    const { id, companyId, contactName } = contact;
    return { place: { ...NOWHERE, companyId, contactId: id }, name: contactName };
  }
  if (!companyId) return { place: NOWHERE, name: null };
  const company = await findCompanyOrCopy(ctx, companyId);
  if (!company) throw notFound("This company");
  return { place: { ...NOWHERE, companyId: company.id }, name: company.name };
}

const idsOf = (placed: Placed[], key: keyof Placed) => [
  ...new Set(placed.flatMap((place) => place[key] ?? [])),
];

/** Returns a function that gives the name and page of a task's contact or company; null if it no longer exists. */
export async function placesOf(
  ctx: AccountContext,
  tasks: Placed[],
): Promise<(task: Placed) => Place | null> {
  const here = tasks.filter(({ opportunityId }) => !opportunityId);
  const people = idsOf(here, "contactId");
  const alone = idsOf(
    here.filter(({ contactId }) => !contactId),
    "companyId",
  );
  const [contacts, companies] = await Promise.all([
    people.length > 0 ? getContactsByIds(ctx, people) : [],
    alone.length > 0 ? getCompaniesByIds(ctx, alone) : [],
  ]);
  const names = new Map([
    ...contacts.map(({ id, contactName }) => [`person ${id}`, contactName] as const),
    ...companies.map(({ id, name }) => [`company ${id}`, name] as const),
  ]);
  return (task) => {
    const name = names.get(task.contactId ? `person ${task.contactId}` : `company ${task.companyId ?? 0}`);
    const to = placeOf(task);
    return name && to && !task.opportunityId ? { name, to } : null;
  };
}
