import { type BusinessContext, isDemoWork } from "~/core/context";
import { DomainError } from "~/core/errors";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { imports } from "../tables";
import { errorOfText } from "./csv/csv-kind";
import { recordsOfText } from "./csv/csv-records";
import { findDelimiter, isSepLine } from "./csv/find-delimiter";
import { type Import, MAX_BYTES } from "./import";
import { guessMapping, isHeaderMissing } from "./mapping/guess-mapping";
import { LateOptOuts } from "./opt-outs/opt-out-columns";
import { isEmptyRow, isHeaderAgain } from "./read-cells";
import { MAX_COLUMNS } from "./schemas";
import { type FileHead, storeFile, throwTooLarge } from "./store-file.server";

const SAMPLE_ROWS = 20;
const SAMPLE_CHARACTERS = 300;
const COLUMN_CHARACTERS = 100;

const invalid = (message: string) => new DomainError("invalid", message, { field: "file" });

function inspect({ text, isWhole }: FileHead, kind: Import["kind"]) {
  const problem = errorOfText(text);
  if (problem) throw invalid(problem);
  const delimiter = findDelimiter(text);
  const records = [...recordsOfText(text, delimiter, invalid, isWhole)].filter(
    (record) => !isEmptyRow(record) && !isSepLine(record, delimiter),
  );
  const [header, ...rows] = records;
  if (!header)
    throw invalid("There is no text in this file. Choose a CSV file with a header and at least one company.");
  if (header.problem)
    throw invalid(`The first line should name the columns, but it can't be read. ${header.problem}`);
  if (header.cells.length > MAX_COLUMNS)
    throw invalid(
      `This file has ${header.cells.length} columns; ${MAX_COLUMNS} at most. Remove those you don't need.`,
    );
  const columns = header.cells.map((cell) => cell.slice(0, COLUMN_CHARACTERS));
  if (isHeaderMissing(columns, kind))
    throw invalid(
      `The first line of this file does not name the columns. Add a first line such as “${kind === "contacts" ? "name,email,company" : "name,country,website"}”, one name for each column, and upload the file again.`,
    );
  if (rows.length === 0 && isWhole)
    throw invalid(
      "This file names its columns, but there is no row under them. Add companies, and upload it again.",
    );
  const cells = rows
    .filter((row) => !row.problem && !isHeaderAgain(row, columns))
    .map((row) => row.cells.map((cell) => cell.slice(0, SAMPLE_CHARACTERS)));
  const first = cells.slice(0, SAMPLE_ROWS);
  const late = new LateOptOuts({ columns, sample: first, kind });
  for (const row of cells.slice(SAMPLE_ROWS)) late.add(row);
  const sample = [...first, ...late.rows];
  return { delimiter, columns, sample, mapping: guessMapping(columns, sample, kind) };
}

const shownName = (fileName: string) =>
  (fileName.split(/[/\\]/).at(-1) ?? "")
    .replace(/\p{Cc}/gu, "")
    .trim()
    .slice(0, 200) || "companies.csv";

/** By the size its sender states, before a byte is read. @throws DomainError too_large */
export function requireSize(bytes: number): void {
  if (bytes > MAX_BYTES) throwTooLarge(bytes);
}

/** @throws DomainError too_large, invalid, limit_reached; nothing is left behind then */
export async function receiveImport(
  ctx: BusinessContext,
  upload: { fileName: string; bytes: AsyncIterable<Uint8Array>; kind?: Import["kind"] },
): Promise<Import> {
  const { kind = "companies" } = upload;
  const { file, found } = await storeFile(ctx, upload.bytes, (head) => inspect(head, kind));
  try {
    const insert = ctx.db
      .insert(imports)
      .values({
        ...found,
        kind,
        accountId: ctx.account.id,
        createdBy: ctx.actor.userId,
        fileKey: file.key,
        fileName: shownName(upload.fileName),
        fileSize: file.size,
        encoding: file.encoding,
        status: "uploaded",
        createdAt: ctx.now(),
        isDemo: isDemoWork(ctx),
      })
      .returning();
    const [, [row]] = await withQuota(ctx, { rows: 1 }, (count) => ctx.db.batch([count, insert]));
    if (!row) throw new Error("The import was not written.");
    return row;
  } catch (error) {
    await ctx.files.delete(file.key).catch(() => {});
    throw error;
  }
}
