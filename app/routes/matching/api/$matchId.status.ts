import { parseId } from "~/core/ids";
import { getMatch } from "~/domains/matching/matches/matches.server";
import { moveMatch } from "~/domains/matching/matches/move-match.server";
import { MatchStatus } from "~/domains/matching/matches/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { matchId?: string | undefined }) => parseId(params.matchId, "match");

export const { loader, action } = apiRoute({
  PATCH: endpoint({
    access: "business",
    find: ({ ctx, params }) => getMatch(ctx, idOf(params)),
    body: MatchStatus,
    run: async ({ ctx, params, body }) => {
      const { id, state } = await moveMatch(ctx, idOf(params), body.status);
      return { id, status: state };
    },
  }),
});
