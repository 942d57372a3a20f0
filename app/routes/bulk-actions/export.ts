import { ExportSchema, exportRows } from "~/domains/bulk/export-rows.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { backOf } from "./back";

/** A button under a list, also for viewers. Export errors appear on the list. */
export const loader = businessPage((ctx, { request, context }) =>
  catchDomainError(
    () => {
      const { selection, format } = readQuery(request, ExportSchema);
      return exportRows(ctx, selection, format);
    },
    ({ message }) =>
      redirectWithFlash(context, backOf(request), {
        kind: "error",
        title: "Rows not exported",
        text: message,
      }),
  ),
);
