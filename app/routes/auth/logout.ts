import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { catchDomainError, orUnavailable, wrongMethod } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { redirect } from "~/http/pages/redirect.server";
import { contextOf } from "~/http/session/guards.server";
import { stopSession } from "~/http/session/session.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";

export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  if (["PUT", "PATCH", "DELETE"].includes(request.method)) return wrongMethod(["GET", "POST"]);
  return catchDomainError(
    () =>
      orUnavailable(context.base, "You’re still signed in. Try again.", async () => {
        const { actor } = await contextOf(args);
        await stopSession(context, request);
        const isAgent = actor.kind === "user" && actor.userType === "agent";
        return redirectWithFlash(context, isAgent ? paths.agent.login : paths.auth.businessLogin, {
          kind: "success",
          title: m.auth_logout_logged_out(),
          text: m.auth_logout_logged_out_text(),
        });
      }),
    ({ message }) =>
      redirectWithFlash(context, paths.account.home, {
        kind: "error",
        title: "Logout failed",
        text: message,
      }),
  );
}

/** The specification requires sign-out by link. A link on another site only opens the page with the button. */
export async function loader(args: LoaderFunctionArgs) {
  const site = args.request.headers.get("sec-fetch-site") ?? "none";
  if (site === "same-origin" || site === "none") return action(args);
  return redirect(paths.account.home);
}
