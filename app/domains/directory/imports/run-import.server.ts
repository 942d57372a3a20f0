import type { AccountContext } from "~/core/context";
import { IMPORT_SOURCE } from "~/core/record-sources";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { refundQuota } from "~/domains/quotas/charge-quota.server";
import type { Company } from "../companies/company";
import { addFirstPartyStatement } from "../companies/first-party";
import { getCompaniesByIds } from "../companies/get-company.server";
import { hideStatements } from "../companies/hide-company.server";
import { reserveIds } from "../companies/reserve-ids.server";
import { insertCompanyStatements, updateCompanyStatements } from "../companies/write-companies.server";
import { attachContactsSoon } from "../contacts/attach-contacts.server";
import { withDecidedIndustries } from "../industry-mapping/decided-industries.server";
import { findDuplicates, unchangedStatements } from "./find-duplicates.server";
import type { Import } from "./import";
import type { ImportLease } from "./import-lease.server";
import { importRows, type RowChunk } from "./import-rows.server";
import { keysOf } from "./keys-of";
import { type Decision, storedDecisions } from "./mark-duplicates.server";
import { optOutStatements } from "./opt-outs/opt-out-statements.server";
import { Employers } from "./people/employers.server";
import { knownPeopleStatement } from "./people/known-people.server";
import { mergePeople, takenFor } from "./people/merge-people.server";
import { findNewPeople, keysOfPeople, newPeopleStatements } from "./people/plan-people.server";
import {
  copiedDraft,
  createdDraft,
  type Entry,
  planChunk,
  planEmployers,
  type SimilarRow,
  updatedDraft,
} from "./plan-chunk";
import type { ImportedCompany } from "./read-row";
import { type ImportedRow, rejectStatements, splitChunk } from "./split-chunk.server";
import { rowsReserved } from "./start-import.server";
import { withLease } from "./with-lease.server";

/** Writes each chunk, its guard row and the counters in one batch: after a crash, the next delivery continues after it. */
export const runImport = (ctx: AccountContext, importId: number): Promise<void> =>
  withLease(ctx, importId, "running", (lease) => run(ctx, lease));

async function run(ctx: AccountContext, lease: ImportLease) {
  let rowsTotal = 0;
  for await (const chunk of importRows(ctx, lease.row)) {
    rowsTotal = chunk.first + chunk.rows.length;
    if (rowsTotal <= lease.row.rowsDone) continue;
    await writeChunk(ctx, lease, chunk);
    if (lease.isSpent()) return null;
  }
  await attachContactsSoon(ctx);
  return { status: "completed", completedAt: ctx.now(), rowsTotal } as const;
}

// The primary key is the guard: repeated deliveries write a chunk only once.
const GUARD = "INSERT INTO import_chunks (import_id, first_row) VALUES (?1, ?2)";

const REMEMBER = `INSERT INTO import_changes (import_id, company_id, before)
SELECT ?1, value ->> 'id', value FROM json_each(?2) WHERE true
ON CONFLICT (import_id, company_id) DO UPDATE SET before = json_set(before, '$.writtenAt', excluded.before ->> 'writtenAt')`;

/** Returns the rows that the check matched with a company, with the company's current values if it still exists. */
async function similarRows(
  ctx: AccountContext,
  row: Import,
  rows: readonly ImportedRow[],
  decisions: Map<number, Decision>,
): Promise<Map<ImportedCompany, SimilarRow>> {
  const decided = rows.flatMap(({ company, record }) => {
    const decision = decisions.get(record.line);
    return company && decision ? [{ company, ...decision }] : [];
  });
  const found = await getCompaniesByIds(
    ctx,
    decided.flatMap(({ target }) => (typeof target === "number" ? target : [])),
  );
  const byId = new Map(found.map((company) => [company.id, company]));
  const earlier = decided.flatMap(({ target }) =>
    typeof target === "number" ? [] : [{ name: target[0] ?? "", country: target[1] ?? null, website: null }],
  );
  const written = earlier.length > 0 ? await findDuplicates(ctx, earlier) : new Map<string, Company>();
  return new Map(
    decided.flatMap(({ company, target, isSimilar }) => {
      const choice = isSimilar ? row.onSimilar : row.onDuplicate;
      if (typeof target === "number") {
        const there = byId.get(target);
        return there ? [[company, { target: there, choice }] as const] : [];
      }
      const [key = ""] = keysOf({ name: target[0] ?? "", country: target[1] ?? null, website: null });
      return [[company, { target: written.get(key) ?? key, choice }] as const];
    }),
  );
}

