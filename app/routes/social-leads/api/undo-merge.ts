import { parseId } from "~/core/ids";
import { centreLeadJson } from "~/domains/social-leads/json";
import { getMerge } from "~/domains/social-leads/merging/list-merges.server";
import { undoLeadMerge } from "~/domains/social-leads/merging/undo-merge.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { socialMergeId?: string | undefined }) => parseId(params.socialMergeId, "merge");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getMerge(ctx, idOf(params)),
    run: async ({ ctx, params }) => {
      const { kept, back } = await undoLeadMerge(ctx, idOf(params));
      return { leads: [centreLeadJson(kept), centreLeadJson(back)] };
    },
  }),
});
