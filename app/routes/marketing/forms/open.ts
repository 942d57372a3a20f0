import { parseId } from "~/core/ids";
import { getForm, openForm } from "~/domains/marketing/forms/forms.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { MARKETING } from "~/paths/business/marketing";

export const action = businessPage(async (ctx, { context, params }) => {
  const { id } = await openForm(ctx, parseId(params.formId, "form"));
  return redirectWithFlash(context, MARKETING.form(id), { kind: "success", title: "Form Opened" });
});

export const loader = businessPage(async (ctx, { params }) =>
  redirect(MARKETING.form((await getForm(ctx, parseId(params.formId, "form"))).id)),
);
