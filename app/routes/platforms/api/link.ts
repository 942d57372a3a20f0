import { parseId } from "~/core/ids";
import { socialMessageJson } from "~/domains/social-leads/conversations/json";
import { prepareLink } from "~/domains/social-leads/conversations/reply.server";
import { ReplyInput } from "~/domains/social-leads/conversations/schemas";
import { getSocialLead } from "~/domains/social-leads/list-leads.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getSocialLead(ctx, parseId(params.socialLeadId, "lead")),
    body: ReplyInput,
    status: 201,
    run: async ({ ctx, params, body }) => {
      const { message, url } = await prepareLink(ctx, parseId(params.socialLeadId, "lead"), body);
      return { ...socialMessageJson(message), url };
    },
  }),
});
