import { route } from "@remix-run/route-config";

export const searchRoutes = {
  pages: [route("search", "routes/search/search.tsx"), route("search/keys", "routes/search/keys.tsx")],
};
