import type { AccountContext } from "~/core/context";
import { REMOVED_LATER, type Restored } from "~/core/removal/restored";
import { toUnixSeconds } from "~/core/seconds";
import { abortUnless, statement } from "~/core/statement";
import { attachContactsSoon } from "../../contacts/attach-contacts.server";
import { COMPANY_COLUMNS, type CompanyRow, companyFromRow, draftOf } from "../company";
import { hideAllStatements, UNHIDE } from "../hide-company.server";
import { retryWhenChanged } from "../retry-when-changed.server";
import { insertCompanyStatements } from "../write-companies.server";
import { removedFromRow } from "./find-removed-company.server";
import { seenCompanies } from "./remove-company.server";

const HAS_COPY = "You have another edited version of this company. Discard the other version first.";
const PAST_RETENTION_MESSAGE = "The company was deleted permanently.";

const isCopied = (origin: string) =>
  `EXISTS (SELECT 1 FROM companies k WHERE k.account_id = ?1 AND k.origin_id = ${origin})`;

const ORIGIN = "(r.before ->> '$.originId')";

const ASKED = "r.account_id = ?1 AND r.company_id IN (SELECT value FROM json_each(?2))";

const REMOVED = `SELECT r.company_id AS id, r.before, r.contact_ids AS contactIds, r.removed_at AS at, ${isCopied(ORIGIN)} AS isCopied
FROM removed_companies r WHERE ${ASKED}`;

const HIDDEN = `SELECT ${COMPANY_COLUMNS}, coalesce(h.hidden_at, 0) AS at, ${isCopied("c.id")} AS isCopied
FROM json_each(?2) asked CROSS JOIN hidden_companies h ON h.account_id = ?1 AND h.company_id = asked.value
CROSS JOIN companies c ON c.id = h.company_id AND c.account_id IS NULL`;

const SHARED = `SELECT ${COMPANY_COLUMNS} FROM json_each(?1) asked
CROSS JOIN companies c ON c.id = asked.value AND c.account_id IS NULL`;

// Of two concurrent restores, the second fails with its batch, retries, and finds the rows restored.
const TAKE =
  abortUnless(`(SELECT count(*) FROM removed_companies r WHERE ${ASKED} AND NOT ${isCopied(ORIGIN)})
  = json_array_length(?2)`);
const STILL_HIDDEN = abortUnless(`(SELECT count(*) FROM json_each(?2) asked CROSS JOIN hidden_companies h
    ON h.account_id = ?1 AND h.company_id = asked.value WHERE NOT ${isCopied("asked.value")})
  = json_array_length(?2)`);

// Contacts that moved to another company, or were deleted, are not changed.
const REATTACH = `UPDATE contacts SET company_id = pair.company
FROM (SELECT r.company_id AS company, person.value AS id FROM removed_companies r CROSS JOIN json_each(r.contact_ids) person
  WHERE ${ASKED}) AS pair
WHERE contacts.id = pair.id AND +contacts.account_id = ?1 AND contacts.company_id IS NULL`;

const FORGET = `DELETE FROM removed_companies AS r WHERE ${ASKED}`;

interface Kept {
  id: number;
  at: number;
  isCopied: 0 | 1;
}
type RemovedRow = Kept & { before: string; contactIds: string };
type HiddenRow = CompanyRow & Kept;

async function readKept(ctx: AccountContext, ids: readonly number[]) {
  const [own, asked] = [ctx.account.id, JSON.stringify(ids)];
  const [removed, hidden, seen] = await ctx.d1.batch<unknown>([
    ctx.d1.prepare(REMOVED).bind(own, asked),
    ctx.d1.prepare(HIDDEN).bind(own, asked),
    statement(ctx, seenCompanies(ctx, ids)),
  ]);
  return {
    removed: (removed?.results ?? []) as RemovedRow[],
    hidden: (hidden?.results ?? []) as HiddenRow[],
    seen: ((seen?.results ?? []) as { id: number }[]).map(({ id }) => id),
  };
}

async function restoreStatements(ctx: AccountContext, removed: RemovedRow[], hidden: HiddenRow[]) {
  const companies = removed.map((row) => removedFromRow(row).company);
  const originIds = JSON.stringify(companies.flatMap(({ originId }) => originId ?? []));
  const { results: shared } = await ctx.d1.prepare(SHARED).bind(originIds).all<CompanyRow>();
  const own = JSON.stringify(removed.map(({ id }) => id));
  const shown = hidden.map(({ at: _at, isCopied: _copied, ...row }) => companyFromRow(row));
  const bound = (text: string, ids: string) => ctx.d1.prepare(text).bind(ctx.account.id, ids);
  return [
    bound(TAKE, own),
    bound(STILL_HIDDEN, JSON.stringify(hidden.map(({ id }) => id))),
    // Each keeps its own timestamp, so that its import can still be undone.
    ...insertCompanyStatements(
      ctx,
      companies.map((company) => ({ ...draftOf(company), writtenAt: company.updatedAt })),
    ),
    bound(REATTACH, own),
    bound(FORGET, own),
    ...hideAllStatements(ctx, shared.map(companyFromRow)),
    ...hideAllStatements(ctx, shown, UNHIDE),
  ];
}

/** Restores rows removed or hidden up to time `at`; existing rows are not changed. @throws DomainError conflict */
export const restoreCompanies = (ctx: AccountContext, ids: readonly number[], at: Date): Promise<Restored> =>
  retryWhenChanged(async () => {
    const { removed, hidden, seen } = await readKept(ctx, ids);
    const gone = new Map([...removed, ...hidden].map((kept) => [kept.id, kept]));
    const reasonOf = (kept: Kept | undefined) => {
      if (!kept) return PAST_RETENTION_MESSAGE;
      if (kept.isCopied) return HAS_COPY;
      return kept.at > toUnixSeconds(at) ? REMOVED_LATER : null;
    };
    const comesBack = (kept: Kept) => reasonOf(kept) === null;
    const own = removed.filter(comesBack);
    const shared = hidden.filter(comesBack);
    if (own.length + shared.length > 0) await ctx.d1.batch(await restoreStatements(ctx, own, shared));
    if (own.length > 0) await attachContactsSoon(ctx);
    const there = new Set([...seen, ...own.map(({ id }) => id), ...shared.map(({ id }) => id)]);
    return {
      back: ids.filter((id) => there.has(id)),
      refused: ids
        .filter((id) => !there.has(id))
        .map((id) => ({ id, reason: reasonOf(gone.get(id)) ?? PAST_RETENTION_MESSAGE })),
    };
  });
