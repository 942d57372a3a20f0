import { runWorkflow } from "~/domains/workflow/automation.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { WORKFLOW } from "~/paths/business/workflow";

export const action = buttonAction(businessPage, async (ctx) => {
  await runWorkflow(ctx);
  return {
    to: WORKFLOW.home,
    title: "Workflow started",
    text: "New leads and replies are handled automatically.",
  };
});

export const loader = buttonLoader(businessPage, WORKFLOW.home);
