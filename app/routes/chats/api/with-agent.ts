import { parseId } from "~/core/ids";
import { getChatWithAgent, messagesWithAgent, writeToAgent } from "~/domains/chats/account-side.server";
import { chatMessageJson } from "~/domains/chats/json";
import { ChatMessageInput, ChatQuery } from "~/domains/chats/schemas";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

const idOf = (params: { agentId?: string | undefined }) => parseId(params.agentId, "agent");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: ChatQuery,
    run: async ({ ctx, params, query, request }) => {
      const found = await getChatWithAgent(ctx, idOf(params));
      return jsonPage(request, await messagesWithAgent(ctx, found, query), chatMessageJson);
    },
  }),
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getChatWithAgent(ctx, idOf(params)),
    body: ChatMessageInput,
    status: 201,
    run: async ({ ctx, params, body }) => chatMessageJson(await writeToAgent(ctx, idOf(params), body)),
  }),
});
