import { z } from "zod";
import { type BusinessContext, isDemoWork } from "~/core/context";
import { formatDate } from "~/core/format";
import { statement } from "~/core/statement";
import { plainText } from "~/core/text";
import { erasedAddresses, NOT_LISTED } from "~/domains/global-suppressions/global-suppressions.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { getCompanyOrCopy } from "../../companies/get-company.server";
import { reserveIds } from "../../companies/reserve-ids.server";
import { type MappedField, mappedField } from "../../imports/mapping/mapped-fields";
import { optOutStatements } from "../../imports/opt-outs/opt-out-statements.server";
import type { OptOut } from "../../imports/opt-outs/read-opt-outs";
import { readPerson } from "../../imports/people/read-person";
import type { ContactInput } from "../contact-input";
import { normalizePhones } from "../normalize-phones.server";
import { personKey } from "../person-key";
import { findKnownPeople, insertPeopleStatements } from "../write-people.server";
import { type PastedPerson, readLines } from "./read-lines";
import { type PastedRow, readTable } from "./read-table";
import { holdsVcards, readVcards } from "./read-vcards";

const MAX_CHARACTERS = 100_000;
const MAX_PEOPLE = 500;

export const PastedPeople = z.object({
  people: z
    .string({ error: "Paste at least one contact." })
    .max(MAX_CHARACTERS, "Use at most 100,000 characters. Import a longer list as a file.")
    .refine((text) => text.trim() !== "", "Paste at least one contact."),
  source: z
    .string()
    .transform(plainText)
    .pipe(z.string().max(100, "Use at most 100 characters."))
    .nullish()
    .transform((text) => text || null),
  companyId: z.number().int().positive().nullish(),
  /** If false, nothing is written: the response is a preview. */
  isConfirmed: z.boolean().default(false),
});
export type PastedPeople = z.infer<typeof PastedPeople>;

interface Problem {
  line: number;
  name: string;
  reason: string;
  /** Whether the person is added, without the cell that `reason` names. */
  isAdded: boolean;
}

export interface Pasted {
  added: number;
  /** Number of addresses marked as opted out in the list; confirming the paste suppresses them. */
  optedOut: number;
  people: (Pick<
    ContactInput,
    "contactName" | "contactTitle" | "contactEmail" | "phoneNumber" | "companyName"
  > & {
    isThere: boolean;
    isOptedOut: boolean;
  })[];
  problems: Problem[];
}

type Person = ContactInput & { note: string | null };

const UNREADABLE = "This line has an unreadable character. Retype it.";
const NOBODY = "This line has no name, email or phone number. Add at least one.";

/** Reads a line or vCard like a file row. */
function rowOf({ line, ...given }: PastedPerson): PastedRow {
  const texts: string[] = Object.values(given).flat();
  if (texts.some((text) => text.includes("\ufffd")))
    return { line, person: null, reason: UNREADABLE, optOut: null };
  const cells: Partial<Record<MappedField, (string | undefined)[]>> = {
    personName: [given.contactName],
    personTitle: [given.contactTitle],
    personEmail: [given.contactEmail, ...(given.moreEmails ?? [])],
    personPhone: [given.phoneNumber, ...(given.morePhones ?? [])],
    name: [given.companyName],
    website: [given.companyWebsite],
    city: [given.location],
  };
  const notes: string[] = [];
  const textsOf = (field: MappedField) =>
    (cells[field] ?? []).flatMap((text) =>
      text ? plainText(text).slice(0, mappedField(field).max) || [] : [],
    );
  const person = readPerson({
    text: (field) => textsOf(field)[0] ?? null,
    texts: textsOf,
    reasons: [],
    notes,
  });
  return {
    line,
    person,
    reason: person ? notes.join(" ") || null : [...notes, NOBODY].join(" "),
    optOut: null,
  };
}

