import { assignRows } from "~/domains/bulk/assign-rows.server";
import { AssignSchema } from "~/domains/bulk/assign-schema";
import { apiRoute, call } from "~/http/calls/api.server";

/** An owner for picked opportunities, or for all that match. */
export const { loader, action } = apiRoute({
  POST: call({ access: "business", body: AssignSchema, run: ({ ctx, body }) => assignRows(ctx, body) }),
});
