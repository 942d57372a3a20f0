import { route } from "@remix-run/route-config";

export const demoWorkRoutes = {
  pages: [
    route("business/demo-work", "routes/demo-work/demo-work.tsx"),
    route("business/demo-work/remove", "routes/demo-work/remove.tsx"),
    route("business/demo-profiles", "routes/demo-work/profiles.tsx"),
  ],
};
