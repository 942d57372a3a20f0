import { parseId } from "~/core/ids";
import { getGroupView } from "~/domains/merging/groups/group-view.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: ({ ctx, params }) => getGroupView(ctx, parseId(params.groupId, "group")),
  }),
});
