import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray } from "~/core/statement";
import type { Contact } from "../../contacts/contact";
import type { ContactInput } from "../../contacts/contact-input";
import { personKey } from "../../contacts/person-key";
import { type ContactFacts, writeFactsStatements } from "../../contacts/write-facts.server";
import { contacts } from "../../tables";
import type { Import } from "../import";
import type { Decision, Target } from "../mark-duplicates.server";
import type { ImportedRow } from "../split-chunk.server";
import type { PersonRow } from "./plan-people.server";

/** Fields that a merge fills if empty; existing values are not replaced. */
const FILLED = [
  "contactTitle",
  "contactEmail",
  "phoneNumber",
  "companyName",
  "companyWebsite",
  "industry",
  "location",
  "linkedinProfile",
] as const satisfies (keyof ContactInput)[];

type Filled = (typeof FILLED)[number];

const lacking = (contact: ContactInput, person: ContactInput): Filled[] =>
  FILLED.filter((field) => !contact[field] && person[field]);

const filledWith = (person: ContactInput, fields: readonly Filled[]): Partial<ContactInput> =>
  Object.fromEntries(fields.map((field) => [field, person[field]]));

type KeyOrId = string | number;
const keyOrId = (target: Target): KeyOrId => (typeof target === "number" ? target : (target[0] ?? ""));

/** Returns the matching contact and the chosen action for each row that adds no contact. */
export function takenFor(
  { onDuplicate, onSimilar }: Pick<Import, "onDuplicate" | "onSimilar">,
  rows: readonly ImportedRow[],
  decisions: Map<number, Decision>,
) {
  return rows.flatMap(({ person, record }) => {
    if (!person) return [];
    const decision = decisions.get(record.line);
    const choice = decision?.isSimilar ? onSimilar : onDuplicate;
    // A row that repeats an added one matches that contact.
    const isAdded = !decision || onSimilar === "create";
    return [{ person, choice, target: isAdded ? personKey(person) : keyOrId(decision.target) }];
  });
}

async function findTargets(ctx: AccountContext, targets: KeyOrId[]): Promise<Map<KeyOrId, Contact>> {
  const ids = targets.filter((target) => typeof target === "number");
  const keys = targets.filter((target) => typeof target === "string");
  const own = sql`${contacts.accountId} = ${ctx.account.id}`;
  const [byId, byKey] = await ctx.db.batch([
    ctx.db
      .select()
      .from(contacts)
      .where(sql`${own} and ${contacts.id} in ${inJsonArray(ids)}`),
    ctx.db
      .select()
      .from(contacts)
      .where(sql`${own} and ${contacts.personKey} in ${inJsonArray(keys)}`),
  ]);
  return new Map<KeyOrId, Contact>([
    ...byKey.map((row) => [row.personKey ?? "", row] as const),
    ...byId.map((row) => [row.id, row] as const),
  ]);
}

const REMEMBER = "INSERT INTO import_fills (import_id, first_row, fills, written_at) VALUES (?1, ?2, ?3, ?4)";

/**
 * Fills empty fields of contacts, if the user chose to. A contact added by the same chunk is filled before it is
 * written. `rows` contains the rows that add no contact.
 */
export async function mergePeople(
  ctx: AccountContext,
  row: Import,
  {
    firstRow,
    rows,
    added,
    decisions,
    source,
  }: {
    firstRow: number;
    rows: readonly ImportedRow[];
    added: readonly PersonRow[];
    decisions: Map<number, Decision>;
    source: string;
  },
): Promise<{ statements: D1PreparedStatement[]; peopleUpdated: number }> {
  const merged = takenFor(row, rows, decisions).filter(({ choice }) => choice === "update");
  if (merged.length === 0) return { statements: [], peopleUpdated: 0 };
  const inChunk = new Map(added.map(({ person }) => [personKey(person), person]));
  const there = await findTargets(ctx, [...new Set(merged.map(({ target }) => target))]);
  const written = new Map<number, { before: Contact; input: ContactInput; fields: Set<Filled> }>();
  let peopleUpdated = 0;
  for (const { person, target } of merged) {
    const fresh = typeof target === "string" ? inChunk.get(target) : undefined;
    const before = there.get(target);
    const change = before && (written.get(before.id) ?? { before, input: before, fields: new Set<Filled>() });
    const known = fresh ?? change?.input;
    const fields = known ? lacking(known, person) : [];
    if (!known || fields.length === 0) continue;
    peopleUpdated += 1;
    if (fresh) Object.assign(fresh, filledWith(person, fields));
    else if (change) {
      change.input = { ...change.input, ...filledWith(person, fields) };
      for (const field of fields) change.fields.add(field);
      written.set(change.before.id, change);
    }
  }
  const at = ctx.now().toISOString();
  const facts = [...written.values()].map(({ before, input, fields }): ContactFacts => {
    const sources = Object.fromEntries([...fields].map((field) => [field, { source, at }]));
    return { before, input, fieldSources: { ...before.fieldSources, ...sources } };
  });
  const fills = [...written.values()].map(({ before, fields }) => [before.id, [...fields]]);
  if (facts.length === 0) return { statements: [], peopleUpdated };
  const remember = ctx.d1
    .prepare(REMEMBER)
    .bind(row.id, firstRow, JSON.stringify(fills), toUnixSeconds(ctx.now()));
  return { statements: [...writeFactsStatements(ctx, facts), remember], peopleUpdated };
}
