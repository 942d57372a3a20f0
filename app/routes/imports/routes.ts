import { route } from "@remix-run/route-config";

export const importsRoutes = {
  pages: [
    route("business/imports", "routes/imports/list.tsx"),
    route("business/imports/new", "routes/imports/new.tsx"),
    route("business/imports/:importId", "routes/imports/import.tsx"),
    route("business/imports/:importId/start", "routes/imports/start.tsx"),
    route("business/imports/:importId/duplicates", "routes/imports/duplicates.tsx"),
    route("business/imports/:importId/undo", "routes/imports/undo.tsx"),
  ],
  files: [route("business/imports/:importId/rejects.csv", "routes/imports/rejects-csv.ts")],
  calls: [
    route("api/imports", "routes/imports/api/imports.ts"),
    route("api/imports/:importId", "routes/imports/api/$importId.ts"),
    route("api/imports/:importId/mapping", "routes/imports/api/$importId.mapping.ts"),
    route("api/imports/:importId/duplicates", "routes/imports/api/$importId.duplicates.ts"),
    route("api/imports/:importId/rejects", "routes/imports/api/$importId.rejects.ts"),
    route("api/imports/:importId/start", "routes/imports/api/$importId.start.ts"),
    route("api/imports/:importId/undo", "routes/imports/api/$importId.undo.ts"),
  ],
};
