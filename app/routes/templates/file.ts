import { parseId } from "~/core/ids";
import { readFileOf } from "~/domains/templates/files/files.server";
import { fileAnswer } from "~/http/files/stored-file.server";
import { businessPage } from "~/http/pages/page.server";

/** A file of the account, always sent as a download and never displayed as our page. */
export const loader = businessPage(async (ctx, { params }) => {
  const file = await readFileOf(ctx, parseId(params.fileId, "file"));
  return fileAnswer(ctx.files, file);
});
