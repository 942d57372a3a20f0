import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { answerMatch } from "~/domains/matching/matches/answer-match.server";
import { getAsked } from "~/domains/matching/matches/asked.server";
import { askedJson } from "~/domains/matching/matches/asked-json";
import { getMatchOfAgent } from "~/domains/matching/matches/matches.server";
import { AgentAnswerInput } from "~/domains/matching/matches/schemas";
import { apiRoute, call } from "~/http/calls/api.server";

const idOf = (params: { matchId?: string | undefined }) => parseId(params.matchId, "request");
const agentOf = ({ ctx, params }: { ctx: Parameters<typeof getOwnAgent>[0]; params: { agentId?: string } }) =>
  getOwnAgent(ctx, parseId(params.agentId, "agent"));

/** One request with its score sheet; accepted or declined by POST. */
export const { loader, action } = apiRoute({
  GET: call({
    access: "user",
    run: async (asked) => askedJson(await getAsked(asked.ctx, (await agentOf(asked)).id, idOf(asked.params))),
  }),
  POST: call({
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
