import { parseId } from "~/core/ids";
import { undoMerge } from "~/domains/merging/merging/undo-merge.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { DUPLICATES } from "~/paths/bulk/duplicates";

export const action = buttonAction(businessPage, (ctx, { params }) => {
  const groupId = parseId(params.groupId, "group");
  return catchDomainError(
    async () => {
      const { text } = await undoMerge(ctx, groupId);
      return { to: DUPLICATES.group(groupId), title: "Merge undone", text };
    },
    (error) => {
      if (error.code === "not_found") throw error;
      return {
        to: DUPLICATES.group(groupId),
        kind: "error",
        title: "Merge not undone",
        text: error.message,
      };
    },
  );
});

export const loader = buttonLoader(businessPage, (_ctx, { params }) =>
  DUPLICATES.group(parseId(params.groupId, "group")),
);
