import { redirect } from "@remix-run/cloudflare";
import { parseId } from "~/core/ids";
import { setOutcome } from "~/domains/social-leads/conversations/reply.server";
import { OutcomeInput } from "~/domains/social-leads/conversations/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage, type PageArgs } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";
import { marketingPage } from "../marketing/frame.server";
import { leadOf } from "./named.server";

const leadIdOf = ({ params }: PageArgs) => parseId(params.socialLeadId, "lead");

export const loader = businessPage(async (_, args) => redirect(MARKETING.replyToLead(leadIdOf(args))));

export const action = marketingPage(async (ctx, args, { id }) => {
  const to = MARKETING.replyToLead(id);
  const answer: unknown = await handleForm(args, OutcomeInput, async (input) => {
    await setOutcome(ctx, id, input);
    return redirectWithFlash(args.context, to, { kind: "success", title: "Outcome Saved" });
  });
  if (answer instanceof Response) return answer;
  return redirectWithFlash(args.context, to, { kind: "error", title: "Please choose what came of it." });
}, leadOf);
