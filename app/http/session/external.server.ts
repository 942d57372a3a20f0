import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Context } from "~/core/context";
import {
  beginExternal,
  EXTERNAL_SECONDS,
  finishExternal,
  readExternal,
} from "~/domains/identity/external/external-sign-in.server";
import { catchDomainError, orUnavailable } from "~/http/errors.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { redirectWithFlash } from "../pages/flash.server";
import { redirect } from "../pages/redirect.server";
import { cookieName, readCookie, writeCookie } from "./cookies.server";
import { contextOf } from "./guards.server";
import { completeSignIn } from "./sign-in.server";

interface Args {
  request: Request;
  context: AppLoadContext;
}

/** Cookie with the encrypted state of an external sign-in; valid for one round trip. */
const NAME = "njia_external";

/** Stores the sign-in state in the browser and returns the provider's URL. @throws DomainError not_found, unavailable */
export async function redirectToProvider(
  { context }: Args,
  ctx: Context,
  asked: Parameters<typeof beginExternal>[1],
): Promise<string> {
  const { url, cookie } = await beginExternal(ctx, asked);
  const name = cookieName(ctx.config, NAME);
  context.cookies.push(writeCookie(ctx.config, name, cookie, EXTERNAL_SECONDS));
  return url;
}

/** The page a failed sign-in started from, so that the user can try again there. */
const authPageOf = ({ isAgent, linkTo }: { isAgent: boolean; linkTo: number | null }) =>
  linkTo === null ? (isAgent ? paths.agent.login : paths.auth.businessLogin) : paths.account.identities;

/** Handles the return from the provider; whatever it sends, the response is one of our pages. */
export async function handleOidcCallback(args: Args): Promise<Response> {
  const ctx = await contextOf(args);
  const name = cookieName(ctx.config, NAME);
  const kept = await readExternal(ctx, readCookie(args.request, name));
  args.context.cookies.push(writeCookie(ctx.config, name, "", 0));
  let title = "Login failed";
  const failed = (text: string, authPage: string) =>
    redirectWithFlash(args.context, authPage, { kind: "error", title, text });
  if (!kept)
    return failed(
      m.errors_external_this_sign_in_took_too(),
      ctx.actor.kind === "user" ? paths.account.home : paths.auth.businessLogin,
    );
  const enter = async () => {
    const outcome = await finishExternal(ctx, kept, new URL(args.request.url).search, () => {
      title = "Registration failed";
    });
    if (outcome.kind === "inside")
      return await completeSignIn(args, outcome.signedIn, outcome.back, "identity provider");
    if (outcome.kind === "apply") {
      const { name: fullName, email } = outcome;
      return redirect(paths.withQuery(paths.agent.auth, { mode: "signup", name: fullName, email }));
    }
    return redirectWithFlash(args.context, paths.account.identities, {
      kind: "success",
      title: m.errors_external_sign_in_method_added(),
      text: m.errors_external_you_can_now_sign_in({ name: outcome.name }),
    });
  };
  return catchDomainError(
    () => orUnavailable(ctx, "Authentication failed", enter),
    ({ message }) => failed(message, authPageOf(kept)),
  );
}
