import { requireMarketing } from "~/domains/marketing/access/access.server";
import { FormInput } from "~/domains/marketing/forms/form-schema";
import { createForm, listForms } from "~/domains/marketing/forms/forms.server";
import { formJson } from "~/domains/marketing/forms/json";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx }) => {
      await requireMarketing(ctx);
      return (await listForms(ctx)).map((form) => formJson(ctx.config, form));
    },
  }),
  POST: call({
    access: "business",
    body: FormInput,
    status: 201,
    run: async ({ ctx, body }) => formJson(ctx.config, await createForm(ctx, body)),
  }),
});
