import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Context } from "~/core/context";
import {
  beginMember,
  finishMember,
  MEMBER_SECONDS,
  readMember,
} from "~/domains/identity/single-sign-on/member-sign-in.server";
import { catchDomainError, orUnavailable } from "~/http/errors.server";
import { m } from "~/messages/messages";
import { SIGN_ON } from "~/paths/business/sign-on";
import { redirectWithFlash } from "../pages/flash.server";
import { cookieName, readCookie, writeCookie } from "./cookies.server";
import { contextOf } from "./guards.server";
import { completeSignIn } from "./sign-in.server";

interface Args {
  request: Request;
  context: AppLoadContext;
}

/** Cookie with the encrypted state of a sign-in at a company's SSO provider; valid for one round trip. */
const NAME = "njia_member";

/**
 * Stores the sign-in state in the browser and returns the provider's URL. @throws DomainError not_found, unavailable,
 * invalid, too_many
 */
export async function redirectToSsoProvider(
  { context }: Pick<Args, "context">,
  ctx: Context,
  asked: Parameters<typeof beginMember>[1],
): Promise<string> {
  const { url, cookie } = await beginMember(ctx, asked);
  context.cookies.push(writeCookie(ctx.config, cookieName(ctx.config, NAME), cookie, MEMBER_SECONDS));
  return url;
}

/** Handles the return to the sign-in page the flow started on; whatever the provider sends, the response is one of our pages. */
export async function handleSsoCallback(args: Args, slug: string): Promise<Response> {
  const ctx = await contextOf(args);
  const name = cookieName(ctx.config, NAME);
  const kept = await readMember(ctx, slug, readCookie(args.request, name));
  args.context.cookies.push(writeCookie(ctx.config, name, "", 0));
  const isLinking = kept?.linkTo != null;
  const failed = (text: string) =>
    redirectWithFlash(args.context, isLinking ? SIGN_ON.own : SIGN_ON.signIn(slug), {
      kind: "error",
      title: isLinking ? m.errors_member_sign_in_not_linked() : m.errors_member_login_failed(),
      text,
    });
  if (!kept) return failed(m.errors_member_this_sign_in_took_too());
  const enter = async () => {
    const outcome = await finishMember(ctx, kept, new URL(args.request.url).search);
    if (outcome.kind === "inside") return await completeSignIn(args, outcome.signedIn, outcome.back);
    return redirectWithFlash(args.context, SIGN_ON.own, {
      kind: "success",
      title: m.errors_member_sign_in_linked(),
      text: m.errors_member_you_can_now_sign_in({ company: outcome.company }),
    });
  };
  return catchDomainError(
    () => orUnavailable(ctx, "Authentication failed", enter),
    ({ message }) => failed(message),
  );
}
