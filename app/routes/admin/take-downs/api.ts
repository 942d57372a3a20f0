import { parseId } from "~/core/ids";
import { WithReason } from "~/domains/admin/accounts/schemas";
import {
  getTarget,
  listTakenDown,
  restoreTarget,
  takeDown,
  targetJson,
} from "~/domains/admin/take-downs/take-down.server";
import { targetKindOf } from "~/domains/admin/take-downs/targets";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const keyOf = ({ kind, targetId }: { kind?: string | undefined; targetId?: string | undefined }) => ({
  kind: targetKindOf(kind),
  id: parseId(targetId, "target"),
});

export const adminTakeDownsApi: ApiPaths = {
  "/api/admin/take-downs": {
    GET: endpoint({ access: "admin", run: async ({ ctx }) => (await listTakenDown(ctx)).map(targetJson) }),
  },
  "/api/admin/take-downs/:kind/:targetId": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx, params }) => targetJson(await getTarget(ctx, keyOf(params))),
    }),
    PUT: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getTarget(ctx, keyOf(params)),
      body: WithReason,
      run: ({ ctx, params, body }) => takeDown(ctx, keyOf(params), body),
    }),
    DELETE: endpoint({ access: "admin", run: ({ ctx, params }) => restoreTarget(ctx, keyOf(params)) }),
  },
};
