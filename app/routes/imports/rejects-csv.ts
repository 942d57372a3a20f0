import { csvResponse } from "~/core/csv";
import { parseId } from "~/core/ids";
import { importRejectsCsv } from "~/domains/directory/imports/imports.server";
import { requireActiveAccount } from "~/domains/identity/account-state";
import { businessPage } from "~/http/pages/page.server";

/** Exports a file's rejected rows with line and reason, to be corrected and uploaded again. */
export const loader = businessPage(async (ctx, { params }) => {
  const importId = parseId(params.importId, "import");
  const rows = await importRejectsCsv(ctx, importId);
  requireActiveAccount(ctx);
  return csvResponse(`rows-not-imported-${importId}.csv`, rows);
});
