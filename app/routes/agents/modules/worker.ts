import { agentPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { scriptAnswer, WORKER } from "./modules.server";

/** The service worker, for agents only; it may only send requests to this server. */
export const loader = agentPage(async () =>
  scriptAnswer(WORKER.code, {
    "cache-control": "private, no-cache",
    "service-worker-allowed": paths.agent.home,
    "content-security-policy": "default-src 'none'; connect-src 'self'",
  }),
);
