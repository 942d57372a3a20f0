import { route } from "@remix-run/route-config";

export const importsRoutes = {
  pages: [
    route("business/imports", "routes/imports/list.tsx"),
    route("business/imports/new", "routes/imports/new.tsx"),
    route("business/imports/:importId", "routes/imports/import.tsx"),
    route("business/imports/:importId/start", "routes/imports/start.tsx"),
    route("business/imports/:importId/duplicates", "routes/imports/duplicates.tsx"),
    route("business/imports/:importId/reading", "routes/imports/reread.ts"),
    route("business/imports/:importId/opt-outs", "routes/imports/decide-opt-out.ts"),
    route("business/imports/:importId/undo", "routes/imports/undo.tsx"),
  ],
  files: [route("business/imports/:importId/rejects.csv", "routes/imports/rejects-csv.ts")],
};
