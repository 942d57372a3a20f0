import { parseId } from "~/core/ids";
import { restoreTemplate } from "~/domains/templates/restore-template.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const { name } = await restoreTemplate(ctx, parseId(params.templateId, "template"));
  return { to: paths.templates.list, title: "Template restored", text: name };
});

export const loader = buttonLoader(businessPage, paths.templates.list);
