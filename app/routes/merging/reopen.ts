import { parseId } from "~/core/ids";
import { reopenGroup } from "~/domains/merging/groups/dismiss-group.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { DUPLICATES } from "~/paths/bulk/duplicates";

export const action = businessPage((ctx, { params, context }) => {
  const groupId = parseId(params.groupId, "group");
  return catchDomainError(
    async () => {
      await reopenGroup(ctx, groupId);
      return redirectWithFlash(context, DUPLICATES.group(groupId), {
        kind: "success",
        title: "On the list again",
      });
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
