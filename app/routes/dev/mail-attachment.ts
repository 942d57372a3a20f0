import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { parseId } from "~/core/ids";
import { mailOf } from "./mail-outbox.server";

/** One attachment, always as a file to save, by its place in the list: 1 is the first. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { attachments } = await mailOf(context, params);
  const place = /^[1-9]\d?$/.test(params.place ?? "") ? parseId(params.place, "attachment") : 0;
  const wanted = attachments[place - 1];
  const file = wanted ? await context.base.files.get(wanted.key) : null;
  if (!wanted || !file) throw new Response("This attachment was not found.", { status: 404 });
  return new Response(file.body, {
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(wanted.name).replace(/['()*]/g, "_")}`,
      "x-robots-tag": "noindex",
    },
  });
}
