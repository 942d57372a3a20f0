import { parseId } from "~/core/ids";
import { deleteTag } from "~/domains/tags/edit-tags.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { TAGS } from "~/paths/bulk/tags";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const { id } = await deleteTag(ctx, parseId(params.tagId, "tag"));
  return { to: paths.withQuery(TAGS.list, { deleted: id }) };
});

export const loader = buttonLoader(businessPage, TAGS.list);
