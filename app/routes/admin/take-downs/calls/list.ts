import { listTakenDown, targetJson } from "~/domains/admin/take-downs/take-down.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({ access: "admin", run: async ({ ctx }) => (await listTakenDown(ctx)).map(targetJson) }),
});
