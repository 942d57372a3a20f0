import { parseId } from "~/core/ids";
import { discardDraft, findDraftPage, pageOfDraft } from "~/domains/messages/email-drafts.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";

/** Discards a draft; the page it redirects to offers Undo. */
export const action = buttonAction(businessPage, async (ctx, { params, request }) => {
  const draft = await discardDraft(ctx, parseId(params.draftId, "draft"));
  const back = safeRedirect(new URL(request.url).searchParams.get("back"), pageOfDraft(draft));
  return { to: paths.withParameter(back, "discarded", draft.id) };
});

export const loader = buttonLoader(businessPage, (ctx, { params }) =>
  findDraftPage(ctx, parseId(params.draftId, "draft")),
);
