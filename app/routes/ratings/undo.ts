import { parseId } from "~/core/ids";
import { undoRating } from "~/domains/ratings/rate-close.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { COMMISSIONS } from "~/paths/agents/commissions";

export const action = businessPage(async (ctx, { params, context }) => {
  await undoRating(ctx, parseId(params.closeId, "deal"));
  return redirectWithFlash(context, COMMISSIONS.closes, { kind: "success", title: "Rating Undone" });
});

export const loader = businessPage(async () => redirect(COMMISSIONS.closes));
