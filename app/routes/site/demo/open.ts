import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { redirect, redirectDocument } from "~/http/pages/redirect.server";
import { contextOf } from "~/http/session/guards.server";
import { startDemoSession } from "~/http/session/session.server";
import { paths } from "~/paths";

export const loader = () => redirect(paths.site.demo);

/** Opens the demo for a visitor: `side` is "business" or "agent". */
export async function action({ context, request }: ActionFunctionArgs) {
  await contextOf({ context, request });
  const side = (await request.formData()).get("side") === "agent" ? "agent" : "business";
  return catchDomainError(
    async () => {
      await startDemoSession(context, request, side);
      return redirectDocument(side === "agent" ? paths.agent.home : paths.business.home);
    },
    ({ message }) => redirectWithFlash(context, paths.site.demo, { kind: "error", title: message }),
  );
}
