import type { Context, UserActor } from "~/core/context";
import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import {
  getChatWithBusiness,
  messagesWithBusiness,
  writeToBusiness,
} from "~/domains/chats/agent-side.server";
import { chatMessageJson } from "~/domains/chats/json";
import { ChatMessageInput, ChatQuery } from "~/domains/chats/schemas";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

interface Asked {
  ctx: Context & { actor: UserActor };
  params: { agentId?: string | undefined; accountId?: string | undefined };
}

const idOf = ({ params }: Asked) => parseId(params.accountId, "business");
const sideOf = async ({ ctx, params }: Asked) => ({
  ...ctx,
  agent: await getOwnAgent(ctx, parseId(params.agentId, "agent")),
});

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    query: ChatQuery,
    run: async ({ query, request, ...asked }) => {
      const side = await sideOf(asked);
      const found = await getChatWithBusiness(side, idOf(asked));
      return jsonPage(request, await messagesWithBusiness(side, found, query), chatMessageJson);
    },
  }),
  POST: endpoint({
    access: "user",
    find: async (asked) => getChatWithBusiness(await sideOf(asked), idOf(asked)),
    body: ChatMessageInput,
    status: 201,
    run: async ({ body, ...asked }) =>
      chatMessageJson(await writeToBusiness(await sideOf(asked), idOf(asked), body)),
  }),
});
