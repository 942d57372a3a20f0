import { parseId } from "~/core/ids";
import { getMatch } from "~/domains/matching/matches/matches.server";
import { moveMatch } from "~/domains/matching/matches/move-match.server";
import { MatchStatus } from "~/domains/matching/matches/schemas";
import { catchDomainError } from "~/http/errors.server";
import { buttonLoader } from "~/http/pages/button.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { MATCHING } from "~/paths/agents/matching";

/** The buttons of a match. */
export const action = businessPage(async (ctx, { params, request, context }) => {
  const match = await getMatch(ctx, parseId(params.matchId, "match"));
  const place = MATCHING.request(match.requestId);
  const failed = (text: string | undefined) =>
    redirectWithFlash(context, place, {
      kind: "error",
      title: m.agents_move_failed_to_update_status(),
      text,
    });
  const input = MatchStatus.safeParse({ status: (await readForm(request)).get("status") });
  if (!input.success) return failed(input.error.issues[0]?.message);
  return catchDomainError(
    async () => {
      await moveMatch(ctx, match.id, input.data.status);
      return redirectWithFlash(context, place, {
        kind: "success",
        title: "Status Updated",
        text: "Agent match status has been updated successfully",
      });
    },
    ({ message }) => failed(message),
  );
});

export const loader = buttonLoader(businessPage, MATCHING.list);
