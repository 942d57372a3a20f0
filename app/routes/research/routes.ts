import { route } from "@remix-run/route-config";

const SCREEN = "routes/research/expansion.tsx";
const STOP = "routes/research/stop.ts";

/** The screen stands at two addresses, and so does the call that starts the research. */
export const researchRoutes = {
  pages: [
    route("business/database-expansion", SCREEN, { id: "expansion-portal" }),
    route("ai-lead-search/database-expansion", SCREEN, { id: "expansion-search" }),
  ],
  adminPages: [
    route("admin/research", "routes/research/admin/overview.tsx"),
    route("admin/research/start", "routes/research/admin/start.tsx"),
    route("admin/research/stop", "routes/research/admin/stop.ts"),
    route("admin/research/sources/new", "routes/research/admin/new-feed.tsx"),
    route("admin/research/sources/:sourceId", "routes/research/admin/source.tsx"),
    route("admin/research/sources/:sourceId/remove", "routes/research/admin/remove.tsx"),
  ],
  files: [
    route("business/database-expansion/stop", STOP, { id: "expansion-portal-stop" }),
    route("ai-lead-search/database-expansion/stop", STOP, { id: "expansion-search-stop" }),
  ],
  calls: [
    route("api/research-bot/status", "routes/research/api/status.ts"),
    route("api/research-bot/start", "routes/research/api/start.ts", { id: "api-research-start" }),
    route("api/database-expansion/start", "routes/research/api/start.ts", { id: "api-expansion-start" }),
    route("api/research-bot/stop", "routes/research/api/stop.ts"),
    route("api/admin/research", "routes/research/api/admin/research.ts"),
    route("api/admin/research/start", "routes/research/api/admin/start.ts"),
    route("api/admin/research/stop", "routes/research/api/admin/stop.ts"),
    route("api/admin/research/sources", "routes/research/api/admin/sources.ts"),
    route("api/admin/research/sources/:sourceId", "routes/research/api/admin/$sourceId.ts"),
  ],
};
