import { notFound } from "~/core/errors";
import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { readMove } from "~/domains/agents/assignments/answer-assignment.server";
import { assignmentJson } from "~/domains/agents/assignments/json";
import { answerOffer } from "~/domains/matching/matches/answer-offer.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    run: async ({ ctx, params }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      const move = readMove(params.move);
      if (!move) throw notFound("This answer");
      const assignmentId = parseId(params.offerId, "assignment");
      return assignmentJson(await answerOffer({ ...ctx, agent }, assignmentId, move));
    },
  }),
});
