import { route } from "@remix-run/route-config";

export const chatsRoutes = {
  pages: [
    route("agents/messages", "routes/chats/list.tsx"),
    route("agents/:agentId/messages", "routes/chats/with-agent.tsx"),
  ],
  agentPages: [
    route("agent/messages", "routes/chats/businesses.tsx", { id: "agent-messages" }),
    route("agent/messages/:accountId", "routes/chats/with-business.tsx"),
  ],
};
