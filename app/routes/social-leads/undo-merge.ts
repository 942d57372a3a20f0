import { parseId } from "~/core/ids";
import { getMerge } from "~/domains/social-leads/merging/list-merges.server";
import { undoLeadMerge } from "~/domains/social-leads/merging/undo-merge.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { SOCIAL } from "~/paths/business/social";

const idOf = (params: { socialMergeId?: string | undefined }) => parseId(params.socialMergeId, "merge");

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const merge = await getMerge(ctx, idOf(params));
  return catchDomainError(
    async () => {
      const { kept } = await undoLeadMerge(ctx, merge.id);
      const text = "Both leads are restored with their own records.";
      return { to: SOCIAL.lead(kept.id), title: "Merge undone", text };
    },
    (error) => {
      if (error.code === "not_found") throw error;
      return {
        to: SOCIAL.lead(merge.leadId),
        kind: "error",
        title: "Merge not undone",
        text: error.message,
      };
    },
  );
});

export const loader = buttonLoader(businessPage, async (ctx, { params }) =>
  SOCIAL.lead((await getMerge(ctx, idOf(params))).leadId),
);
