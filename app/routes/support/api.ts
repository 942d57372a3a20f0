import type { BusinessContext, Context } from "~/core/context";
import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getAccount } from "~/domains/identity/find-account.server";
import { closeThread } from "~/domains/support/close-thread.server";
import { ownThreadJson, queuedThreadJson, supportMessageJson } from "~/domains/support/json";
import { findManager, ManagerInput, removeManager, setManager } from "~/domains/support/manager.server";
import { namedMessages, namedThreads } from "~/domains/support/named.server";
import {
  SupportAnswer,
  SupportMessages,
  SupportQuestion,
  SupportQueueQuery,
} from "~/domains/support/schemas";
import { getThread, listOwnThreads, listThreads } from "~/domains/support/threads.server";
import { answerSupport, askSupport, writeToSupport } from "~/domains/support/write-support.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

interface Asked {
  ctx: BusinessContext;
  params: { supportId?: string | undefined };
}

const ownThreadOf = ({ ctx, params }: Asked) =>
  getThread(ctx, parseId(params.supportId, "question"), ctx.account.id);

interface StaffAsked {
  ctx: Context;
  params: { supportId?: string | undefined };
}

const anyThreadOf = ({ ctx, params }: StaffAsked) =>
  getThread(ctx, parseId(params.supportId, "question"), null);

const accountIdOf = (params: { accountId?: string | undefined }) => parseId(params.accountId, "account");

export const supportApi: ApiPaths = {
  "/api/support": {
    GET: endpoint({
      access: "business",
      query: PageQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listOwnThreads(ctx, query), ownThreadJson),
    }),
    POST: endpoint({
      access: "business",
      body: SupportQuestion,
      status: 201,
      run: async ({ ctx, body }) => ownThreadJson(await askSupport(ctx, body)),
    }),
  },
  "/api/support/:supportId": {
    GET: endpoint({
      access: "business",
      query: SupportMessages,
      run: async ({ query, request, ...asked }) =>
        jsonPage(
          request,
          await namedMessages(asked.ctx, await ownThreadOf(asked), query),
          supportMessageJson,
        ),
    }),
    POST: endpoint({
      access: "business",
      find: ownThreadOf,
      body: SupportAnswer,
      status: 201,
      run: async ({ ctx, params, body }) =>
        supportMessageJson(await writeToSupport(ctx, parseId(params.supportId, "question"), body)),
    }),
  },
  "/api/admin/support": {
    GET: endpoint({
      access: "admin",
      query: SupportQueueQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await namedThreads(ctx, await listThreads(ctx, query)), queuedThreadJson),
    }),
  },
  "/api/admin/support/:supportId": {
    GET: endpoint({
      access: "admin",
      query: SupportMessages,
      run: async ({ query, request, ...asked }) =>
        jsonPage(
          request,
          await namedMessages(asked.ctx, await anyThreadOf(asked), query),
          supportMessageJson,
        ),
    }),
    POST: endpoint({
      access: "admin",
      find: anyThreadOf,
      body: SupportAnswer,
      status: 201,
      run: async ({ ctx, params, body }) =>
        supportMessageJson(await answerSupport(ctx, parseId(params.supportId, "question"), body)),
    }),
  },
  "/api/admin/support/:supportId/close": {
    POST: endpoint({
      access: "admin",
      run: ({ ctx, params }) => closeThread(ctx, parseId(params.supportId, "question")),
    }),
  },
  "/api/admin/accounts/:accountId/manager": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx, params }) => ({
        manager: await findManager(ctx, (await getAccount(ctx, accountIdOf(params))).id),
      }),
    }),
    PUT: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getAccount(ctx, accountIdOf(params)),
      body: ManagerInput,
      run: async ({ ctx, params, body }) => ({ manager: await setManager(ctx, accountIdOf(params), body) }),
    }),
    DELETE: endpoint({ access: "admin", run: ({ ctx, params }) => removeManager(ctx, accountIdOf(params)) }),
  },
};
