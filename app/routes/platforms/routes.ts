import { route } from "@remix-run/route-config";

/** The marketing portal's platforms, and conversations on them. */
export const platformsRoutes = {
  pages: [
    route("marketing/platforms", "routes/platforms/list.tsx"),
    route("marketing/platforms/:platform", "routes/platforms/platform.tsx"),
    route("marketing/platforms/:platform/connect", "routes/platforms/connect.tsx"),
    route("marketing/platforms/:platform/disconnect", "routes/platforms/disconnect.tsx"),
    route("marketing/platforms/:platform/file", "routes/platforms/file.tsx"),
    route("marketing/leads/:socialLeadId/reply", "routes/platforms/conversation.tsx"),
  ],
  files: [
    route("marketing/platforms/sync", "routes/platforms/sync-all.ts"),
    route("marketing/platforms/:platform/sync", "routes/platforms/sync.ts"),
    route("marketing/leads/:socialLeadId/outcome", "routes/platforms/outcome.ts"),
  ],
};
