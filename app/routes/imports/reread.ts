import { parseId } from "~/core/ids";
import { rereadImport } from "~/domains/directory/imports/reread-import.server";
import { ImportReading } from "~/domains/directory/imports/schemas";
import { buttonAction, buttonInput, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** Handles the form beside the first rows of a file. */
export const action = buttonAction(businessPage, async (ctx, args) => {
  const importId = parseId(args.params.importId, "import");
  const input = await buttonInput(args, ImportReading);
  const row = await rereadImport(ctx, importId, input);
  return { to: paths.business.import(row.id), title: "File read again", text: "Check the columns below." };
});

export const loader = buttonLoader(businessPage, (_ctx, { params }) =>
  paths.business.import(parseId(params.importId, "import")),
);
