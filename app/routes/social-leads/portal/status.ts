import { redirect } from "@remix-run/cloudflare";
import { moveSocialLead } from "~/domains/social-leads/move-lead.server";
import { StatusInput } from "~/domains/social-leads/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { SOCIAL } from "~/paths/business/social";
import { marketingPage } from "../../marketing/frame.server";
import { leadOf } from "./lead-of.server";

export const action = marketingPage(
  (ctx, args, { id }) =>
    handleForm(args, StatusInput, async ({ status }) => {
      await moveSocialLead(ctx, id, status);
      return redirectWithFlash(args.context, SOCIAL.lead(id), {
        kind: "success",
        title: `The lead is ${status}`,
      });
    }),
  leadOf,
);

export const loader = marketingPage(async (_ctx, _args, { id }) => redirect(SOCIAL.lead(id)), leadOf);
