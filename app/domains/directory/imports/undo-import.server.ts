import type { AccountContext } from "~/core/context";
import { liftImportedSuppressions } from "~/domains/suppressions/imported-suppressions.server";
import {
  COMPANY_COLUMNS,
  type Company,
  type CompanyRow,
  companyFromJson,
  companyFromRow,
  draftOf,
} from "../companies/company";
import { hideStatements, UNHIDE } from "../companies/hide-company.server";
import { deleteCompanyStatements, updateCompanyStatements } from "../companies/write-companies.server";
import { attachContactsSoon, giveBackContactsStatement } from "../contacts/attach-contacts.server";
import { isEditedSql } from "../contacts/contact";
import { notWrittenStatement } from "./find-duplicates.server";
import type { ImportLease } from "./import-lease.server";
import { forgetKnownPeople } from "./people/known-people.server";
import { undoFills } from "./people/undo-fills.server";
import { withLease } from "./with-lease.server";

const BATCH_SIZE = 200;

/** Keeps rows changed since, and contacts that match `keeps`, an SQL condition on `contacts`. */
export async function undoImport(ctx: AccountContext, importId: number, keeps = "0"): Promise<void> {
  await withLease(ctx, importId, "undoing", async (lease) => {
    const isDone =
      (await undoFills(ctx, lease)) &&
      (await liftSuppressions(ctx, lease)) &&
      (await forgetPeople(ctx, lease)) &&
      (await removePeople(ctx, lease, `${NOT_CHANGED} AND NOT (${keeps})`)) &&
      (await removeAdded(ctx, lease)) &&
      (await restoreChanged(ctx, lease));
    if (!isDone) return null;
    await attachContactsSoon(ctx);
    await ctx.files.delete(lease.row.fileKey);
    return { status: "undone", undoneAt: ctx.now() };
  });
}

/** Lifts the import's suppressions only if the user chose to; otherwise they stay. */
async function liftSuppressions(ctx: AccountContext, lease: ImportLease): Promise<boolean> {
  while (lease.row.liftSuppressions) {
    const lifted = await liftImportedSuppressions(ctx, lease.row.id, BATCH_SIZE);
    await lease.batch([], {});
    if (lifted < BATCH_SIZE) return true;
    if (lease.isSpent()) return false;
  }
  return true;
}

// A note by a user counts as a change; notes of the import itself don't.
const NOT_CHANGED = `NOT ${isEditedSql("contacts.field_sources")} AND NOT EXISTS (SELECT 1 FROM company_notes n WHERE n.contact_id = contacts.id
  AND NOT (n.by_user_id IS NULL AND n.text LIKE 'Phone: %'))`;

const peopleIf = (go: string) => `SELECT id FROM contacts
WHERE import_id = ?1 AND +account_id = ?2 AND id > ?3 AND ${go} ORDER BY id LIMIT ${BATCH_SIZE}`;
const removePeopleIf = (go: string) => `DELETE FROM contacts
WHERE id IN (SELECT value FROM json_each(?1)) AND import_id = ?2 AND ${go}`;

async function removePeople(ctx: AccountContext, lease: ImportLease, go: string): Promise<boolean> {
  const importId = lease.row.id;
  for (let last = 0; ; ) {
    const people = ctx.d1.prepare(peopleIf(go)).bind(importId, ctx.account.id, last);
    const found = await people.all<{ id: number }>();
    const ids = found.results.map(({ id }) => id);
    if (ids.length === 0) return true;
    await lease.batch([ctx.d1.prepare(removePeopleIf(go)).bind(JSON.stringify(ids), importId)], {
      rowsDone: ids.length,
      peopleRemoved: ids.length,
    });
    if (lease.isSpent()) return false;
    last = ids.at(-1) ?? last;
  }
}

async function forgetPeople(ctx: AccountContext, lease: ImportLease): Promise<boolean> {
  for (;;) {
    const { meta } = await forgetKnownPeople(ctx, lease.row.id, BATCH_SIZE).run();
    if (meta.changes < BATCH_SIZE) return true;
    await lease.batch([], {});
    if (lease.isSpent()) return false;
  }
}

