import { parseId } from "~/core/ids";
import { restoreTag } from "~/domains/tags/edit-tags.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { TAGS } from "~/paths/bulk/tags";

export const action = buttonAction(businessPage, (ctx, { params }) =>
  catchDomainError(
    async () => {
      const { name } = await restoreTag(ctx, parseId(params.tagId, "tag"));
      return { to: TAGS.list, title: `Tag “${name}” restored` };
    },
    (error) => {
      if (error.code === "not_found") throw error;
      return { to: TAGS.list, kind: "error", title: "Tag not restored", text: error.message };
    },
  ),
);

export const loader = buttonLoader(businessPage, TAGS.list);
