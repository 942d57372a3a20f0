import type { Context, UserActor } from "~/core/context";
import { notFound } from "~/core/errors";
import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { getMarketAgent } from "~/domains/agents/marketplace/market-agents.server";
import { getOwnClose } from "~/domains/commissions/closes/answer-close.server";
import { answerRating, reportRating } from "~/domains/ratings/answer-rating.server";
import { givenRatingJson, ownRatingJson, ratingJson, reportedRatingJson } from "~/domains/ratings/json";
import { getOwnRating, listOwnRatings, listRatings } from "~/domains/ratings/list-ratings.server";
import { getReported, removeComment } from "~/domains/ratings/moderate-rating.server";
import { findRatingOfClose, rateClose, undoRating } from "~/domains/ratings/rate-close.server";
import { RatingAnswer, RatingInput, RatingReason } from "~/domains/ratings/schemas";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

interface Asked {
  ctx: Context & { actor: UserActor };
  params: { agentId?: string | undefined; ratingId?: string | undefined };
}

/** Finds the caller's own agent record and the rating in the path. @throws DomainError not_found */
async function namedRating({ ctx, params }: Asked) {
  const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
  const own = await getOwnRating({ ...ctx, agent }, parseId(params.ratingId, "rating"));
  return { agent, own };
}

const closeIdOf = (params: { closeId?: string | undefined }) => parseId(params.closeId, "deal");

const ratingIdOf = (params: { ratingId?: string | undefined }) => parseId(params.ratingId, "comment");

export const ratingsApi: ApiPaths = {
  "/api/closes/:closeId/rating": {
    GET: endpoint({
      access: "business",
      find: ({ ctx, params }) => getOwnClose(ctx, closeIdOf(params)),
      run: async ({ ctx, params }) => {
        const rating = await findRatingOfClose(ctx, closeIdOf(params));
        if (!rating) throw notFound("This rating");
        return givenRatingJson(rating, ctx.now());
      },
    }),
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getOwnClose(ctx, closeIdOf(params)),
      body: RatingInput,
      run: async ({ ctx, params, body }) =>
        givenRatingJson(await rateClose(ctx, closeIdOf(params), body), ctx.now()),
    }),
    DELETE: endpoint({
      access: "business",
      run: ({ ctx, params }) => undoRating(ctx, closeIdOf(params)),
    }),
  },
  "/api/agents/:agentId/ratings": {
    GET: endpoint({
      access: "business",
      find: ({ ctx, params }) => getMarketAgent(ctx, parseId(params.agentId, "agent")),
      query: PageQuery,
      run: async ({ ctx, params, query, request }) => {
        const agent = await getMarketAgent(ctx, parseId(params.agentId, "agent"));
        return jsonPage(request, await listRatings(ctx, agent, query), ratingJson);
      },
    }),
  },
  "/api/agents/:agentId/ratings/own": {
    GET: endpoint({
      access: "user",
      query: PageQuery,
      run: async ({ ctx, params, query, request }) => {
        const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        return jsonPage(request, await listOwnRatings({ ...ctx, agent }, query), ownRatingJson);
      },
    }),
  },
  "/api/agents/:agentId/ratings/:ratingId/answer": {
    POST: endpoint({
      access: "user",
      find: namedRating,
      body: RatingAnswer,
      run: async ({ ctx, params, body }) => {
        const { agent } = await namedRating({ ctx, params });
        const ratingId = parseId(params.ratingId, "rating");
        return ownRatingJson(await answerRating({ ...ctx, agent }, ratingId, body.answer));
      },
    }),
  },
  "/api/agents/:agentId/ratings/:ratingId/report": {
    POST: endpoint({
      access: "user",
      find: namedRating,
      body: RatingReason,
      run: async ({ ctx, params, body }) => {
        const { agent } = await namedRating({ ctx, params });
        const ratingId = parseId(params.ratingId, "rating");
        return ownRatingJson(await reportRating({ ...ctx, agent }, ratingId, body.reason));
      },
    }),
  },
  "/api/admin/ratings/:ratingId/remove": {
    POST: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getReported(ctx, ratingIdOf(params)),
      body: RatingReason,
      run: async ({ ctx, params, body }) =>
        reportedRatingJson(await removeComment(ctx, ratingIdOf(params), body.reason)),
    }),
  },
};
