import type { Context } from "~/core/context";
import { recordExport } from "~/domains/audit/session-entries.server";

/** Content types of tables, JSON files and archives; pictures, PDFs and calendar files don't count as data exports. */
const DATA =
  /^(text\/csv|application\/(json|zip|gzip|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet))\b/i;

/** Writes a log entry for a data download from a page or the API. Skips the read-only demo. */
export async function logExport(ctx: Context, request: Request, answer: unknown): Promise<void> {
  if (!(answer instanceof Response) || !answer.ok || request.method === "HEAD") return;
  if (ctx.actor.kind === "user" && ctx.actor.isReadOnly) return;
  if (!DATA.test(answer.headers.get("content-type") ?? "")) return;
  const file = /^attachment; filename="([^"]{1,100})"/i.exec(answer.headers.get("content-disposition") ?? "");
  if (file?.[1]) await recordExport(ctx, file[1]);
}
