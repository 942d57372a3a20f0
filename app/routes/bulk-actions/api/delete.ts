import { deleteRows } from "~/domains/bulk/deletion/delete-rows.server";
import { SelectionSchema } from "~/domains/bulk/selection-schema";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Deletes picked rows of a list, or all that match; its id takes it back. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: SelectionSchema,
    run: ({ ctx, body }) => deleteRows(ctx, body),
  }),
});
