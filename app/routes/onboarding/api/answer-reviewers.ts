import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { answerReviewers } from "~/domains/onboarding/review/answer-reviewers.server";
import { AnswerInput } from "~/domains/onboarding/review/review-schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** The agent's words on what reviewers asked for. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
    body: AnswerInput,
    run: async ({ ctx, params, body }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      await answerReviewers({ ...ctx, agent }, body.text);
      return { success: true };
    },
  }),
});
