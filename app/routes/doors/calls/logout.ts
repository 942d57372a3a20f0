import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { contextOf } from "~/http/session/guards.server";
import { stopSession } from "~/http/session/session.server";
import { paths } from "~/paths";

const LOGGED_OUT = {
  kind: "success",
  title: "Logged out",
  text: "You have been successfully logged out.",
} as const;

export async function action(args: ActionFunctionArgs) {
  const { actor } = await contextOf(args);
  await stopSession(args.context, args.request);
  const isAgent = actor.kind === "user" && actor.userType === "agent";
  return redirectWithFlash(args.context, isAgent ? paths.agent.login : paths.auth.businessLogin, LOGGED_OUT);
}

/** The specification logs out by a link. Another site's link doesn't: it leads to the page with the button. */
export async function loader(args: LoaderFunctionArgs) {
  const site = args.request.headers.get("sec-fetch-site") ?? "none";
  if (site === "same-origin" || site === "none") return action(args);
  return redirect(paths.account.home);
}
