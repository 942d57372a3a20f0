import { stopResearch } from "~/domains/directory/research/start-research.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { screenOf } from "./screen";

/** A button of the screen; whoever comes by a link goes back there. */
export const loader = businessPage(async (_, { request }) => redirect(screenOf(request)));

export const action = businessPage(async (ctx, { request, context }) => {
  await stopResearch(ctx);
  return redirectWithFlash(context, screenOf(request), {
    kind: "success",
    title: "Database Expansion Stopped",
  });
});
