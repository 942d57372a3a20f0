import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { supportMessageJson } from "~/domains/support/json";
import { namedMessages } from "~/domains/support/named.server";
import { SupportAnswer, SupportMessages } from "~/domains/support/schemas";
import { getThread } from "~/domains/support/threads.server";
import { writeToSupport } from "~/domains/support/write-support.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

interface Asked {
  ctx: BusinessContext;
  params: { supportId?: string | undefined };
}

const threadOf = ({ ctx, params }: Asked) =>
  getThread(ctx, parseId(params.supportId, "question"), ctx.account.id);

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: SupportMessages,
    run: async ({ query, request, ...asked }) =>
      jsonPage(request, await namedMessages(asked.ctx, await threadOf(asked), query), supportMessageJson),
  }),
  POST: endpoint({
    access: "business",
    find: threadOf,
    body: SupportAnswer,
    status: 201,
    run: async ({ ctx, params, body }) =>
      supportMessageJson(await writeToSupport(ctx, parseId(params.supportId, "question"), body)),
  }),
});
