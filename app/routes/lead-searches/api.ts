import { parseId } from "~/core/ids";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { selectLeads } from "~/domains/bulk/campaign/select-leads.server";
import { SelectionFormSchema } from "~/domains/bulk/campaign/selection-form-schema";
import { criteriaOf } from "~/domains/lead-search/create-lead-search.server";
import { writeCriteria } from "~/domains/lead-search/criteria/write-criteria.server";
import { deleteLeadSearch } from "~/domains/lead-search/delete-lead-search.server";
import { editLeadSearch } from "~/domains/lead-search/edit-lead-search.server";
import {
  buyersJson,
  criteriaJson,
  leadJson,
  leadSearchJson,
  oneSearchJson,
} from "~/domains/lead-search/json";
import { getLeadSearch, listLeadSearches } from "~/domains/lead-search/lead-searches.server";
import { LeadQuery, listLeadsOfSearch } from "~/domains/lead-search/leads/leads.server";
import { addLeads } from "~/domains/lead-search/runs/add-leads.server";
import { previewSearch } from "~/domains/lead-search/runs/preview-search.server";
import { searchPreviewJson } from "~/domains/lead-search/runs/preview-view";
import { startLeadSearch } from "~/domains/lead-search/runs/start-lead-search.server";
import {
  LeadSearchSchema,
  QuerySchema,
  RunLeadSearchSchema,
  SearchPreviewSchema,
  SearchQuery,
} from "~/domains/lead-search/schemas";
import { listIndustryResults } from "~/domains/opportunities/industry-results.server";
import { type Endpoints, endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const searchIdOf = (params: { searchId?: string | undefined }) => parseId(params.searchId, "search");

/**
 * Serves one list under the three names of the specification: also /api/ai/lead-searches, and read-only
 * /api/all-lead-searches. A created search is returned with `notCovered` (countries outside Africa) and `notUnderstood`
 * (unused words) of its description.
 */
const searches: Endpoints = {
  GET: endpoint({
    access: "business",
    query: SearchQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listLeadSearches(ctx, query), leadSearchJson),
  }),
  POST: endpoint({
    access: "business",
    body: LeadSearchSchema,
    status: 201,
    run: async ({ ctx, body }) =>
      oneSearchJson(await addLeads(ctx, body, { results: () => listIndustryResults(ctx) })),
  }),
};

const search: Endpoints = {
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => oneSearchJson(await getLeadSearch(ctx, searchIdOf(params))),
  }),
  PATCH: endpoint({
    access: "business",
    body: LeadSearchSchema,
    run: async ({ ctx, params, body }) =>
      oneSearchJson(await editLeadSearch(ctx, searchIdOf(params), body, () => listIndustryResults(ctx))),
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      await deleteLeadSearch(ctx, searchIdOf(params));
      return { success: true };
    },
  }),
};

const run: Endpoints = {
  POST: endpoint({
    access: "business",
    status: 202,
    body: RunLeadSearchSchema,
    run: async ({ ctx, params, body }) => ({
      message: "Search started! Results will appear shortly.",
      ...oneSearchJson(await startLeadSearch(ctx, parseId(params.searchId, "search"), body)),
    }),
  }),
};

const results: Endpoints = {
  GET: endpoint({
    access: "business",
    query: LeadQuery,
    run: async ({ ctx, params, query, request }) => {
      const search = await getLeadSearch(ctx, parseId(params.searchId, "search"));
      return jsonPage(request, await listLeadsOfSearch(ctx, search, query), leadJson);
    },
  }),
};

/** The specification gives some of these endpoints two paths; both behave the same. */
export const leadSearchesApi: ApiPaths = {
  "/api/ai-lead-searches": searches,
  /** Creates a search from selected companies, contacts and leads. */
  "/api/ai-lead-searches/picked": {
    POST: endpoint({
      access: "business",
      body: SelectionFormSchema,
      status: 201,
      run: async ({ ctx, body }) => leadSearchJson(await selectLeads(ctx, body)),
    }),
  },
  "/api/ai-lead-searches/:searchId": search,
  "/api/ai-lead-searches/:searchId/run": run,
  "/api/ai-lead-searches/:searchId/results": results,
  "/api/ai/lead-searches": searches,
  "/api/ai/lead-searches/:searchId": search,
  "/api/ai/lead-searches/:searchId/run": run,
  "/api/ai/lead-searches/:searchId/results": results,
  "/api/all-lead-searches": {
    GET: endpoint({
      access: "business",
      query: SearchQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listLeadSearches(ctx, query), leadSearchJson),
    }),
  },
  /** Counts what a search would find and consume before it is saved, as its page does. */
  "/api/ai/search-preview": {
    POST: endpoint({
      access: "business",
      body: SearchPreviewSchema,
      run: async ({ ctx, body: { maxLeads, ...asked } }) => {
        const criteria = await criteriaOf(ctx, asked, () => listIndustryResults(ctx));
        return searchPreviewJson(
          criteria,
          await previewSearch(ctx, { criteria, maxLeads }, await getLeadUsage(ctx)),
        );
      },
    }),
  },
  /**
   * Interprets a description as criteria and names the interpreter: the AI model, or null for the built-in parser.
   * `buyers` lists likely buyers of the described product, with reasons; `findBuyers` treats any description as a
   * product for sale.
   */
  "/api/ai/criteria": {
    POST: endpoint({
      access: "business",
      body: QuerySchema,
      run: async ({ ctx, body }) => {
        const { criteria, buyers, ...written } = await writeCriteria(ctx, body.sentence, {
          findBuyers: body.findBuyers ?? false,
          results: () => listIndustryResults(ctx),
        });
        return { criteria: criteriaJson(criteria), ...written, buyers: buyersJson(buyers) };
      },
    }),
  },
};
