import { eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import type { Held } from "~/core/lease";
import { chunksOf } from "~/core/lists/in-batches";
import { IF_UNCHANGED, isAborted, statement } from "~/core/statement";
import type { CsvRecord } from "~/domains/directory/imports/csv/csv-records";
import { MAX_HEADER_ROWS } from "~/domains/directory/imports/csv/find-header";
import { isHeaderAgain } from "~/domains/directory/imports/read-cells";
import type { Capture } from "../capture";
import { ingestWith, LEADS_BATCH_SIZE, type Refused } from "../ingest-lead.server";
import type { LeadHeader } from "../lead-header";
import { leadOptOutReader, readLeadOptOut, withOptOut } from "../lead-opt-outs";
import { PLATFORMS, SOURCE_NAMES } from "../policy";
import { connectedPlatforms, ingestConnected } from "./connected.server";
import { headerOfRows, listRows } from "./read-file";
import { captureOfRow, readLeadRow } from "./read-lead-row";
import { type SocialImport, socialImportRejects, socialImports } from "./tables";
import { importLease, withImportLease } from "./with-lease.server";

/** Rows per invocation, because D1 limits its statements. */
const ROWS_BATCH_SIZE = 12 * LEADS_BATCH_SIZE;

interface Reject {
  line: number;
  reason: string;
}

interface Step {
  held: Held<SocialImport>;
  at: number;
  rows: number;
  taken: number;
  /** Addresses that opted out. */
  optedOut: number;
  rejects: Reject[];
}

/** The result of a step, for the step's batch: written once by the lease holder, which continues from it. */
function progressOf(ctx: AccountContext, step: Step, created: SQL) {
  const { held, at, rows, taken, optedOut, rejects } = step;
  const counts = {
    done: sql`done + ${rows}`,
    created: sql`created + ${created}`,
    merged: sql`merged + ${taken} - ${created}`,
    refused: sql`refused + ${rejects.length}`,
    optedOut: sql`opted_out + ${optedOut}`,
  };
  const renewal = importLease.renewal(ctx, held, counts, eq(socialImports.done, at));
  const statements = [
    renewal.statement,
    ctx.d1.prepare(IF_UNCHANGED),
    statement(
      ctx,
      sql`insert into ${socialImportRejects} (import_id, account_id, line, reason)
        select ${held.row.id}, ${ctx.account.id}, value ->> 'line', value ->> 'reason'
        from json_each(${JSON.stringify(rejects)}) where true on conflict do nothing`,
    ),
  ];
  return { statements, until: renewal.until };
}

interface ReadLead {
  line: number;
  capture: Capture;
}

function readRows(row: SocialImport, header: LeadHeader, records: CsvRecord[], now: Date) {
  const captures: ReadLead[] = [];
  const rejects: Reject[] = [];
  const reader = leadOptOutReader(header, now);
  for (const record of records) {
    if (isHeaderAgain(record, header.names)) continue;
    const read = readLeadRow(record, header);
    if ("reason" in read) rejects.push({ line: record.line, reason: read.reason });
    else {
      const capture = captureOfRow(read.answers, header, row.platform ?? "file");
      const said = readLeadOptOut(record.cells, reader);
      const from = row.fileName ?? "lead file";
      captures.push({
        line: record.line,
        capture: { ...withOptOut(capture, said, { from, createdBy: row.createdBy, now }), importId: row.id },
      });
    }
  }
  return { captures, rejects };
}

async function takeRows(
  ctx: AccountContext,
  held: Held<SocialImport>,
  position: number,
  header: LeadHeader,
  records: CsvRecord[],
) {
  const { captures, rejects } = readRows(held.row, header, records, ctx.now());
  let { until } = held;
  const along = (created: SQL, refused: (Refused | null)[]) => {
    const erased = refused.flatMap((row, index) =>
      row ? [{ line: captures[index]?.line ?? 0, reason: row.reason }] : [],
    );
    const taken = captures.length - erased.length;
    const optOuts = captures.flatMap(({ capture }, index) =>
      refused[index] ? [] : (capture.optOut?.said ?? []),
    );
    const optedOut = new Set(optOuts.flatMap(({ addresses }) => addresses)).size;
    const step = {
      held,
      at: position,
      rows: records.length,
      taken,
      optedOut,
      rejects: [...rejects, ...erased],
    };
    const progress = progressOf(ctx, step, created);
    until = progress.until;
    return progress.statements;
  };
  const all = captures.map(({ capture }) => capture);
  await ingestWith(ctx, all, { along, byJob: true });
  held.until = until;
}

async function runFile(ctx: AccountContext, held: Held<SocialImport>): Promise<boolean> {
  const { row } = held;
  const file = row.fileKey === null ? null : await ctx.files.get(row.fileKey);
  if (!file || !row.delimiter)
    throw new DomainError("not_found", "The uploaded file is no longer available. Upload it again.");
  const limit = MAX_HEADER_ROWS + row.done + ROWS_BATCH_SIZE + 1;
  const all = listRows(await file.text(), row.delimiter, limit);
  const found = headerOfRows(all);
  if (!found) return true;
  const rows = all.slice(found.first);
  const some = rows.slice(row.done, row.done + ROWS_BATCH_SIZE);
  let index = row.done;
  for (const records of chunksOf(some, LEADS_BATCH_SIZE)) {
    await takeRows(ctx, held, index, found.header, records);
    index += records.length;
  }
  return index >= rows.length;
}

/** Imports one platform after another; an error is stored as a rejected row that starts with the platform's name. */
async function runConnected(ctx: AccountContext, held: Held<SocialImport>): Promise<boolean> {
  const { row } = held;
  const platforms = await connectedPlatforms(
    ctx,
    row.platform ? PLATFORMS.filter((platform) => platform === row.platform) : PLATFORMS,
  );
  const platform = platforms[row.done];
  if (!platform) return true;
  const { created, merged, trouble } = await ingestConnected(ctx, platform, row.id);
  const rejects =
    trouble === null ? [] : [{ line: row.done + 1, reason: `${SOURCE_NAMES[platform]}: ${trouble}` }];
  const step = { held, at: row.done, rows: 1, taken: created + merged, optedOut: 0, rejects };
  const progress = progressOf(ctx, step, sql`${created}`);
  await ctx.d1.batch(progress.statements);
  held.until = progress.until;
  return row.done + 1 >= platforms.length;
}

/** Keeps the demo mark on every row of a demo import, also on rows written by a job. */
const asMarked = (ctx: AccountContext, { isDemo }: SocialImport): AccountContext =>
  isDemo && !ctx.account.isDemo ? { ...ctx, account: { ...ctx.account, isDemoWork: true } } : ctx;

/** Writes each step and its counts in one batch: after a crash the next delivery continues after it. */
export async function runSocialImport(ctx: AccountContext, importId: number): Promise<void> {
  await withImportLease(ctx, importId, (held) =>
    (held.row.kind === "file" ? runFile : runConnected)(asMarked(ctx, held.row), held),
  ).catch((error) => {
    // Another delivery wrote this step and continues.
    if (!isAborted(error)) throw error;
  });
}
