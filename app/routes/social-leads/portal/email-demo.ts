import { DEMO_SENT, sendEmailDemo } from "~/domains/social-leads/email-demo.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { redirect } from "~/http/pages/redirect.server";
import { MARKETING } from "~/paths/business/marketing";
import { marketingPage } from "../../marketing/frame.server";

export const action = marketingPage(async (ctx, { context }) => {
  const { address } = await sendEmailDemo(ctx);
  return redirectWithFlash(context, MARKETING.leads, {
    kind: "success",
    title: DEMO_SENT,
    text: `It goes to ${address}.`,
  });
});

export const loader = marketingPage(async () => redirect(MARKETING.leads));
