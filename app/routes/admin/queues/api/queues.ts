import { queueJson } from "~/domains/admin/json";
import { listQueues } from "~/domains/admin/reviews/list-reviews.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "admin", run: async ({ ctx }) => (await listQueues(ctx)).map(queueJson) }),
});
