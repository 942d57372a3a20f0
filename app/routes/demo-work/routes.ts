import { route } from "@remix-run/route-config";

export const demoWorkRoutes = {
  pages: [
    route("business/demo-work", "routes/demo-work/demo-work.tsx"),
    route("business/demo-work/remove", "routes/demo-work/remove.tsx"),
  ],
  calls: [route("api/demo-work", "routes/demo-work/calls/demo-work.ts")],
};
