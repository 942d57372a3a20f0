import { parseId } from "~/core/ids";
import { undoMerge } from "~/domains/merging/merging/undo-merge.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { DUPLICATES } from "~/paths/bulk/duplicates";

export const action = businessPage((ctx, { params, context }) => {
  const groupId = parseId(params.groupId, "group");
  return catchDomainError(
    async () => {
      const { text } = await undoMerge(ctx, groupId);
      const flash = { kind: "success", title: "The merge was taken back", text } as const;
      return redirectWithFlash(context, DUPLICATES.group(groupId), flash);
    },
    (error) => {
      if (error.code === "not_found") throw error;
      const flash = { kind: "error", title: "Nothing was changed", text: error.message } as const;
      return redirectWithFlash(context, DUPLICATES.group(groupId), flash);
    },
  );
});

export const loader = businessPage(async (_ctx, { params }) =>
  redirect(DUPLICATES.group(parseId(params.groupId, "group"))),
);
