import { pauseWorkflow } from "~/domains/workflow/automation.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { WORKFLOW } from "~/paths/business/workflow";

export const action = buttonAction(businessPage, async (ctx) => {
  await pauseWorkflow(ctx);
  return {
    to: WORKFLOW.home,
    title: "Workflow paused",
    text: "New leads and replies are queued until you run it.",
  };
});

export const loader = buttonLoader(businessPage, WORKFLOW.home);
