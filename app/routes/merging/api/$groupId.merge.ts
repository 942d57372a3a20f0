import { parseId } from "~/core/ids";
import { getGroup } from "~/domains/merging/groups/get-group.server";
import { MergeInput } from "~/domains/merging/merging/merge-fields";
import { mergeGroup } from "~/domains/merging/merging/merge-group.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { groupId?: string | undefined }) => parseId(params.groupId, "group");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getGroup(ctx, idOf(params)),
    body: MergeInput,
    run: ({ ctx, params, body }) => mergeGroup(ctx, idOf(params), body),
  }),
});
