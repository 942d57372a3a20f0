import { route } from "@remix-run/route-config";

const later = (name: string) => route(`agent/${name}`, "routes/agents/later.tsx", { id: `agent-${name}` });

export const agentsRoutes = {
  pages: [
    route("agent", "routes/agents/home.tsx"),
    later("leads"),
    later("tasks"),
    later("orders"),
    later("businesses"),
    later("commission"),
    later("affiliate"),
    route("agent-onboarding", "routes/agents/later.tsx", { id: "agent-onboarding" }),
    route("agent/training", "routes/agents/training.tsx"),
    route("agent/profile", "routes/agents/profile.tsx"),
    route("agent/help", "routes/agents/help.tsx"),
  ],
};
