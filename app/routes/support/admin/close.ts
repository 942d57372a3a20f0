import { parseId } from "~/core/ids";
import { closeThread } from "~/domains/support/close-thread.server";
import { getThread } from "~/domains/support/threads.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { ADMIN_SUPPORT } from "~/paths/business/admin-support";

export const action = adminPage(async (ctx, { context, params }) => {
  await closeThread(ctx, parseId(params.supportId, "question"));
  return redirectWithFlash(context, ADMIN_SUPPORT.home, { kind: "success", title: "Question Closed" });
});

export const loader = adminPage(async (ctx, { params }) => {
  const { id } = await getThread(ctx, parseId(params.supportId, "question"), null);
  return redirect(ADMIN_SUPPORT.thread(id));
});
