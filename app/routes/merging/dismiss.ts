import { parseId } from "~/core/ids";
import { dismissGroup } from "~/domains/merging/groups/dismiss-group.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { DUPLICATES } from "~/paths/bulk/duplicates";

export const action = buttonAction(businessPage, (ctx, { params }) => {
  const groupId = parseId(params.groupId, "group");
  return catchDomainError(
    async () => {
      await dismissGroup(ctx, groupId);
      return { to: DUPLICATES.list, title: "Marked as not duplicates" };
    },
    (error) => {
      if (error.code === "not_found") throw error;
      return {
        to: DUPLICATES.group(groupId),
        kind: "error",
        title: "Duplicates not changed",
        text: error.message,
      };
    },
  );
});

export const loader = buttonLoader(businessPage, (_ctx, { params }) =>
  DUPLICATES.group(parseId(params.groupId, "group")),
);
