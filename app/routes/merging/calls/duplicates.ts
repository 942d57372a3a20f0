import { groupJson } from "~/domains/merging/groups/group-view.server";
import { GroupQuery, listGroups } from "~/domains/merging/groups/list-groups.server";
import { apiRoute, call, jsonPage } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: GroupQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listGroups(ctx, query), ({ names, ...group }) => ({
        ...groupJson(group),
        names,
      })),
  }),
});
