import { notFound } from "~/core/errors";
import { parseId } from "~/core/ids";
import { getOwnClose } from "~/domains/commissions/closes/answer-close.server";
import { givenRatingJson } from "~/domains/ratings/json";
import { findRatingOfClose, rateClose, undoRating } from "~/domains/ratings/rate-close.server";
import { RatingInput } from "~/domains/ratings/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { closeId?: string | undefined }) => parseId(params.closeId, "deal");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    find: ({ ctx, params }) => getOwnClose(ctx, idOf(params)),
    run: async ({ ctx, params }) => {
      const rating = await findRatingOfClose(ctx, idOf(params));
      if (!rating) throw notFound("This rating");
      return givenRatingJson(rating, ctx.now());
    },
  }),
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getOwnClose(ctx, idOf(params)),
    body: RatingInput,
    run: async ({ ctx, params, body }) =>
      givenRatingJson(await rateClose(ctx, idOf(params), body), ctx.now()),
  }),
  DELETE: endpoint({
    access: "business",
    run: ({ ctx, params }) => undoRating(ctx, idOf(params)),
  }),
});
