import { draftOfForm } from "~/domains/campaigns/campaign-draft";
import { previewDraft } from "~/domains/campaigns/planning/preview-draft.server";
import { readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

/** How the form of a new campaign stands: what it asks while somebody fills it in. */
export const action = businessPage(async (ctx, { request }) =>
  Response.json(await previewDraft(ctx, draftOfForm(await readForm(request)))),
);

export const loader = businessPage(async () => redirect(paths.campaigns.new));
