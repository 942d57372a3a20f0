import { parseId } from "~/core/ids";
import { duplicateTemplate } from "~/domains/templates/save-template.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const copy = await duplicateTemplate(ctx, parseId(params.templateId, "template"));
  return {
    to: paths.templates.template(copy.id),
    title: "Template created successfully",
    text: "You’re viewing the copy.",
  };
});

export const loader = buttonLoader(businessPage, paths.templates.list);
