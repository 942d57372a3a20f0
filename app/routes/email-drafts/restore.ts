import { parseId } from "~/core/ids";
import { findDraftPage, pageOfDraft, restoreDraft } from "~/domains/messages/email-drafts.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { safeRedirect } from "~/http/pages/safe-redirect";

export const action = buttonAction(businessPage, async (ctx, { params, request }) => {
  const draft = await restoreDraft(ctx, parseId(params.draftId, "draft"));
  const to = safeRedirect(new URL(request.url).searchParams.get("back"), pageOfDraft(draft));
  return { to, title: "Draft restored" };
});

export const loader = buttonLoader(businessPage, (ctx, { params }) =>
  findDraftPage(ctx, parseId(params.draftId, "draft")),
);
