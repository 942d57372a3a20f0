import { route } from "@remix-run/route-config";

const SCREEN = "routes/research/expansion.tsx";
const STOP = "routes/research/stop.ts";

/** The screen has two URLs. */
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
};
