import { parseId } from "~/core/ids";
import { openForm } from "~/domains/marketing/forms/forms.server";
import { formJson } from "~/domains/marketing/forms/json";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx, params }) => formJson(ctx.config, await openForm(ctx, parseId(params.formId, "form"))),
  }),
});
