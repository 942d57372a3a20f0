import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { FormInput } from "~/domains/marketing/forms/form-schema";
import { getForm, saveForm } from "~/domains/marketing/forms/forms.server";
import { formJson } from "~/domains/marketing/forms/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

interface Asked {
  ctx: BusinessContext;
  params: { formId?: string | undefined };
}
const find = ({ ctx, params }: Asked) => getForm(ctx, parseId(params.formId, "form"));

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: async (asked) => formJson(asked.ctx.config, await find(asked)) }),
  PUT: endpoint({
    access: "business",
    find,
    body: FormInput,
    run: async ({ ctx, params, body }) =>
      formJson(ctx.config, await saveForm(ctx, parseId(params.formId, "form"), body)),
  }),
});
