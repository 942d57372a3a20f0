import { parseId } from "~/core/ids";
import { undoRating } from "~/domains/ratings/rate-close.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { COMMISSIONS } from "~/paths/agents/commissions";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  await undoRating(ctx, parseId(params.closeId, "deal"));
  return { to: COMMISSIONS.closes, title: "Rating removed" };
});

export const loader = buttonLoader(businessPage, COMMISSIONS.closes);
