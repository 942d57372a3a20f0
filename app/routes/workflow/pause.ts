import { pauseWorkflow } from "~/domains/workflow/automation.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { WORKFLOW } from "~/paths/business/workflow";

export const action = businessPage(async (ctx, { context }) => {
  await pauseWorkflow(ctx);
  return redirectWithFlash(context, WORKFLOW.home, {
    kind: "success",
    title: "Workflow paused",
    text: "What comes meanwhile waits until you run it.",
  });
});

export const loader = businessPage(async () => redirect(WORKFLOW.home));
