import { parseId } from "~/core/ids";
import { reopenGroup } from "~/domains/merging/groups/dismiss-group.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { DUPLICATES } from "~/paths/bulk/duplicates";

export const action = buttonAction(businessPage, (ctx, { params }) => {
  const groupId = parseId(params.groupId, "group");
  return catchDomainError(
    async () => {
      await reopenGroup(ctx, groupId);
      return { to: DUPLICATES.group(groupId), title: "Group reopened" };
    },
    (error) => {
      if (error.code === "not_found") throw error;
      return {
        to: DUPLICATES.group(groupId),
        kind: "error",
        title: "Group not reopened",
        text: error.message,
      };
    },
  );
});

export const loader = buttonLoader(businessPage, (_ctx, { params }) =>
  DUPLICATES.group(parseId(params.groupId, "group")),
);
