import { redirect } from "@remix-run/cloudflare";
import { parseId } from "~/core/ids";
import { restoreTemplate } from "~/domains/outreach/delete-template.server";
import { redirectWithFlash } from "~/http/flash.server";
import { businessPage } from "~/http/page.server";
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
