import { type AccountContext, isDemoWork } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { isErasedText } from "~/domains/global-suppressions/global-suppressions.server";
import { companyOf } from "./attach-contacts.server";
import { contactDocument } from "./contact";
import type { ContactInput } from "./contact-input";
import { keyPeople } from "./key-people.server";
import { COMPANY_CELLS, CONTACT_COLUMNS, contactCells } from "./write-facts.server";

export interface PersonDraft extends ContactInput {
  id: number;
  source: string;
  importId: number | null;
  /** If null, the company is found by website or name. */
  companyId: number | null;
  note?: string | null;
}

const COLUMNS = ["id", "contact_name", "source", "import_id", ...CONTACT_COLUMNS] as const;
const CELLS = [
  "id",
  "contact_name",
  "source",
  "import_id",
  "company",
  ...COMPANY_CELLS,
  ...CONTACT_COLUMNS,
] as const;
const at = (name: (typeof CELLS)[number]) => `row.value ->> ${CELLS.indexOf(name)}`;
const COMPANY = companyOf({ domain: at("domain"), nameKey: at("nameKey"), account: "?2" });

const INSERT = `insert into contacts (account_id, company_id, is_demo, created_at, updated_at, ${COLUMNS.join(", ")})
  select ?2, coalesce(${at("company")}, ${COMPANY}), ?4, ?3, ?3, ${COLUMNS.map(at).join(", ")}
  from json_each(?1) as row
  where not exists (select 1 from contacts k where k.account_id = ?2 and k.person_key = ${at("person_key")})
  and not ${isErasedText(at("hashes"))} returning id`;

const INDEX = `insert into contact_search (rowid, words) select c.id, row.value ->> 1
  from json_each(?1) as row cross join contacts c on c.id = row.value ->> 0 and c.account_id = ?2`;

/** Rows per statement, because D1 accepts 2 MB per parameter. */
const BATCH_SIZE = 200;

const rowOf = (ctx: AccountContext, draft: PersonDraft) => [
  draft.id,
  draft.contactName,
  draft.source,
  draft.importId,
  draft.companyId,
  ...contactCells(ctx, draft),
];

const NOTES = `insert into company_notes (account_id, company_id, contact_id, text, by_user_id, at)
  select ?2, c.company_id, c.id, row.value ->> 1, null, ?3
  from json_each(?1) as row cross join contacts c on c.id = row.value ->> 0 and c.account_id = ?2`;

/** Skips existing and erased people. The first statement of each 200 returns the inserted ids. */
export function insertPeopleStatements(ctx: AccountContext, drafts: PersonDraft[]): D1PreparedStatement[] {
  const parts = Array.from({ length: Math.ceil(drafts.length / BATCH_SIZE) }, (_, part) =>
    drafts.slice(part * BATCH_SIZE, (part + 1) * BATCH_SIZE),
  );
  return parts.flatMap((part) => {
    const documents = part.map((draft) => [draft.id, contactDocument(draft, ctx.account.id)]);
    const notes = part.flatMap(({ id, note }) => (note ? [[id, note]] : []));
    const at = toUnixSeconds(ctx.now());
    return [
      ctx.d1
        .prepare(INSERT)
        .bind(
          JSON.stringify(part.map((draft) => rowOf(ctx, draft))),
          ctx.account.id,
          at,
          isDemoWork(ctx) ? 1 : 0,
        ),
      ctx.d1.prepare(INDEX).bind(JSON.stringify(documents), ctx.account.id),
      ...(notes.length > 0 ? [ctx.d1.prepare(NOTES).bind(JSON.stringify(notes), ctx.account.id, at)] : []),
    ];
  });
}

const KNOWN = `select asked.value as key from json_each(?1) asked
  where exists (select 1 from contacts k where k.account_id = ?2 and k.person_key = asked.value)`;

/** Which of these `personKey` values the account already has. */
export async function findKnownPeople(ctx: AccountContext, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  await keyPeople(ctx);
  const { results } = await ctx.d1
    .prepare(KNOWN)
    .bind(JSON.stringify([...new Set(keys)]), ctx.account.id)
    .all<{ key: string }>();
  return new Set(results.map(({ key }) => key));
}
