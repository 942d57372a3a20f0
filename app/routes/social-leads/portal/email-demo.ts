import { DEMO_SENT, sendEmailDemo } from "~/domains/social-leads/email-demo.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { MARKETING } from "~/paths/business/marketing";
import { marketingPage } from "../../marketing/frame.server";

export const action = buttonAction(marketingPage, async (ctx) => {
  const { address } = await sendEmailDemo(ctx);
  return { to: MARKETING.leads, title: DEMO_SENT, text: `Sent to ${address}.` };
});

export const loader = buttonLoader(marketingPage, MARKETING.leads);