const ADDED = `SELECT c.id AS id, c.origin_id AS originId, c.updated_at AS updatedAt FROM companies c
LEFT JOIN import_changes i ON i.import_id = c.import_id AND i.company_id = c.id
WHERE c.import_id = ?1 AND c.account_id = ?2 AND c.id > ?3
AND (c.updated_at = c.created_at OR c.updated_at = i.before ->> 'writtenAt') ORDER BY c.id LIMIT ${BATCH_SIZE}`;

const SHARED = `SELECT ${COMPANY_COLUMNS} FROM json_each(?1) asked
CROSS JOIN companies c ON c.id = asked.value AND c.account_id IS NULL`;

const FORGET =
  "DELETE FROM import_changes WHERE import_id = ?1 AND company_id IN (SELECT value FROM json_each(?2))";

type Added = Pick<CompanyRow, "id" | "originId" | "updatedAt">;

async function removeAdded(ctx: AccountContext, lease: ImportLease): Promise<boolean> {
  const importId = lease.row.id;
  for (let last = 0; ; ) {
    const found = await ctx.d1.prepare(ADDED).bind(importId, ctx.account.id, last).all<Added>();
    const added = found.results.map((row) => ({ ...row, updatedAt: new Date(row.updatedAt * 1000) }));
    const ids = added.map((company) => company.id);
    if (ids.length === 0) return true;
    const originIds = added.flatMap((company) => company.originId ?? []);
    const shared = await ctx.d1.prepare(SHARED).bind(JSON.stringify(originIds)).all<CompanyRow>();
    await lease.batch(
      [
        notWrittenStatement(ctx, added),
        ctx.d1.prepare(FORGET).bind(importId, JSON.stringify(ids)),
        giveBackContactsStatement(ctx, ids),
        ...deleteCompanyStatements(ctx, ids),
        ...shared.results.flatMap((row) => hideStatements(ctx, companyFromRow(row), UNHIDE)),
      ],
      { rowsDone: ids.length },
    );
    if (lease.isSpent()) return false;
    last = ids.at(-1) ?? last;
  }
}

const CHANGED = `SELECT i.before AS before FROM import_changes i
CROSS JOIN companies c ON c.id = i.company_id AND c.account_id = ?2 AND c.updated_at = i.before ->> 'writtenAt'
WHERE i.import_id = ?1 AND i.company_id > ?3 ORDER BY i.company_id LIMIT ${BATCH_SIZE}`;

type Before = Company & { writtenAt: number };

const draftBefore = ({ writtenAt: _, ...company }: Before) => draftOf(company);

async function restoreChanged(ctx: AccountContext, lease: ImportLease): Promise<boolean> {
  const importId = lease.row.id;
  for (let last = 0; ; ) {
    const found = await ctx.d1
      .prepare(CHANGED)
      .bind(importId, ctx.account.id, last)
      .all<{ before: string }>();
    const changed = found.results.map(({ before }) => companyFromJson<Before>(before));
    const ids = changed.map((company) => company.id);
    if (ids.length === 0) return true;
    // Restores each company with its previous write time too, so that an earlier import can also be undone.
    const times = new Set(changed.map((company) => company.updatedAt.getTime()));
    const restored = [...times].flatMap((time) => {
      const then = changed.filter((company) => company.updatedAt.getTime() === time);
      return updateCompanyStatements({ ...ctx, now: () => new Date(time) }, then.map(draftBefore));
    });
    const written = changed.map((company) => ({ ...company, updatedAt: new Date(company.writtenAt * 1000) }));
    await lease.batch(
      [
        notWrittenStatement(ctx, written),
        ...restored,
        ctx.d1.prepare(FORGET).bind(importId, JSON.stringify(ids)),
      ],
      { rowsDone: ids.length },
    );
    if (lease.isSpent()) return false;
    last = ids.at(-1) ?? last;
  }
}