async function writeChunk(ctx: AccountContext, lease: ImportLease, chunk: RowChunk): Promise<void> {
  const { row } = lease;
  const at = ctx.now();
  const { rows, rejects, optOuts } = await splitChunk(ctx, row, chunk);
  const decisions: Map<number, Decision> =
    row.rowsSimilar > 0 ? await storedDecisions(ctx, row.id, chunk.rows) : new Map();
  const isPeople = row.kind === "contacts";
  const isTaken = ({ record }: ImportedRow) =>
    isPeople && decisions.has(record.line) && row.onSimilar !== "create";
  const newPeople = await findNewPeople(
    ctx,
    rows.filter((one) => !isTaken(one)),
  );
  const employers = await new Employers().place(
    ctx,
    newPeople.flatMap(({ employer }) => employer ?? []),
  );
  const companies = rows.flatMap(({ company }) => company ?? []);
  const known = row.onDuplicate === "create" ? new Map() : await findDuplicates(ctx, companies);
  const plan = isPeople
    ? planEmployers(employers.created)
    : planChunk(companies, known, row.onDuplicate, await similarRows(ctx, row, rows, decisions));
  const own = plan.updated.filter((entry) => entry.known.accountId !== null);
  const shared = plan.updated.filter((entry) => entry.known.accountId === null);
  const named = [...plan.entryOf.values()].flatMap(({ known: company }) =>
    company === null ? [] : (company.originId ?? (company.accountId === null ? company.id : [])),
  );
  const added = plan.created.length + shared.length;
  const firstId = added > 0 ? await reserveIds(ctx, "companies", added) : 0;
  const origin = {
    importId: row.id,
    accountId: ctx.account.id,
    source: `${IMPORT_SOURCE}${row.fileName}`,
    at,
    isDemo: row.isDemo,
  };
  const drafted = new Map<Entry | undefined, number>(
    [...plan.created, ...shared].map((entry, index) => [entry, firstId + index]),
  );
  const companyIdOf = ({ company, employer }: ImportedRow): number | null => {
    const first = employer ? employers.firstOf.get(employer) : company;
    const entry = first ? plan.entryOf.get(first) : undefined;
    return drafted.get(entry) ?? entry?.known?.id ?? (employer && employers.known.get(employer)) ?? null;
  };
  const addedRows = new Set<ImportedRow>(newPeople);
  const others = rows.filter((one) => !addedRows.has(one));
  const { statements: merges, peopleUpdated } = isPeople
    ? await mergePeople(ctx, row, {
        firstRow: chunk.first,
        rows: others,
        added: newPeople,
        decisions,
        source: origin.source,
      })
    : { statements: [], peopleUpdated: 0 };
  const people = await newPeopleStatements(ctx, newPeople, origin, companyIdOf);
  const knownPeople = isPeople
    ? takenFor(row, others, decisions).map(({ target }) => target)
    : keysOfPeople(others);
  const peopleCounts = {
    peopleCreated: newPeople.length,
    peopleUpdated,
    peopleSkipped: rows.filter(({ person }) => person).length - newPeople.length - peopleUpdated,
  };
  const { rowsCreated, rowsUpdated } = plan.counts;
  // In a contact file, a contact and the company it names count as one row.
  const companiesWritten = isPeople ? 0 : rowsCreated + rowsUpdated;
  const writtenRows = companiesWritten + newPeople.length + peopleUpdated;
  // A suppression counts as a row if nothing else of its line is written.
  const suppressed = new Set(optOuts.map(({ line }) => line)).size;
  const unused = Math.max(0, rows.length * rowsReserved(row) - Math.max(writtenRows, suppressed));
  const writing = { ...ctx, now: () => at };
  const drafts = await withDecidedIndustries(ctx, [
    ...plan.created.map((entry, index) => createdDraft(firstId + index, entry, origin)),
    ...shared.map((entry, index) => copiedDraft(firstId + plan.created.length + index, entry, origin)),
  ]);
  const writtenAt = toUnixSeconds(at);
  const before = own.map(({ known: company }) => ({ ...company, writtenAt }));
  await lease.batch(
    [
      ctx.d1.prepare(GUARD).bind(row.id, chunk.first),
      statement(ctx, refundQuota(ctx, "rows", unused, row.startedAt ?? at)),
      ...unchangedStatements(
        ctx,
        own.map((entry) => entry.known),
      ),
      ...shared.flatMap((entry) => hideStatements(ctx, entry.known)),
      ...insertCompanyStatements(writing, drafts),
      ...updateCompanyStatements(
        writing,
        own.map((entry) => updatedDraft(entry, origin)),
      ),
      ...(own.length > 0 ? [ctx.d1.prepare(REMEMBER).bind(row.id, JSON.stringify(before))] : []),
      ...(named.length > 0 && !row.isDemo ? [addFirstPartyStatement(ctx, [...new Set(named)])] : []),
      ...merges,
      ...people,
      ...(knownPeople.length > 0 ? [knownPeopleStatement(ctx, row.id, knownPeople)] : []),
      ...rejectStatements(ctx, row.id, rejects),
      ...optOutStatements(ctx, row, optOuts),
    ],
    { rowsDone: chunk.rows.length, ...plan.counts, ...peopleCounts },
  );
}
