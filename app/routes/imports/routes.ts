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
    route("api/imports", "routes/imports/calls/imports.ts"),
    route("api/imports/:importId", "routes/imports/calls/$importId.ts"),
    route("api/imports/:importId/mapping", "routes/imports/calls/$importId.mapping.ts"),
    route("api/imports/:importId/duplicates", "routes/imports/calls/$importId.duplicates.ts"),
    route("api/imports/:importId/rejects", "routes/imports/calls/$importId.rejects.ts"),
    route("api/imports/:importId/start", "routes/imports/calls/$importId.start.ts"),
    route("api/imports/:importId/undo", "routes/imports/calls/$importId.undo.ts"),
  ],
};
