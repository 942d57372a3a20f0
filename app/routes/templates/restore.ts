import { parseId } from "~/core/ids";
import { restoreTemplate } from "~/domains/templates/restore-template.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

export const action = businessPage(async (ctx, { params, context }) => {
  const { name } = await restoreTemplate(ctx, parseId(params.templateId, "template"));
  return redirectWithFlash(context, paths.templates.list, {
    kind: "success",
    title: "Template restored",
    text: name,
  });
});

export const loader = businessPage(async () => redirect(paths.templates.list));
