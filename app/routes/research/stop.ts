import { stopResearch } from "~/domains/directory/research/start-research.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { screenOf } from "./screen";

/** A button of the screen; whoever comes by a link goes back there. */
export const loader = buttonLoader(businessPage, (_, { request }) => screenOf(request));

export const action = buttonAction(businessPage, async (ctx, { request }) => {
  await stopResearch(ctx);
  return { to: screenOf(request), title: "Database Expansion Stopped" };
});
