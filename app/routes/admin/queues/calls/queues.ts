import { queueJson } from "~/domains/admin/json";
import { listQueues } from "~/domains/admin/reviews/list-reviews.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "admin", run: async ({ ctx }) => (await listQueues(ctx)).map(queueJson) }),
});
