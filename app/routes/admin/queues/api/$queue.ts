import { queueRowJson } from "~/domains/admin/json";
import { decideWork, getQueue, listWork } from "~/domains/admin/reviews/list-reviews.server";
import { QueueAct, QueueQuery } from "~/domains/admin/reviews/reviews";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    query: QueueQuery,
    run: async ({ ctx, params, query, request }) =>
      jsonPage(request, await listWork(ctx, getQueue(params.queue), query), queueRowJson),
  }),
  POST: endpoint({
    access: "admin",
    find: async ({ params }) => getQueue(params.queue),
    body: QueueAct,
    run: async ({ ctx, params, body }) => {
      await decideWork(ctx, getQueue(params.queue), body);
    },
  }),
});
