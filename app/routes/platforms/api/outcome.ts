import { parseId } from "~/core/ids";
import { setOutcome } from "~/domains/social-leads/conversations/reply.server";
import { OutcomeInput } from "~/domains/social-leads/conversations/schemas";
import { getSocialLead } from "~/domains/social-leads/list-leads.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  PUT: endpoint({
    access: "business",
    find: ({ ctx, params }) => getSocialLead(ctx, parseId(params.socialLeadId, "lead")),
    body: OutcomeInput,
    run: ({ ctx, params, body }) => setOutcome(ctx, parseId(params.socialLeadId, "lead"), body),
  }),
});
