import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { findDemoFill } from "~/domains/demo/fill-demo.server";
import { requestDemoRemoval } from "~/domains/demo/request-demo.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: "Remove demo data?" }];

const IS_BEING_REMOVED = {
  kind: "success",
  title: "Removing demo data",
  text: "Your own data stays.",
} as const;
const IS_GONE = { kind: "info", title: "No demo data", text: "There is nothing to remove." } as const;

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
      title="Remove demo data?"
      submit="Remove demo data"
      pending="Removing"
      back={paths.demoWork.page}
      keep="Keep demo data"
    >
      <p>All records marked “Demo” will be deleted, including your changes to them. Your own records stay.</p>
    </ConfirmPage>
  );
}
