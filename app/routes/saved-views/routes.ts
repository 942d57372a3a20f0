import { route } from "@remix-run/route-config";

export const savedViewsRoutes = {
  pages: [route("views", "routes/saved-views/views.tsx")],
  files: [
    route("views/saved/:savedViewId/delete", "routes/saved-views/delete.ts"),
    route("views/saved/:savedViewId/rename", "routes/saved-views/rename.ts"),
  ],
};
