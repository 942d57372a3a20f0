import { parseId } from "~/core/ids";
import { closeForm, getForm } from "~/domains/marketing/forms/forms.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { MARKETING } from "~/paths/business/marketing";

export const action = businessPage(async (ctx, { context, params }) => {
  const { id } = await closeForm(ctx, parseId(params.formId, "form"));
  return redirectWithFlash(context, MARKETING.form(id), { kind: "success", title: "Form Closed" });
});

export const loader = businessPage(async (ctx, { params }) =>
  redirect(MARKETING.form((await getForm(ctx, parseId(params.formId, "form"))).id)),
);
