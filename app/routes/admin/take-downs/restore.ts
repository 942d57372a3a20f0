import { parseId } from "~/core/ids";
import { getTarget, restoreTarget } from "~/domains/admin/take-downs/take-down.server";
import { capitalised, TARGETS, targetKindOf } from "~/domains/admin/take-downs/targets";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage, type PageArgs } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

const keyOf = ({ params }: PageArgs) => ({
  kind: targetKindOf(params.kind),
  id: parseId(params.targetId, "target"),
});

export const action = adminPage(async (ctx, args) => {
  const { kind, id } = keyOf(args);
  await restoreTarget(ctx, { kind, id });
  return redirectWithFlash(args.context, paths.admin.takeDown(kind, id), {
    kind: "success",
    title: `${capitalised(TARGETS[kind].noun)} restored`,
  });
});

export const loader = adminPage(async (ctx, args) => {
  const { kind, id } = await getTarget(ctx, keyOf(args));
  return redirect(paths.admin.takeDown(kind, id));
});
