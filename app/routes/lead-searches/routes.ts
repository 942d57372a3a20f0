import { route } from "@remix-run/route-config";

/** The specification names some of these calls in two ways; both are the same. */
export const leadSearchesRoutes = {
  pages: [
    route("ai-lead-search", "routes/lead-searches/list.tsx"),
    route("ai-lead-search/new", "routes/lead-searches/new.tsx"),
    route("ai-lead-search/pick", "routes/lead-searches/select.tsx"),
    route("ai-lead-search/:searchId", "routes/lead-searches/results.tsx"),
    route("ai-lead-search/:searchId/edit", "routes/lead-searches/edit.tsx"),
    route("ai-lead-search/:searchId/run", "routes/lead-searches/run.tsx"),
    route("ai-lead-search/:searchId/delete", "routes/lead-searches/delete.tsx"),
  ],
  files: [
    route("ai-lead-search/results", "routes/lead-searches/last-results.ts"),
    route("ai-lead-search/criteria", "routes/lead-searches/criteria.ts"),
    route("ai-lead-search/:searchId/duplicate", "routes/lead-searches/duplicate.ts"),
  ],
  calls: [
    route("api/ai-lead-searches", "routes/lead-searches/api/searches.ts", { id: "api-searches-0" }),
    route("api/ai-lead-searches/picked", "routes/lead-searches/api/picked.ts"),
    route("api/ai-lead-searches/:searchId", "routes/lead-searches/api/$searchId.ts", {
      id: "api-search-0",
    }),
    route("api/ai-lead-searches/:searchId/run", "routes/lead-searches/api/$searchId.run.ts", {
      id: "api-run-0",
    }),
    route("api/ai-lead-searches/:searchId/results", "routes/lead-searches/api/$searchId.results.ts", {
      id: "api-results-0",
    }),
    route("api/ai/lead-searches", "routes/lead-searches/api/searches.ts", { id: "api-searches-1" }),
    route("api/ai/lead-searches/:searchId", "routes/lead-searches/api/$searchId.ts", {
      id: "api-search-1",
    }),
    route("api/ai/lead-searches/:searchId/run", "routes/lead-searches/api/$searchId.run.ts", {
      id: "api-run-1",
    }),
    route("api/ai/lead-searches/:searchId/results", "routes/lead-searches/api/$searchId.results.ts", {
      id: "api-results-1",
    }),
    route("api/all-lead-searches", "routes/lead-searches/api/all-lead-searches.ts"),
    route("api/ai/criteria", "routes/lead-searches/api/criteria.ts"),
  ],
};
