import { setOutcome } from "~/domains/social-leads/conversations/reply.server";
import { OutcomeInput } from "~/domains/social-leads/conversations/schemas";
import { buttonLoader } from "~/http/pages/button.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";
import { marketingPageOf } from "../marketing/frame.server";
import { leadAt } from "../social-leads/portal/lead-of.server";

const leadOf = leadAt(MARKETING.replyToLead);

export const loader = buttonLoader(businessPage, async (ctx, args) =>
  MARKETING.replyToLead((await leadOf(ctx, args)).id),
);

export const action = marketingPageOf(leadOf, async (ctx, args, { id }) => {
  const to = MARKETING.replyToLead(id);
  const answer: unknown = await handleForm(args, OutcomeInput, async (input) => {
    await setOutcome(ctx, id, input);
    return redirectWithFlash(args.context, to, { kind: "success", title: "Outcome saved" });
  });
  if (answer instanceof Response) return answer;
  return redirectWithFlash(args.context, to, {
    kind: "error",
    title: "Outcome not saved",
    text: "Choose an outcome.",
  });
});
