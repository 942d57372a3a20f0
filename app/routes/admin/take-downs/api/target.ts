import { parseId } from "~/core/ids";
import { WithReason } from "~/domains/admin/accounts/schemas";
import { getTarget, restoreTarget, takeDown, targetJson } from "~/domains/admin/take-downs/take-down.server";
import { targetKindOf } from "~/domains/admin/take-downs/targets";
import { apiRoute, endpoint } from "~/http/api/api.server";

const keyOf = ({ kind, targetId }: { kind?: string | undefined; targetId?: string | undefined }) => ({
  kind: targetKindOf(kind),
  id: parseId(targetId, "target"),
});

export const { loader, action } = apiRoute({
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
});
