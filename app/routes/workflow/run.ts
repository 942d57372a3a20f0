import { runWorkflow } from "~/domains/workflow/automation.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { WORKFLOW } from "~/paths/business/workflow";

export const action = businessPage(async (ctx, { context }) => {
  await runWorkflow(ctx);
  return redirectWithFlash(context, WORKFLOW.home, {
    kind: "success",
    title: "Workflow runs",
    text: "New leads and replies are carried on by themselves.",
  });
});

export const loader = businessPage(async () => redirect(WORKFLOW.home));
