import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { catchDomainError } from "~/http/errors.server";
import { buttonInput } from "~/http/pages/button.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { redirect, redirectDocument } from "~/http/pages/redirect.server";
import { contextOf } from "~/http/session/guards.server";
import { startDemoSession } from "~/http/session/session.server";
import { paths } from "~/paths";

const Opened = z.object({ side: z.enum(["business", "agent"]).catch("business") });

export const loader = () => redirect(paths.site.demo);

/** Opens the demo for a visitor. */
export async function action(args: ActionFunctionArgs) {
  await contextOf(args);
  return catchDomainError(
    async () => {
      const { side } = await buttonInput(args, Opened);
      await startDemoSession(args.context, args.request, side);
      return redirectDocument(side === "agent" ? paths.agent.home : paths.business.home);
    },
    ({ message }) =>
      redirectWithFlash(args.context, paths.site.demo, {
        kind: "error",
        title: "Demo not opened",
        text: message,
      }),
  );
}
