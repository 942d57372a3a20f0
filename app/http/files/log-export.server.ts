import type { Context } from "~/core/context";
import { recordExport } from "~/domains/audit/session-entries.server";

/** What a table, a JSON file or an archive is sent as; pictures, PDFs and calendar files aren't exports of data. */
const DATA =
  /^(text\/csv|application\/(json|zip|gzip|vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet))\b/i;

/** Writes a log entry for an answer that is a download of data: pages and calls both pass here. The read-only demo has none. */
export async function logExport(ctx: Context, request: Request, answer: unknown): Promise<void> {
  if (!(answer instanceof Response) || !answer.ok || request.method === "HEAD") return;
  if (ctx.actor.kind === "user" && ctx.actor.isReadOnly) return;
  if (!DATA.test(answer.headers.get("content-type") ?? "")) return;
  const file = /^attachment; filename="([^"]{1,100})"/i.exec(answer.headers.get("content-disposition") ?? "");
  if (file?.[1]) await recordExport(ctx, file[1]);
}
