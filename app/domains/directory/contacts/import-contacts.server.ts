import { sql } from "drizzle-orm";
import { type BusinessContext, isDemoWork } from "~/core/context";
import { internationalPhone } from "~/core/places/dial-codes";
import { inJsonArray, statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { NOTHING_KNOWN } from "../companies/company";
import { reserveIds } from "../companies/reserve-ids.server";
import { insertCompanyStatements } from "../companies/write-companies.server";
import { nameKey } from "../search/normalize-for-search";
import { contacts } from "../tables";
import { attachContactsSoon } from "./attach-contacts.server";
import type { ContactInput } from "./contact-input";
import { normalizePhones } from "./normalize-phones.server";
import { personKey } from "./person-key";
import { findKnownPeople, insertPeopleStatements } from "./write-people.server";

export interface ImportedContact {
  id: number;
  companyId: number | null;
  personKey: string;
}

/** A person with a named company. */
export type Person = ContactInput & { companyName: string; source: string; country: string | null };

const broughtOf = (ctx: BusinessContext, keys: readonly string[]) =>
  ctx.db.all<ImportedContact>(sql`select id, company_id as companyId, person_key as personKey from ${contacts}
    where account_id = ${ctx.account.id} and person_key in ${inJsonArray(keys)}`);

async function writePeople(ctx: BusinessContext, people: readonly Person[]): Promise<void> {
  const known = await findKnownPeople(ctx, people.map(personKey));
  const fresh = people.filter((person) => !known.has(personKey(person)));
  if (fresh.length === 0) return;
  const first = await reserveIds(ctx, "contacts", fresh.length);
  const placed = fresh.map(({ country, ...person }) => ({
    ...person,
    phoneNumber: person.phoneNumber && internationalPhone(person.phoneNumber, country),
  }));
  const reached = await normalizePhones(ctx, placed);
  const drafts = reached.map((person, index) => ({
    ...person,
    id: first + index,
    importId: null,
    companyId: null,
  }));
  await withQuota(ctx, { rows: drafts.length }, (count) =>
    ctx.d1.batch([statement(ctx, count), ...insertPeopleStatements(ctx, drafts)]),
  );
}

/** Creates companies of the account for these people, who have none yet. */
async function writeCompanies(ctx: BusinessContext, people: readonly Person[]): Promise<void> {
  const byName = new Map(people.map((person) => [nameKey(person.companyName), person]));
  const first = await reserveIds(ctx, "companies", byName.size);
  const drafts = [...byName.values()].map(({ companyName, source, country }, index) => ({
    ...NOTHING_KNOWN,
    name: companyName,
    country,
    id: first + index,
    accountId: ctx.account.id,
    source,
    sourceId: null,
    importId: null,
    isDemo: isDemoWork(ctx),
  }));
  await withQuota(ctx, { rows: drafts.length }, (count) =>
    ctx.d1.batch([statement(ctx, count), ...insertCompanyStatements(ctx, drafts)]),
  );
  await attachContactsSoon(ctx);
}

/** Adds each person once as a contact, at the company with that name, else at a new one. @throws DomainError limit_reached */
export async function bringPeople(
  ctx: BusinessContext,
  people: readonly Person[],
): Promise<ImportedContact[]> {
  await writePeople(ctx, people);
  const keys = people.map(personKey);
  const brought = await broughtOf(ctx, keys);
  const homeless = new Set(
    brought.filter(({ companyId }) => companyId === null).map(({ personKey: key }) => key),
  );
  if (homeless.size === 0) return brought;
  await writeCompanies(
    ctx,
    people.filter((person) => homeless.has(personKey(person))),
  );
  return broughtOf(ctx, keys);
}
