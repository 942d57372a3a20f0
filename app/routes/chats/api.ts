import type { Context, UserActor } from "~/core/context";
import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import {
  getChatWithAgent,
  listChatsOfAccount,
  messagesWithAgent,
  writeToAgent,
} from "~/domains/chats/account-side.server";
import {
  getChatWithBusiness,
  listChatsOfAgent,
  messagesWithBusiness,
  writeToBusiness,
} from "~/domains/chats/agent-side.server";
import { chatMessageJson, chatOfAccountJson, chatOfAgentJson } from "~/domains/chats/json";
import { ChatMessageInput, ChatQuery } from "~/domains/chats/schemas";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const agentIdOf = (params: { agentId?: string | undefined }) => parseId(params.agentId, "agent");

interface Asked {
  ctx: Context & { actor: UserActor };
  params: { agentId?: string | undefined; accountId?: string | undefined };
}

const accountIdOf = ({ params }: Asked) => parseId(params.accountId, "business");

const sideOf = async ({ ctx, params }: Asked) => ({
  ...ctx,
  agent: await getOwnAgent(ctx, parseId(params.agentId, "agent")),
});

export const chatsApi: ApiPaths = {
  "/api/agents/messages": {
    GET: endpoint({
      access: "business",
      query: PageQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listChatsOfAccount(ctx, query), chatOfAccountJson),
    }),
  },
  "/api/agents/:agentId/messages": {
    GET: endpoint({
      access: "business",
      query: ChatQuery,
      run: async ({ ctx, params, query, request }) => {
        const found = await getChatWithAgent(ctx, agentIdOf(params));
        return jsonPage(request, await messagesWithAgent(ctx, found, query), chatMessageJson);
      },
    }),
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getChatWithAgent(ctx, agentIdOf(params)),
      body: ChatMessageInput,
      status: 201,
      run: async ({ ctx, params, body }) => chatMessageJson(await writeToAgent(ctx, agentIdOf(params), body)),
    }),
  },
  "/api/agents/:agentId/chats": {
    GET: endpoint({
      access: "user",
      query: PageQuery,
      run: async ({ ctx, params, query, request }) => {
        const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        return jsonPage(request, await listChatsOfAgent({ ...ctx, agent }, query), chatOfAgentJson);
      },
    }),
  },
  "/api/agents/:agentId/chats/:accountId": {
    GET: endpoint({
      access: "user",
      query: ChatQuery,
      run: async ({ query, request, ...asked }) => {
        const side = await sideOf(asked);
        const found = await getChatWithBusiness(side, accountIdOf(asked));
        return jsonPage(request, await messagesWithBusiness(side, found, query), chatMessageJson);
      },
    }),
    POST: endpoint({
      access: "user",
      find: async (asked) => getChatWithBusiness(await sideOf(asked), accountIdOf(asked)),
      body: ChatMessageInput,
      status: 201,
      run: async ({ body, ...asked }) =>
        chatMessageJson(await writeToBusiness(await sideOf(asked), accountIdOf(asked), body)),
    }),
  },
};
