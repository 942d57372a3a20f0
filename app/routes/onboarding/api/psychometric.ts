import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { scoreJson } from "~/domains/onboarding/psychometric/score";
import { takeTest } from "~/domains/onboarding/psychometric/take-test.server";
import { TestAnswers } from "~/domains/onboarding/psychometric/test-schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Answers agree to their being kept until 180 days after the decision. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
    body: TestAnswers,
    run: async ({ ctx, params, body }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      return { success: true, score: scoreJson(await takeTest({ ...ctx, agent }, body.answers)) };
    },
  }),
});
