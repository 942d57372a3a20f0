import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { MAX_ROWS } from "./import";
import type { ImportLease } from "./import-lease.server";
import { importRows } from "./import-rows.server";
import { Duplicates, duplicateStatements, storedDecisions } from "./mark-duplicates.server";
import { CountedOptOuts } from "./opt-outs/counted-opt-outs";
import { LateOptOuts } from "./opt-outs/opt-out-columns";
import { rejectStatements, splitChunk } from "./split-chunk.server";
import { withLease } from "./with-lease.server";

/** Checks an import, resuming where an earlier job stopped. A repeated delivery runs once. */
export const checkImport = (ctx: AccountContext, importId: number): Promise<void> =>
  withLease(ctx, importId, "checking", (lease) => check(ctx, lease));

async function check(ctx: AccountContext, lease: ImportLease) {
  const { row } = lease;
  const duplicates = new Duplicates();
  const late = new LateOptOuts(row);
  const counted = new CountedOptOuts();
  let rowsTotal = 0;
  for await (const chunk of importRows(ctx, row)) {
    rowsTotal = chunk.first + chunk.rows.length;
    if (rowsTotal > MAX_ROWS)
      throw new DomainError(
        "invalid",
        "This file has more than 50,000 rows. Split the file and import each part.",
      );
    const { rows, rejects, optOuts } = await splitChunk(ctx, row, chunk);
    counted.add(optOuts);
    for (const { cells } of chunk.rows) late.add(cells);
    const isDone = rowsTotal <= row.rowsDone;
    const stored = isDone ? await storedDecisions(ctx, row.id, chunk.rows) : null;
    const marked = await duplicates.mark(ctx, rows, stored);
    if (isDone) continue;
    const countOf = (what: string) => rejects.filter(({ leftOut }) => leftOut === what).length;
    const done = {
      rowsDone: chunk.rows.length,
      rowsRejected: countOf("row"),
      peopleRejected: countOf("contact"),
      rowsIncomplete: countOf("cells"),
      rowsDuplicate: marked.rows,
      rowsSimilar: marked.similar,
      peopleDuplicate: marked.people,
      companiesNew: marked.companiesNew,
    };
    await withQuota(
      ctx,
      { rows: rejects.length },
      (count) =>
        lease.batch(
          [
            statement(ctx, count),
            ...rejectStatements(ctx, row.id, rejects),
            ...duplicateStatements(ctx, row.id, marked.listed),
          ],
          done,
        ),
      { byJob: true },
    );
    if (lease.isSpent()) return null;
  }
  const sample = [...row.sample, ...late.rows];
  return {
    status: "checked" as const,
    rowsTotal,
    preview: duplicates.preview,
    sample,
    ...counted.figures(),
  };
}
