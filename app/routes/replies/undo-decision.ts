import { redirect } from "@remix-run/cloudflare";
import { parseId } from "~/core/ids";
import { returnedJson } from "~/domains/replies/reply-json";
import { UndoDecisionForm } from "~/domains/replies/reply-schemas";
import { getReturned } from "~/domains/replies/responses/returned.server";
import { undoDecision } from "~/domains/replies/responses/undo-decision.server";
import { answerError } from "~/http/answer-error.server";
import { type Flash, redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";

const notUndone = (text: string): Flash => ({ kind: "error", title: "Not Undone", text });

/** Nobody looks at it: it takes the button beside a decision. */
export const loader = businessPage(async (ctx, { params }) => {
  const { mail } = await getReturned(ctx, parseId(params.returnedId, "mail"));
  return redirect(paths.replies.returnedMail(mail.id));
});

export const action = businessPage(async (ctx, args) => {
  const { mail } = await getReturned(ctx, parseId(args.params.returnedId, "mail"));
  const page = paths.replies.returnedMail(mail.id);
  const answer: unknown = await handleForm(args, UndoDecisionForm, async ({ back, ...input }) => {
    const flash = await answerError<Flash, Flash>(
      async () => {
        const { done } = returnedJson(await undoDecision(ctx, mail.id, input));
        return { kind: "success", title: "Taken Back", text: done };
      },
      ({ message }) => notUndone(message),
    );
    return redirectWithFlash(args.context, safeRedirect(back, page), flash);
  });
  return answer instanceof Response
    ? answer
    : redirectWithFlash(args.context, page, notUndone("Say which decision."));
});
