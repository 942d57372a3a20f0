import { ExportSchema, exportRows } from "~/domains/bulk/export-rows.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Picked rows of a list, or all that match, as CSV or XLSX. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: ExportSchema,
    run: ({ ctx, query }) => exportRows(ctx, query.selection, query.format),
  }),
});
