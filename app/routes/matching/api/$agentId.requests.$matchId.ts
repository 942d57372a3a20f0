import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { answerMatch } from "~/domains/matching/matches/answer-match.server";
import { askedJson } from "~/domains/matching/matches/incoming-request-json";
import { getAsked } from "~/domains/matching/matches/incoming-requests.server";
import { getMatchOfAgent } from "~/domains/matching/matches/matches.server";
import { AgentAnswerInput } from "~/domains/matching/matches/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { matchId?: string | undefined }) => parseId(params.matchId, "request");
const agentOf = ({ ctx, params }: { ctx: Parameters<typeof getOwnAgent>[0]; params: { agentId?: string } }) =>
  getOwnAgent(ctx, parseId(params.agentId, "agent"));

/** One request with its score sheet; accepted or declined by POST. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    run: async (asked) => askedJson(await getAsked(asked.ctx, (await agentOf(asked)).id, idOf(asked.params))),
  }),
  POST: endpoint({
    access: "user",
    find: async (asked) => getMatchOfAgent(asked.ctx, (await agentOf(asked)).id, idOf(asked.params)),
    body: AgentAnswerInput,
    run: async ({ body, ...asked }) => {
      const agent = await agentOf(asked);
      const { id, state } = await answerMatch({ ...asked.ctx, agent }, idOf(asked.params), body.answer);
      return { id, status: state };
    },
  }),
});
