import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { requireMarketing } from "~/domains/marketing/access/access.server";
import { FormInput } from "~/domains/marketing/forms/form-schema";
import {
  closeForm,
  createForm,
  getForm,
  listForms,
  openForm,
  saveForm,
} from "~/domains/marketing/forms/forms.server";
import { listEntries } from "~/domains/marketing/forms/ingest-form-lead.server";
import { entryJson, formJson } from "~/domains/marketing/forms/json";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

interface FormAsked {
  ctx: BusinessContext;
  params: { formId?: string | undefined };
}

const findForm = ({ ctx, params }: FormAsked) => getForm(ctx, parseId(params.formId, "form"));

export const marketingFormsApi: ApiPaths = {
  "/api/marketing/forms": {
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
  },
  "/api/marketing/forms/:formId": {
    GET: endpoint({
      access: "business",
      run: async (asked) => formJson(asked.ctx.config, await findForm(asked)),
    }),
    PUT: endpoint({
      access: "business",
      find: findForm,
      body: FormInput,
      run: async ({ ctx, params, body }) =>
        formJson(ctx.config, await saveForm(ctx, parseId(params.formId, "form"), body)),
    }),
  },
  "/api/marketing/forms/:formId/close": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        formJson(ctx.config, await closeForm(ctx, parseId(params.formId, "form"))),
    }),
  },
  "/api/marketing/forms/:formId/open": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        formJson(ctx.config, await openForm(ctx, parseId(params.formId, "form"))),
    }),
  },
  "/api/marketing/forms/:formId/entries": {
    GET: endpoint({
      access: "business",
      query: PageQuery,
      run: async ({ ctx, params, query, request }) => {
        const { id } = await getForm(ctx, parseId(params.formId, "form"));
        return jsonPage(request, await listEntries(ctx, { formId: id }, query), entryJson);
      },
    }),
  },
};
