import { route } from "@remix-run/route-config";

export const agentsRoutes = {
  pages: [route("agent", "routes/agents/home.tsx")],
};
