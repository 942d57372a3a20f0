import { parseId } from "~/core/ids";
import { deleteLeadSearch } from "~/domains/lead-search/delete-lead-search.server";
import { editLeadSearch } from "~/domains/lead-search/edit-lead-search.server";
import { oneSearchJson } from "~/domains/lead-search/json";
import { getLeadSearch } from "~/domains/lead-search/lead-searches.server";
import { LeadSearchSchema } from "~/domains/lead-search/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { searchId?: string | undefined }) => parseId(params.searchId, "search");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => oneSearchJson(await getLeadSearch(ctx, idOf(params))),
  }),
  PATCH: endpoint({
    access: "business",
    body: LeadSearchSchema,
    run: async ({ ctx, params, body }) => oneSearchJson(await editLeadSearch(ctx, idOf(params), body)),
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      await deleteLeadSearch(ctx, idOf(params));
      return { success: true };
    },
  }),
});
