import { parseId } from "~/core/ids";
import { sentenceCase } from "~/core/sentence-case";
import { getTarget, restoreTarget } from "~/domains/admin/take-downs/take-down.server";
import { TARGETS, targetKindOf } from "~/domains/admin/take-downs/targets";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { adminPage, type PageArgs } from "~/http/pages/page.server";
import { paths } from "~/paths";

const keyOf = ({ params }: PageArgs) => ({
  kind: targetKindOf(params.kind),
  id: parseId(params.targetId, "target"),
});

export const action = buttonAction(adminPage, async (ctx, args) => {
  const { kind, id } = keyOf(args);
  await restoreTarget(ctx, { kind, id });
  return { to: paths.admin.takeDown(kind, id), title: `${sentenceCase(TARGETS[kind].noun)} restored` };
});

export const loader = buttonLoader(adminPage, async (ctx, args) => {
  const { kind, id } = await getTarget(ctx, keyOf(args));
  return paths.admin.takeDown(kind, id);
});
