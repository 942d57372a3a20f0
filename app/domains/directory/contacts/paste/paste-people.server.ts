import { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { formatDate } from "~/core/format";
import { PhoneNumber } from "~/core/phone";
import { statement } from "~/core/statement";
import { plainText } from "~/core/text";
import { erasedAddresses, NOT_LISTED } from "~/domains/global-suppressions/global-suppressions.server";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { getCompanyOrCopy } from "../../companies/get-company.server";
import { reserveIds } from "../../companies/reserve-ids.server";
import { ContactForm, type ContactInput, phoneNoteOf } from "../contact-input";
import { normalizePhones } from "../normalize-phones.server";
import { personKey } from "../person-key";
import { findKnownPeople, insertPeopleStatements } from "../write-people.server";
import { type PastedPerson, readLines } from "./read-lines";
import { holdsVcards, readVcards } from "./read-vcards";

const MAX_CHARACTERS = 100_000;
const MAX_PEOPLE = 500;

export const PastedPeople = z.object({
  people: z
    .string({ error: "Paste at least one person." })
    .max(MAX_CHARACTERS, "At most 100,000 characters. Import a longer list as a file.")
    .refine((text) => text.trim() !== "", "Paste at least one person."),
  source: z
    .string()
    .transform(plainText)
    .pipe(z.string().max(100, "At most 100 characters."))
    .nullish()
    .transform((text) => text || null),
  companyId: z.number().int().positive().nullish(),
  /** Without it nothing is written: the answer says what would be. */
  isConfirmed: z.boolean().default(false),
});
export type PastedPeople = z.infer<typeof PastedPeople>;

interface Problem {
  line: number;
  name: string;
  reason: string;
}

export interface Pasted {
  added: number;
  people: (Pick<
    ContactInput,
    "contactName" | "contactTitle" | "contactEmail" | "phoneNumber" | "companyName"
  > & {
    isThere: boolean;
  })[];
  problems: Problem[];
}

type Person = ContactInput & { phoneNote: string | null };

type Checked = { input: Person; problem?: undefined } | { input?: undefined; problem: Problem };

const UNREADABLE = "A letter of this person can't be read. Write it anew.";

function checked(person: PastedPerson): Checked {
  const { line, phoneNumber, ...rest } = person;
  const isNumber = phoneNumber === undefined || PhoneNumber.safeParse(phoneNumber).success;
  const given = phoneNumber !== undefined && isNumber ? { ...rest, phoneNumber } : rest;
  const read = ContactForm.safeParse(given);
  const isWhole = Object.values(given).every((text) => !text.includes("\ufffd"));
  if (read.success && isWhole)
    return { input: { ...read.data, phoneNote: isNumber ? null : phoneNoteOf(phoneNumber) } };
  const messages = isWhole ? (read.error?.issues ?? []).map(({ message }) => message) : [UNREADABLE];
  const reason = [...new Set(messages)].join(" ");
  return { problem: { line, name: (given.contactName || given.contactEmail || "").slice(0, 80), reason } };
}

/** Each at most once: who is there already, or asked not to be listed, is left out. @throws DomainError not_found, limit_reached */
export async function pastePeople(ctx: BusinessContext, input: PastedPeople): Promise<Pasted> {
  const { people: text, companyId } = input;
  const company = companyId ? await getCompanyOrCopy(ctx, companyId) : null;
  const read = holdsVcards(text) ? readVcards(text) : readLines(text);
  const all = read.slice(0, MAX_PEOPLE).map((person) => ({ person, ...checked(person) }));
  const erased = await erasedAddresses(
    ctx,
    all.flatMap(({ input: each }) => each?.contactEmail ?? []),
  );
  const problems: Problem[] = [];
  const people: (Person & { isThere: boolean })[] = [];
  const listed = all.flatMap(({ person, input: each, problem }) => {
    if (!each) {
      problems.push(problem);
      return [];
    }
    if (each.contactEmail && erased.has(each.contactEmail)) {
      problems.push({ line: person.line, name: "", reason: NOT_LISTED });
      return [];
    }
    return company
      ? { ...each, companyName: company.name, companyWebsite: company.website?.slice(0, 300) ?? null }
      : each;
  });
  if (read.length > MAX_PEOPLE)
    problems.push({
      line: read[MAX_PEOPLE]?.line ?? 0,
      name: "",
      reason: "At most 500 people at once. Import a longer list as a file.",
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
        input,
        company?.id ?? null,
      )
    : 0;
  return {
    added,
    people: people.map(({ contactName, contactTitle, contactEmail, phoneNumber, companyName, isThere }) => ({
      contactName,
      contactTitle,
      contactEmail,
      phoneNumber,
      companyName,
      isThere,
    })),
    problems,
  };
}

async function write(
  ctx: BusinessContext,
  people: Person[],
  { source }: PastedPeople,
  companyId: number | null,
): Promise<number> {
  if (people.length === 0) return 0;
  const firstId = await reserveIds(ctx, "contacts", people.length);
  const from = source ?? `list pasted on ${formatDate(ctx.now())}`;
  const drafts = people.map((person, index) => ({
    ...person,
    id: firstId + index,
    source: from,
    importId: null,
    companyId,
  }));
  const [, ...results] = await withQuota(ctx, { rows: people.length }, (count) =>
    ctx.d1.batch([statement(ctx, count), ...insertPeopleStatements(ctx, drafts)]),
  );
  return results.reduce((sum, { results: ids }) => sum + ids.length, 0);
}
