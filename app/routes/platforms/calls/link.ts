import { parseId } from "~/core/ids";
import { getPerson } from "~/domains/social-leads/conversations/conversation.server";
import { socialMessageJson } from "~/domains/social-leads/conversations/json";
import { prepareLink } from "~/domains/social-leads/conversations/reply.server";
import { ReplyInput } from "~/domains/social-leads/conversations/schemas";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    find: ({ ctx, params }) => getPerson(ctx, parseId(params.leadId, "lead")),
    body: ReplyInput,
    status: 201,
    run: async ({ ctx, params, body }) => {
      const { message, url } = await prepareLink(ctx, parseId(params.leadId, "lead"), body);
      return { ...socialMessageJson(message), url };
    },
  }),
});
