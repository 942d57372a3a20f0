import { route } from "@remix-run/route-config";

export const demoWorkRoutes = {
  pages: [
    route("business/demo-work", "routes/demo-work/demo-work.tsx"),
    route("business/demo-work/remove", "routes/demo-work/remove.tsx"),
    route("business/demo-profiles", "routes/demo-work/profiles.tsx"),
  ],
  calls: [
    route("api/demo-work", "routes/demo-work/api/demo-work.ts"),
    route("api/linkedin/scrape-decision-makers", "routes/demo-work/api/profiles.ts"),
  ],
};
