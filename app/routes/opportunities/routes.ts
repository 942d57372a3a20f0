import { route } from "@remix-run/route-config";

export const opportunitiesRoutes = {
  pages: [
    route("opportunities", "routes/opportunities/list.tsx"),
    route("opportunities/board", "routes/opportunities/board.tsx"),
    route("opportunities/forecast", "routes/opportunities/forecast.tsx"),
    route("opportunities/new", "routes/opportunities/new.tsx"),
    route("opportunities/generate", "routes/opportunities/generate.tsx"),
    route("opportunities/:opportunityId", "routes/opportunities/opportunity.tsx"),
    route("opportunities/:opportunityId/edit", "routes/opportunities/edit.tsx"),
    route("opportunities/:opportunityId/change", "routes/opportunities/change.tsx"),
    route("opportunities/:opportunityId/move", "routes/opportunities/move.tsx"),
    route("opportunities/:opportunityId/delete", "routes/opportunities/delete.tsx"),
  ],
  files: [
    route("opportunities.csv", "routes/opportunities/csv.ts"),
    route("opportunities/:opportunityId/move/undo", "routes/opportunities/undo-move.ts"),
    route("opportunities/:opportunityId/restore", "routes/opportunities/restore.ts"),
  ],
};
