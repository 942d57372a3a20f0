import { stopResearch } from "~/domains/directory/research/start-research.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { screenOf } from "./screen";

/** The stop button is on the screen; opening this URL directly redirects there. */
export const loader = buttonLoader(businessPage, (_, { request }) => screenOf(request));

export const action = buttonAction(businessPage, async (ctx, { request }) => {
  await stopResearch(ctx);
  return { to: screenOf(request), title: "Database Expansion Stopped" };
});
