import { queueJson, queueRowJson } from "~/domains/admin/json";
import { decideWork, getQueue, listQueues, listWork } from "~/domains/admin/reviews/list-reviews.server";
import { QueueAct, QueueQuery } from "~/domains/admin/reviews/reviews";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const adminQueuesApi: ApiPaths = {
  "/api/admin/queues": {
    GET: endpoint({ access: "admin", run: async ({ ctx }) => (await listQueues(ctx)).map(queueJson) }),
  },
  "/api/admin/queues/:queue": {
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
  },
};
