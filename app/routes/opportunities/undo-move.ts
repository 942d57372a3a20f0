import { parseId } from "~/core/ids";
import { UndoMovePageSchema } from "~/domains/opportunities/move-schemas";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { undoMove } from "~/domains/opportunities/undo-move.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonLoader } from "~/http/pages/button.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { afterMove } from "./after-move.server";

/** The Undo button in the notice about a move. */
export const action = businessPage(async (ctx, args) => {
  const id = parseId(args.params.opportunityId, "deal");
  const { status: was } = await getOpportunity(ctx, id);
  return handleForm(args, UndoMovePageSchema, ({ move, back = "drop" }) =>
    catchDomainError(
      async () => {
        await undoMove(ctx, id, move);
        return redirect(afterMove(back, id, was));
      },
      (error) => {
        if (error.code === "not_found") throw error;
        const flash = { kind: "error", title: "Move not undone", text: error.message } as const;
        return redirectWithFlash(args.context, safeRedirect(back, paths.opportunities.board), flash);
      },
    ),
  );
});

export const loader = buttonLoader(businessPage, paths.opportunities.board);
