import { parseId } from "~/core/ids";
import { openOpportunityOfThread } from "~/domains/opportunities/creation/create-opportunity-from-thread.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    status: 201,
    run: async ({ ctx, params }) => ({
      opportunityId: await openOpportunityOfThread(ctx, parseId(params.threadId, "conversation")),
    }),
  }),
});
