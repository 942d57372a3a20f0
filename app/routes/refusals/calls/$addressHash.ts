import { refusalJson } from "~/domains/refusals/refusal-json";
import { getRefusal } from "~/domains/refusals/refusals.server";
import { removeRefusal } from "~/domains/refusals/remove-refusal.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx, params }) => refusalJson(await getRefusal(ctx, params.addressHash)),
  }),
  DELETE: call({
    access: "business",
    run: async ({ ctx, params }) => {
      await removeRefusal(ctx, params.addressHash);
      return { success: true };
    },
  }),
});
