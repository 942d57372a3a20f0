import { parseId } from "~/core/ids";
import { dismissGroup } from "~/domains/merging/groups/dismiss-group.server";
import { groupJson } from "~/domains/merging/groups/group-view.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) => groupJson(await dismissGroup(ctx, parseId(params.groupId, "group"))),
  }),
});
