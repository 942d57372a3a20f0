import { requireMarketing } from "~/domains/marketing/access/access.server";
import { FormInput } from "~/domains/marketing/forms/form-schema";
import { createForm, listForms } from "~/domains/marketing/forms/forms.server";
import { formJson } from "~/domains/marketing/forms/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx }) => {
      await requireMarketing(ctx);
      return (await listForms(ctx)).map((form) => formJson(ctx.config, form));
    },
  }),
  POST: endpoint({
    access: "business",
    body: FormInput,
    status: 201,
    run: async ({ ctx, body }) => formJson(ctx.config, await createForm(ctx, body)),
  }),
});
