import { parseId } from "~/core/ids";
import { addReferral } from "~/domains/replies/offers/add-referral.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    status: 201,
    run: async ({ ctx, params }) => ({
      contactId: await addReferral(ctx, parseId(params.threadId, "conversation")),
    }),
  }),
});
