import { parseId } from "~/core/ids";
import { restoreTag } from "~/domains/tags/edit-tags.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { TAGS } from "~/paths/bulk/tags";

export const action = businessPage((ctx, { params, context }) =>
  catchDomainError(
    async () => {
      const { name } = await restoreTag(ctx, parseId(params.tagId, "tag"));
      const flash = { kind: "success", title: `The tag “${name}” is back` } as const;
      return redirectWithFlash(context, TAGS.list, flash);
    },
    (error) => {
      if (error.code === "not_found") throw error;
      return redirectWithFlash(context, TAGS.list, { kind: "error", title: error.message });
    },
  ),
);

export const loader = businessPage(async () => redirect(TAGS.list));
