import { parseId } from "~/core/ids";
import { reportRating } from "~/domains/ratings/answer-rating.server";
import { ownRatingJson } from "~/domains/ratings/json";
import { RatingReason } from "~/domains/ratings/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { namedRating } from "../named-rating.server";

export const { loader, action } = apiRoute({
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
});
