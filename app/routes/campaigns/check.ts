import { draftOf } from "~/domains/campaigns/campaign-draft";
import { lookAtDraft } from "~/domains/campaigns/planning/look-at-draft.server";
import { businessPage } from "~/http/pages/page.server";

/** How the form of a new campaign stands: what it asks while somebody fills it in. */
export const loader = businessPage(async (ctx, { request }) =>
  Response.json(await lookAtDraft(ctx, draftOf(new URL(request.url).searchParams))),
);
