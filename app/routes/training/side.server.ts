import type { AgentContext } from "~/domains/agents/agents.server";
import type { UserContext } from "~/domains/identity/current-user.server";
import { agentPage, type PageArgs, userPage } from "~/http/pages/page.server";
import { routedPath } from "~/http/routed-path";
import { AGENT_TRAINING, TRAINING, type TrainingPages } from "~/paths/business/training";

type LearnerContext = UserContext & { agent?: AgentContext["agent"] };

export const pagesFor = ({ actor }: UserContext): TrainingPages =>
  actor.userType === "agent" ? AGENT_TRAINING : TRAINING;

const isAgentSide = ({ request }: PageArgs) =>
  routedPath(new URL(request.url).pathname).startsWith("/agent/");

/** One page at two URLs: agents see it in their own frame, which stores opened pages for offline use. */
export const academyPage =
  <Result>(run: (ctx: LearnerContext, args: PageArgs) => Promise<Result>) =>
  (args: PageArgs): Promise<Result> =>
    isAgentSide(args) ? agentPage<Result>(run)(args) : userPage<Result>(run)(args);
