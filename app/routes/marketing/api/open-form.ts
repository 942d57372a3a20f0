import { parseId } from "~/core/ids";
import { openForm } from "~/domains/marketing/forms/forms.server";
import { formJson } from "~/domains/marketing/forms/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) => formJson(ctx.config, await openForm(ctx, parseId(params.formId, "form"))),
  }),
});
