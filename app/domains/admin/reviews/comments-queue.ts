import { countReported, keepComment, listReported } from "~/domains/ratings/moderate-rating.server";
import { RATINGS } from "~/paths/agents/ratings";
import type { Queue } from "./reviews";

export const COMMENTS_QUEUE: Queue = {
  key: "reported-comments",
  name: "Reported comments",
  holds: "Rating comments reported by agents as untrue or insulting.",
  empty: "No reported comments.",
  filter: null,
  list: async (ctx, page) =>
    (await listReported(ctx, page)).map((rating) => ({
      id: rating.id,
      what: `${rating.comment} Agent’s reason: ${rating.reportReason}`,
      who: `Agent ${rating.agentId}, business ${rating.accountId}`,
      email: null,
      since: rating.reportedAt ?? rating.createdAt,
      target: `rating:${rating.id}`,
      page: RATINGS.comment(rating.id),
    })),
  count: countReported,
  acts: [{ key: "keep", label: "Keep comment", done: "Comment kept", run: keepComment }],
};
