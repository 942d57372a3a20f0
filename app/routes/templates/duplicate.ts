import { parseId } from "~/core/ids";
import { duplicateTemplate } from "~/domains/templates/save-template.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

export const action = businessPage(async (ctx, { params, context }) => {
  const copy = await duplicateTemplate(ctx, parseId(params.templateId, "template"));
  return redirectWithFlash(context, paths.templates.template(copy.id), {
    kind: "success",
    title: "Template created successfully",
    text: "This is the copy. Change what you like.",
  });
});

export const loader = businessPage(async () => redirect(paths.templates.list));
