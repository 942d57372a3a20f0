import { route } from "@remix-run/route-config";

export const mergingRoutes = {
  pages: [
    route("business/duplicates", "routes/merging/list.tsx"),
    route("business/duplicates/remove", "routes/merging/remove.tsx"),
    route("business/duplicates/:groupId", "routes/merging/group.tsx"),
  ],
  files: [
    route("business/duplicates/search", "routes/merging/search.ts"),
    route("business/duplicates/:groupId/dismiss", "routes/merging/dismiss.ts"),
    route("business/duplicates/:groupId/reopen", "routes/merging/reopen.ts"),
    route("business/duplicates/:groupId/undo", "routes/merging/undo.ts"),
  ],
};
