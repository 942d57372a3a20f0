import { type BusinessContext, isDemoWork } from "~/core/context";
import { checkImport } from "./check-import.server";
import { CHUNK, type Import, JOB_OF } from "./import";
import { getImport } from "./imports.server";
import { confirmImportMapping } from "./mapping/confirm-import-mapping.server";
import { namesBlockingReason } from "./people/person-fields";
import { receiveImport } from "./receive-import.server";
import { runImport } from "./run-import.server";
import { ImportMapping } from "./schemas";
import { startImport } from "./start-import.server";

/** Maximum file size, in bytes, that one request checks and imports; jobs handle larger files. */
const MAX_INLINE_BYTES = 64 * 1024;

/**
 * Imports a small contact file with the recognised columns. The result is not `completed` if the file is larger or a
 * user must map its columns: the import's page continues.
 * @throws DomainError as `receiveImport` does
 */
export async function importPeopleAtOnce(
  ctx: BusinessContext,
  upload: Omit<Parameters<typeof receiveImport>[1], "kind">,
): Promise<Import> {
  const row = await receiveImport(ctx, { ...upload, kind: "contacts" });
  const isRecognised =
    namesBlockingReason("contacts", row.mapping) === null && row.mapping.includes("personEmail");
  if (!isRecognised || row.fileSize > MAX_INLINE_BYTES || isDemoWork(ctx)) return row;
  // The request itself does the work, because a job would compete for the lease. If the request is interrupted, a
  // scheduled job queues the import.
  const own: string[] = [JOB_OF.checking, JOB_OF.running];
  const send: BusinessContext["queue"]["send"] = async (message) => {
    if (!own.includes(message.kind)) await ctx.queue.send(message);
  };
  const here: BusinessContext = { ...ctx, queue: { ...ctx.queue, send } };
  await confirmImportMapping(here, row.id, ImportMapping.parse({ mapping: row.mapping }));
  await checkImport(here, row.id);
  const checked = await getImport(ctx, row.id);
  const rows = (checked.rowsTotal ?? 0) - checked.rowsRejected;
  if (checked.status !== "checked" || rows === 0 || (checked.rowsTotal ?? 0) > CHUNK) return checked;
  await startImport(here, row.id, {});
  await runImport(here, row.id);
  return getImport(ctx, row.id);
}
