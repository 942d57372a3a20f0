import { assignRows } from "~/domains/bulk/assignment/assign-rows.server";
import { AssignSchema } from "~/domains/bulk/assignment/assign-schema";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** An owner for picked rows of a list, or for all that match; its id takes it back. */
export const { loader, action } = apiRoute({
  POST: endpoint({ access: "business", body: AssignSchema, run: ({ ctx, body }) => assignRows(ctx, body) }),
});
