import { queueJson } from "~/domains/admin/json";
import { listQueues } from "~/domains/admin/work.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "admin", run: async ({ ctx }) => (await listQueues(ctx)).map(queueJson) }),
});
