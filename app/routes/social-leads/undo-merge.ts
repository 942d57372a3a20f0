import { parseId } from "~/core/ids";
import { getMerge } from "~/domains/social-leads/merging/list-merges.server";
import { undoLeadMerge } from "~/domains/social-leads/merging/undo-merge.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { SOCIAL } from "~/paths/business/social";

const idOf = (params: { socialMergeId?: string | undefined }) => parseId(params.socialMergeId, "merge");

export const action = businessPage(async (ctx, { params, context }) => {
  const merge = await getMerge(ctx, idOf(params));
  return catchDomainError(
    async () => {
      const { kept } = await undoLeadMerge(ctx, merge.id);
      const text = "Both leads are there again, each with its own.";
      const flash = { kind: "success", title: "The merge was taken back", text } as const;
      return redirectWithFlash(context, SOCIAL.lead(kept.id), flash);
    },
    (error) => {
      if (error.code === "not_found") throw error;
      const flash = { kind: "error", title: "Nothing was changed", text: error.message } as const;
      return redirectWithFlash(context, SOCIAL.lead(merge.leadId), flash);
    },
  );
});

export const loader = businessPage(async (ctx, { params }) =>
  redirect(SOCIAL.lead((await getMerge(ctx, idOf(params))).leadId)),
);
