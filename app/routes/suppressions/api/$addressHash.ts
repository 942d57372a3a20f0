import { removeSuppression } from "~/domains/suppressions/remove-suppression.server";
import { suppressionJson } from "~/domains/suppressions/suppression-json";
import { getSuppression } from "~/domains/suppressions/suppressions.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => suppressionJson(await getSuppression(ctx, params.addressHash)),
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      await removeSuppression(ctx, params.addressHash);
      return { success: true };
    },
  }),
});
