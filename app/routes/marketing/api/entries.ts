import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getForm } from "~/domains/marketing/forms/forms.server";
import { listEntries } from "~/domains/marketing/forms/ingest-form-lead.server";
import { entryJson } from "~/domains/marketing/forms/json";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: PageQuery,
    run: async ({ ctx, params, query, request }) => {
      const { id } = await getForm(ctx, parseId(params.formId, "form"));
      return jsonPage(request, await listEntries(ctx, { formId: id }, query), entryJson);
    },
  }),
});
