import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { requireMarketing } from "~/domains/marketing/access/access.server";
import { listMessages } from "~/domains/social-leads/conversations/conversation.server";
import { socialMessageJson } from "~/domains/social-leads/conversations/json";
import { replyToLead } from "~/domains/social-leads/conversations/reply.server";
import { MessagesQuery, ReplyInput } from "~/domains/social-leads/conversations/schemas";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";
import { leadOf } from "../../social-leads/portal/lead-of.server";

interface Asked {
  ctx: BusinessContext;
  params: { socialLeadId?: string | undefined };
}

const find = ({ ctx, params }: Asked) => leadOf(ctx, { params });

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    find,
    query: MessagesQuery,
    run: async ({ ctx, params, query, request }) => {
      await requireMarketing(ctx);
      const page = await listMessages(ctx, parseId(params.socialLeadId, "lead"), query);
      return jsonPage(request, page, socialMessageJson);
    },
  }),
  POST: endpoint({
    access: "business",
    find,
    body: ReplyInput,
    status: 201,
    run: async ({ ctx, params, body }) =>
      socialMessageJson(await replyToLead(ctx, parseId(params.socialLeadId, "lead"), body)),
  }),
});
