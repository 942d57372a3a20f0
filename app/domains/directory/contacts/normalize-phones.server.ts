import type { AccountContext } from "~/core/context";
import { internationalPhone } from "~/core/places/dial-codes";
import { domainOf, nameKey } from "../search/normalize-for-search";
import { companyOf } from "./attach-contacts.server";
import { countryOfLocation } from "./contact";
import type { ContactInput } from "./contact-input";

type Reached = Pick<ContactInput, "phoneNumber" | "location" | "companyName" | "companyWebsite"> & {
  companyId?: number | null;
};

const COUNTRIES = `select row.key as nth, c.country from json_each(?1) row
  join companies c on c.id = coalesce(row.value ->> 0, ${companyOf({ domain: "row.value ->> 1", nameKey: "row.value ->> 2", account: "?2" })})
  where c.account_id = ?2 or c.account_id is null`;

const needsCompany = ({ phoneNumber, location }: Reached) =>
  phoneNumber !== null && !phoneNumber.startsWith("+") && countryOfLocation(location) === null;

/** Adds the country code of the contact, else of the company, to phone numbers. Without a country they stay unchanged. */
export async function normalizePhones<T extends Reached>(
  ctx: AccountContext,
  people: readonly T[],
): Promise<T[]> {
  const asked = people.filter(needsCompany);
  const keys = asked.map(({ companyId, companyName, companyWebsite }) => [
    companyId ?? null,
    domainOf(companyWebsite),
    companyName ? nameKey(companyName) : null,
  ]);
  const { results } =
    asked.length === 0
      ? { results: [] }
      : await ctx.d1
          .prepare(COUNTRIES)
          .bind(JSON.stringify(keys), ctx.account.id)
          .all<{ nth: number; country: string | null }>();
  const countries = new Map(results.map(({ nth, country }) => [asked[nth], country]));
  return people.map((person) => {
    if (person.phoneNumber === null) return person;
    const country = countryOfLocation(person.location) ?? countries.get(person) ?? null;
    return { ...person, phoneNumber: internationalPhone(person.phoneNumber, country) };
  });
}
