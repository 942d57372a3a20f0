import { parseId } from "~/core/ids";
import { searchView } from "~/domains/merging/duplicate-scan/scan-view";
import { findSearch, requestSearch } from "~/domains/merging/duplicate-scan/start-scan.server";
import { dismissGroup, reopenGroup } from "~/domains/merging/groups/dismiss-group.server";
import { getGroup } from "~/domains/merging/groups/get-group.server";
import { getGroupView, groupJson } from "~/domains/merging/groups/group-view.server";
import { GroupQuery, listGroups } from "~/domains/merging/groups/list-groups.server";
import { MergeInput } from "~/domains/merging/merging/merge-fields";
import { mergeGroup } from "~/domains/merging/merging/merge-group.server";
import { removeDuplicates } from "~/domains/merging/merging/remove-duplicates.server";
import { removedText } from "~/domains/merging/merging/removed-text";
import { undoMerge } from "~/domains/merging/merging/undo-merge.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { orUnavailable } from "~/http/errors.server";

const groupIdOf = (params: { groupId?: string | undefined }) => parseId(params.groupId, "group");

export const mergingApi: ApiPaths = {
  /** Merges certain duplicates; `isWorking` means the queue is still merging. */
  "/api/database/remove-duplicates": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx }) => {
        const removed = await orUnavailable(ctx, "Failed to remove duplicates", () => removeDuplicates(ctx));
        return { ...removed, message: removedText(removed) };
      },
    }),
  },
  "/api/duplicates": {
    GET: endpoint({
      access: "business",
      query: GroupQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listGroups(ctx, query), ({ names, ...group }) => ({
          ...groupJson(group),
          names,
        })),
    }),
  },
  /** The running duplicate search, or the last one; null before the first. */
  "/api/duplicates/search": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx }) => Response.json(searchView(await findSearch(ctx))),
    }),
    POST: endpoint({
      access: "business",
      status: 202,
      run: async ({ ctx }) => searchView(await requestSearch(ctx)),
    }),
  },
  "/api/duplicates/:groupId": {
    GET: endpoint({
      access: "business",
      run: ({ ctx, params }) => getGroupView(ctx, parseId(params.groupId, "group")),
    }),
  },
  "/api/duplicates/:groupId/merge": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getGroup(ctx, groupIdOf(params)),
      body: MergeInput,
      run: ({ ctx, params, body }) => mergeGroup(ctx, groupIdOf(params), body),
    }),
  },
  "/api/duplicates/:groupId/dismiss": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) => groupJson(await dismissGroup(ctx, parseId(params.groupId, "group"))),
    }),
  },
  "/api/duplicates/:groupId/reopen": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) => groupJson(await reopenGroup(ctx, parseId(params.groupId, "group"))),
    }),
  },
  "/api/duplicates/:groupId/undo": {
    POST: endpoint({
      access: "business",
      run: ({ ctx, params }) => undoMerge(ctx, parseId(params.groupId, "group")),
    }),
  },
};
