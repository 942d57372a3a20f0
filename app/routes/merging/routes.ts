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
  calls: [
    route("api/database/remove-duplicates", "routes/merging/api/remove-duplicates.ts"),
    route("api/duplicates", "routes/merging/api/duplicates.ts"),
    route("api/duplicates/search", "routes/merging/api/search.ts"),
    route("api/duplicates/:groupId", "routes/merging/api/$groupId.ts"),
    route("api/duplicates/:groupId/merge", "routes/merging/api/$groupId.merge.ts"),
    route("api/duplicates/:groupId/dismiss", "routes/merging/api/$groupId.dismiss.ts"),
    route("api/duplicates/:groupId/reopen", "routes/merging/api/$groupId.reopen.ts"),
    route("api/duplicates/:groupId/undo", "routes/merging/api/$groupId.undo.ts"),
  ],
};
