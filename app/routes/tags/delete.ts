import { parseId } from "~/core/ids";
import { deleteTag } from "~/domains/tags/edit-tags.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { TAGS } from "~/paths/bulk/tags";

export const action = businessPage(async (ctx, { params }) => {
  const { id } = await deleteTag(ctx, parseId(params.tagId, "tag"));
  return redirect(paths.withQuery(TAGS.list, { deleted: id }));
});

export const loader = businessPage(async () => redirect(TAGS.list));
