import { parseId } from "~/core/ids";
import { readFileOf } from "~/domains/outreach/files.server";
import { businessPage } from "~/http/page.server";
import { fileAnswer } from "~/http/stored-file.server";

/** A file of the account, always to be saved and never shown as a page of ours. */
export const loader = businessPage(async (ctx, { params }) => {
  const file = await readFileOf(ctx, parseId(params.fileId, "file"));
  return fileAnswer(ctx.files, file);
});
