import { parseId } from "~/core/ids";
import { getForm, openForm } from "~/domains/marketing/forms/forms.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const { id } = await openForm(ctx, parseId(params.formId, "form"));
  return { to: MARKETING.form(id), title: "Form reopened" };
});

export const loader = buttonLoader(businessPage, async (ctx, { params }) =>
  MARKETING.form((await getForm(ctx, parseId(params.formId, "form"))).id),
);
