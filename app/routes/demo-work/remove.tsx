import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { findDemoFill } from "~/domains/demo/fill-demo.server";
import { requestDemoRemoval } from "~/domains/demo/request-demo.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: "Remove the demo work?" }];

const IS_BEING_REMOVED = {
  kind: "success",
  title: "The demo work is being removed",
  text: "What is yours stays.",
} as const;
const IS_GONE = { kind: "info", title: "There is no demo work", text: "Nothing was removed." } as const;

export const loader = businessPage(async (ctx) => {
  if (ctx.account.isDemo || !(await findDemoFill(ctx))) throw redirect(paths.demoWork.page);
  return null;
});

export const action = businessPage(async (ctx, { context }: ActionFunctionArgs) => {
  const isThere = (await requestDemoRemoval(ctx)) !== null;
  return redirectWithFlash(context, paths.demoWork.page, isThere ? IS_BEING_REMOVED : IS_GONE);
});

export default function RemoveDemoWorkPage() {
  return (
    <ConfirmPage
      title="Remove the demo work?"
      submit="Remove the demo work"
      pending="Removing"
      back={paths.demoWork.page}
      keep="Keep demo work"
    >
      <p>
        Every row that is marked “Demo” goes: imports, companies, people, searches, leads, campaigns,
        conversations, opportunities and tasks, with what you changed or wrote in them. All that you made
        yourself stays; a task of yours about a demo opportunity stays without it.
      </p>
    </ConfirmPage>
  );
}
