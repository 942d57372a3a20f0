import { draftOfForm } from "~/domains/campaigns/campaign-draft";
import { previewDraft } from "~/domains/campaigns/planning/preview-draft.server";
import { buttonLoader } from "~/http/pages/button.server";
import { readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** Checks and previews a new campaign's form while the user fills it in. */
export const action = businessPage(async (ctx, { request }) =>
  Response.json(await previewDraft(ctx, draftOfForm(await readForm(request)))),
);

export const loader = buttonLoader(businessPage, paths.campaigns.new);
