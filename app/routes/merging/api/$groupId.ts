import { parseId } from "~/core/ids";
import { getGroupView } from "~/domains/merging/groups/group-view.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: ({ ctx, params }) => getGroupView(ctx, parseId(params.groupId, "group")),
  }),
});
