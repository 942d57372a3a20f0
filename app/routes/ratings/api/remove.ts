import { parseId } from "~/core/ids";
import { reportedRatingJson } from "~/domains/ratings/json";
import { getReported, removeComment } from "~/domains/ratings/moderate-rating.server";
import { RatingReason } from "~/domains/ratings/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { ratingId?: string | undefined }) => parseId(params.ratingId, "comment");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    find: ({ ctx, params }) => getReported(ctx, idOf(params)),
    body: RatingReason,
    run: async ({ ctx, params, body }) =>
      reportedRatingJson(await removeComment(ctx, idOf(params), body.reason)),
  }),
});
