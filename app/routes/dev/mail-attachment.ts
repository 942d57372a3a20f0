import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { FileStore } from "~/adapters/files/file-store";
import { parseId } from "~/core/ids";
import type { Attachment } from "~/domains/mail/tables";
import { mailOf } from "./mail-outbox.server";

async function bodyOf(files: FileStore, wanted: Attachment | undefined) {
  if (wanted === undefined) return null;
  return "text" in wanted ? wanted.text : ((await files.get(wanted.key))?.body ?? null);
}

/** One attachment, always as a download, by its position in the list, starting at 1. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { attachments } = await mailOf(context, params);
  const place = /^[1-9]\d?$/.test(params.place ?? "") ? parseId(params.place, "attachment") : 0;
  const wanted = attachments[place - 1];
  const body = await bodyOf(context.base.files, wanted);
  if (!wanted || body === null) throw new Response("This attachment wasn’t found.", { status: 404 });
  return new Response(body, {
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(wanted.name).replace(/['()*]/g, "_")}`,
      "x-robots-tag": "noindex",
    },
  });
}
