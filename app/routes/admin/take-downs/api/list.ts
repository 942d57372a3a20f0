import { listTakenDown, targetJson } from "~/domains/admin/take-downs/take-down.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "admin", run: async ({ ctx }) => (await listTakenDown(ctx)).map(targetJson) }),
});
