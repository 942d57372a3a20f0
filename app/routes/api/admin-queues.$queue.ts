import { queueRowJson } from "~/domains/admin/json";
import { QueueAct, QueueQuery } from "~/domains/admin/queues";
import { decideWork, getQueue, listWork } from "~/domains/admin/work.server";
import { apiRoute, call, jsonPage } from "~/http/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "admin",
    query: QueueQuery,
    run: async ({ ctx, params, query, request }) =>
      jsonPage(request, await listWork(ctx, getQueue(params.queue), query), queueRowJson),
  }),
  POST: call({
    access: "admin",
    find: async ({ params }) => getQueue(params.queue),
    body: QueueAct,
    run: async ({ ctx, params, body }) => {
      await decideWork(ctx, getQueue(params.queue), body);
    },
  }),
});
