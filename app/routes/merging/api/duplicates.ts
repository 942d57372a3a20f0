import { groupJson } from "~/domains/merging/groups/group-view.server";
import { GroupQuery, listGroups } from "~/domains/merging/groups/list-groups.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: GroupQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listGroups(ctx, query), ({ names, ...group }) => ({
        ...groupJson(group),
        names,
      })),
  }),
});
