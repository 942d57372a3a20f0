import { parseId } from "~/core/ids";
import { addReferral } from "~/domains/replies/suggested-actions/add-referral.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    status: 201,
    run: async ({ ctx, params }) => ({
      contactId: await addReferral(ctx, parseId(params.threadId, "conversation")),
    }),
  }),
});
