import { route } from "@remix-run/route-config";

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
};
