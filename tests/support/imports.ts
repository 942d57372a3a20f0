import type { JobMessage } from "~/core/jobs";
import { checkImport } from "~/domains/directory/imports/check-import.server";
import type { Import } from "~/domains/directory/imports/import";
import { getImport } from "~/domains/directory/imports/imports.server";
import { confirmImportMapping } from "~/domains/directory/imports/mapping/confirm-import-mapping.server";
import { receiveImport } from "~/domains/directory/imports/receive-import.server";
import { runImport } from "~/domains/directory/imports/run-import.server";
import type { DuplicateChoice, ImportMapping } from "~/domains/directory/imports/schemas";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { undoImportBesidesTasks } from "~/domains/opportunities/tasks/tasks.server";
import type { Business } from "./context";

type Ctx = Business["ctx"];

const JOBS = { "check-import": checkImport, "run-import": runImport, "undo-import": undoImportBesidesTasks };

export const runJob = (ctx: Ctx, message: JobMessage) => {
  if (!("importId" in message)) throw new Error("not an import's job");
  return JOBS[message.kind](ctx, message.importId);
};

/** Runs what is queued, and what that queues, until nothing is. */
export async function runQueue(ctx: Ctx): Promise<void> {
  for (let message = ctx.queue.sent.shift(); message; message = ctx.queue.sent.shift())
    await runJob(ctx, message);
}

export async function* inChunks(bytes: Uint8Array, size = 16 * 1024) {
  for (let index = 0; index < bytes.length; index += size) yield bytes.subarray(index, index + size);
}

export const upload = (
  ctx: Ctx,
  file: string | Uint8Array,
  fileName = "companies.csv",
  kind?: Import["kind"],
): Promise<Import> =>
  receiveImport(ctx, {
    fileName,
    ...(kind ? { kind } : {}),
    bytes: inChunks(typeof file === "string" ? new TextEncoder().encode(file) : file),
  });

/** Uploads a file and has it checked with the guessed columns. */
export async function check(
  ctx: Ctx,
  file: string | Uint8Array,
  onDuplicate: DuplicateChoice = "skip",
): Promise<Import> {
  const row = await upload(ctx, file);
  await confirmImportMapping(ctx, row.id, { mapping: row.mapping as ImportMapping["mapping"], onDuplicate });
  await runQueue(ctx);
  return getImport(ctx, row.id);
}

/** The same, and the rows are in the directory afterwards. */
export async function importFile(
  ctx: Ctx,
  file: string | Uint8Array,
  onDuplicate: DuplicateChoice = "skip",
): Promise<Import> {
  const row = await check(ctx, file, onDuplicate);
  await startImport(ctx, row.id, {});
  await runQueue(ctx);
  return getImport(ctx, row.id);
}

/** The account's own companies, oldest first. */
export async function ownCompanies(ctx: Ctx) {
  const { results } = await ctx.d1
    .prepare(
      "SELECT id, name, country, city, website, employees, description, source, origin_id AS originId, import_id AS importId FROM companies WHERE account_id = ? ORDER BY id",
    )
    .bind(ctx.account.id)
    .all<Record<string, string | number | null>>();
  return results;
}

/** `Company 0` to `Company n - 1`, spread over countries. */
export function companiesCsv(count: number): string {
  const countries = ["Kenya", "Ghana", "Nigeria", "Togo"];
  const rows = Array.from(
    { length: count },
    (_, index) => `Company ${index},${countries[index % 4]},City ${index % 7}\n`,
  );
  return `name,country,city\n${rows.join("")}`;
}

/** Uploads a file of people and has it checked with the guessed columns. */
export async function checkPeople(ctx: Ctx, file: string, fileName = "people.csv"): Promise<Import> {
  const row = await upload(ctx, file, fileName, "contacts");
  await confirmImportMapping(ctx, row.id, {
    mapping: row.mapping as ImportMapping["mapping"],
    onDuplicate: "skip",
  });
  await runQueue(ctx);
  return getImport(ctx, row.id);
}

/** The same, and they are contacts afterwards. */
export async function importPeople(ctx: Ctx, file: string, fileName = "people.csv"): Promise<Import> {
  const row = await checkPeople(ctx, file, fileName);
  await startImport(ctx, row.id, {});
  await runQueue(ctx);
  return getImport(ctx, row.id);
}

/** The account's own people, oldest first, with the name of the company they belong to. */
export async function ownPeople(ctx: Ctx) {
  const { results } = await ctx.d1
    .prepare(
      "SELECT p.contact_name AS name, p.contact_email AS email, p.contact_title AS title, p.source, c.name AS company, c.country FROM contacts p LEFT JOIN companies c ON c.id = p.company_id WHERE p.account_id = ? ORDER BY p.id",
    )
    .bind(ctx.account.id)
    .all<Record<string, string | null>>();
  return results;
}
