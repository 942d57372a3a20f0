import { parseId } from "~/core/ids";
import { openOpportunityOfThread } from "~/domains/opportunities/opening/open-opportunity-of-thread.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    status: 201,
    run: async ({ ctx, params }) => ({
      opportunityId: await openOpportunityOfThread(ctx, parseId(params.threadId, "conversation")),
    }),
  }),
});
