import { route } from "@remix-run/route-config";

export const pickedRoutes = {
  pages: [],
  files: [route("business/picked/export", "routes/picked/export.ts")],
  calls: [route("api/bulk/export", "routes/picked/calls/export.ts")],
};