/** Reads the pasted people, up to one more than the maximum. */
function readPasted(text: string, now: Date): (PastedRow & { name: string })[] {
  const rows = holdsVcards(text) ? null : readTable(text, now, MAX_PEOPLE + 1);
  if (rows) return rows.map((row) => ({ ...row, name: row.person?.contactName ?? "" }));
  const people = holdsVcards(text) ? readVcards(text) : readLines(text);
  return people.slice(0, MAX_PEOPLE + 1).map((person) => ({
    ...rowOf(person),
    name: person.contactName || person.contactEmail || "",
  }));
}

/** Adds each person at most once; existing and erased people are skipped. @throws DomainError not_found, limit_reached */
export async function pastePeople(ctx: BusinessContext, input: PastedPeople): Promise<Pasted> {
  const { people: text, companyId } = input;
  const company = companyId ? await getCompanyOrCopy(ctx, companyId) : null;
  const read = readPasted(text, ctx.now());
  const all = read.slice(0, MAX_PEOPLE);
  const addresses = all.flatMap(({ person, optOut }) => [
    ...(person?.contactEmail ? [person.contactEmail] : []),
    ...(optOut?.addresses ?? []),
  ]);
  const erased = await erasedAddresses(ctx, addresses);
  const problems: Problem[] = [];
  const people: (Person & { isThere: boolean })[] = [];
  const listed = all.flatMap(({ line, name, person, reason }) => {
    const isErased = person?.contactEmail && erased.has(person.contactEmail);
    if (isErased) problems.push({ line, name: "", reason: NOT_LISTED, isAdded: false });
    else if (reason) problems.push({ line, name: name.slice(0, 80), reason, isAdded: person !== null });
    if (!person || isErased) return [];
    return company
      ? { ...person, companyName: company.name, companyWebsite: company.website?.slice(0, 300) ?? null }
      : person;
  });
  const optOuts = all.flatMap(({ optOut }) =>
    optOut && !optOut.addresses.some((address) => erased.has(address)) ? optOut : [],
  );
  if (read.length > MAX_PEOPLE)
    problems.push({
      line: read[MAX_PEOPLE]?.line ?? 0,
      name: "",
      isAdded: false,
      reason: "Paste at most 500 contacts. Import a longer list as a file.",
    });
  const found = await normalizePhones(
    ctx,
    listed.map((person) => ({ ...person, companyId: company?.id ?? null })),
  );
  const known = await findKnownPeople(ctx, found.map(personKey));
  for (const person of found) {
    const key = personKey(person);
    people.push({ ...person, isThere: known.has(key) });
    known.add(key);
  }
  const added = input.isConfirmed
    ? await write(
        ctx,
        people.filter(({ isThere }) => !isThere),
        optOuts,
        input,
        company?.id ?? null,
      )
    : 0;
  const optedOut = new Set(optOuts.flatMap(({ addresses: each }) => each));
  return {
    added,
    optedOut: optedOut.size,
    people: people.map(({ contactName, contactTitle, contactEmail, phoneNumber, companyName, isThere }) => ({
      contactName,
      contactTitle,
      contactEmail,
      phoneNumber,
      companyName,
      isThere,
      isOptedOut: contactEmail !== null && optedOut.has(contactEmail),
    })),
    problems,
  };
}

async function write(
  ctx: BusinessContext,
  people: Person[],
  optOuts: readonly OptOut[],
  { source }: PastedPeople,
  companyId: number | null,
): Promise<number> {
  if (people.length === 0 && optOuts.length === 0) return 0;
  const firstId = await reserveIds(ctx, "contacts", people.length);
  const from = source ?? `list pasted on ${formatDate(ctx.now())}`;
  const drafts = people.map((person, index) => ({
    ...person,
    id: firstId + index,
    source: from,
    importId: null,
    companyId,
  }));
  const list = { id: null, fileName: from, createdBy: ctx.actor.userId, isDemo: isDemoWork(ctx) };
  const [, ...results] = await withQuota(ctx, { rows: Math.max(people.length, optOuts.length) }, (count) =>
    ctx.d1.batch([
      statement(ctx, count),
      ...insertPeopleStatements(ctx, drafts),
      ...optOutStatements(ctx, list, optOuts),
    ]),
  );
  return results.reduce((sum, { results: ids }) => sum + ids.length, 0);
}
