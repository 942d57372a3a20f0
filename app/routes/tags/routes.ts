import { route } from "@remix-run/route-config";

export const tagsRoutes = {
  pages: [
    route("business/tags", "routes/tags/list.tsx"),
    route("business/tags/:tagId", "routes/tags/tag.tsx"),
  ],
  files: [
    route("business/tags/:tagId/delete", "routes/tags/delete.ts"),
    route("business/tags/:tagId/restore", "routes/tags/restore.ts"),
  ],
};
