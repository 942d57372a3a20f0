import type { AccountContext } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { REMOVED_LATER, type Restored } from "~/core/removal/restored";
import { rowAsJson, rowFromJson, rowOfJson } from "~/core/removal/row-json";
import { toUnixSeconds } from "~/core/seconds";
import { contacts } from "../../tables";
import { attachContactsSoon } from "../attach-contacts.server";
import { type Contact, contactDocument, isEditedSql } from "../contact";
import { keyPeople } from "../key-people.server";
import { getContact } from "../list-contacts.server";
import { personKey } from "../person-key";
import { indexStatements } from "./remove-contacts.server";

const SAME_PERSON = "This contact was added again. Delete the new contact first.";
const PAST_RETENTION_MESSAGE = "The contact was deleted permanently.";

const ASKED = "r.account_id = ?1 AND r.contact_id IN (SELECT value FROM json_each(?2))";

const KEPT = `SELECT r.contact_id AS id, coalesce(r.before, ${rowAsJson(contacts, "c")}) AS json
FROM removed_contacts r LEFT JOIN contacts c ON c.id = r.contact_id AND c.account_id IS NULL
WHERE ${ASKED} AND (r.before IS NOT NULL OR c.id IS NOT NULL)`;

const FROM_JSON = rowFromJson(contacts, "r.before", {
  person_key: "row.value ->> 2",
  company_id: `(SELECT k.id FROM companies k WHERE k.id = r.before ->> '$.company_id'
    AND (k.account_id = ?2 OR k.account_id IS NULL))`,
});

const IS_UNDONE = `(EXISTS (SELECT 1 FROM imports i WHERE i.id = r.before ->> '$.import_id'
  AND i.status IN ('undoing', 'undone')) AND NOT ${isEditedSql("r.before ->> '$.field_sources'")})`;

// Two contacts may have shared a key before; one added since then blocks the restore.
const INSERT = `INSERT INTO contacts (${FROM_JSON.columns}) SELECT ${FROM_JSON.values}
FROM json_each(?1) row CROSS JOIN removed_contacts r ON r.account_id = ?2 AND r.contact_id = row.value ->> 0
WHERE r.before IS NOT NULL AND NOT ${IS_UNDONE}
AND NOT EXISTS (SELECT 1 FROM contacts k WHERE k.account_id = ?2 AND k.person_key = row.value ->> 2)`;

const SHOW = `DELETE FROM hidden_contacts WHERE account_id = ?1 AND contact_id IN (
  SELECT r.contact_id FROM removed_contacts r WHERE ${ASKED} AND r.before IS NULL)`;

const IS_KEPT =
  "EXISTS (SELECT 1 FROM removed_contacts r WHERE r.account_id = ?2 AND r.contact_id = row.value ->> 0)";

const FORGET = `DELETE FROM removed_contacts AS r WHERE ${ASKED}
AND EXISTS (SELECT 1 FROM contacts c WHERE c.id = r.contact_id)`;

const OUTCOME = `SELECT asked.value AS id, EXISTS (SELECT 1 FROM contacts c WHERE c.id = asked.value AND (
    c.account_id = ?1 OR (c.account_id IS NULL AND NOT EXISTS (
      SELECT 1 FROM hidden_contacts h WHERE h.account_id = ?1 AND h.contact_id = c.id)))) AS isBack,
  EXISTS (SELECT 1 FROM removed_contacts r WHERE r.account_id = ?1 AND r.contact_id = asked.value
    AND r.before IS NOT NULL AND NOT ${IS_UNDONE}) AS isKept
FROM json_each(?2) asked`;

const LATER = `SELECT r.contact_id AS id FROM removed_contacts r WHERE ${ASKED} AND r.removed_at > ?3`;

interface Outcome {
  id: number;
  isBack: 0 | 1;
  isKept: 0 | 1;
}

async function removedLater(ctx: AccountContext, ids: readonly number[], at: Date): Promise<number[]> {
  const later = ctx.d1.prepare(LATER).bind(ctx.account.id, JSON.stringify(ids), toUnixSeconds(at));
  return (await later.all<{ id: number }>()).results.map(({ id }) => id);
}

/** Restores contacts removed up to time `at`, with their notes; existing contacts are not changed. */
export async function restoreContacts(
  ctx: AccountContext,
  ids: readonly number[],
  at?: Date,
): Promise<Restored> {
  await keyPeople(ctx);
  const later = at ? await removedLater(ctx, ids, at) : [];
  const [own, asked] = [ctx.account.id, JSON.stringify(ids.filter((id) => !later.includes(id)))];
  const { results: kept } = await ctx.d1.prepare(KEPT).bind(own, asked).all<{ id: number; json: string }>();
  const people = kept.map(({ json }) => rowOfJson(contacts, json));
  const rows = JSON.stringify(people.map((person) => [person.id, null, personKey(person)]));
  const documents = people.map((person): [number, string] => [
    person.id,
    contactDocument(person, person.accountId),
  ]);
  const done = await ctx.d1.batch<Outcome>([
    ctx.d1.prepare(INSERT).bind(rows, own),
    ctx.d1.prepare(SHOW).bind(own, asked),
    ...indexStatements(ctx, documents, IS_KEPT),
    ctx.d1.prepare(FORGET).bind(own, asked),
    ctx.d1.prepare(OUTCOME).bind(own, asked),
  ]);
  const outcomes = done.at(-1)?.results ?? [];
  if (people.length > 0) await attachContactsSoon(ctx);
  return {
    back: outcomes.filter(({ isBack }) => isBack).map(({ id }) => id),
    refused: [
      ...later.map((id) => ({ id, reason: REMOVED_LATER })),
      ...outcomes
        .filter(({ isBack }) => !isBack)
        .map(({ id, isKept }) => ({ id, reason: isKept ? SAME_PERSON : PAST_RETENTION_MESSAGE })),
    ],
  };
}

/** @throws DomainError not_found; conflict if the same person has been added again since */
export async function restoreContact(ctx: AccountContext, contactId: number): Promise<Contact> {
  const {
    refused: [refused],
  } = await restoreContacts(ctx, [contactId]);
  if (refused?.reason === SAME_PERSON) throw new DomainError("conflict", SAME_PERSON);
  if (refused) throw notFound("This contact");
  return getContact(ctx, contactId);
}
