import { route } from "@remix-run/route-config";

export const savedViewsRoutes = {
  pages: [route("views", "routes/saved-views/views.tsx")],
  files: [route("views/saved/:savedViewId/delete", "routes/saved-views/delete.ts")],
  calls: [
    route("api/saved-views", "routes/saved-views/api/saved-views.ts"),
    route("api/saved-views/:savedViewId", "routes/saved-views/api/$savedViewId.ts"),
  ],
};
