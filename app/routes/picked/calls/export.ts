import { exportRows } from "~/domains/bulk/export-rows.server";
import { SelectionSchema } from "~/domains/bulk/selection-schema";
import { apiRoute, call } from "~/http/calls/api.server";

/** Picked rows of a list, or all that match, as CSV. */
export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: SelectionSchema,
    run: ({ ctx, query }) => exportRows(ctx, query),
  }),
});
