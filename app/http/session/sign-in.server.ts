import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Account, Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { isAdministrator } from "~/domains/admin/users/policy";
import type { SignInWay } from "~/domains/audit/session-entries.server";
import { finishSecondFactor } from "~/domains/identity/second-factor/second-factor.server";
import type { SignedIn } from "~/domains/identity/sign-in/sign-in.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import type { NavItem } from "~/ui/layout/nav";
import { redirectWithFlash } from "../pages/flash.server";
import { redirect } from "../pages/redirect.server";
import { safeRedirect } from "../pages/safe-redirect";
import { cookieName, readCookie, writeCookie } from "./cookies.server";
import { startSession } from "./session.server";

interface Args {
  request: Request;
  context: AppLoadContext;
}

/** Holds the one-time token between password and code, for as long as the token is valid. */
const STEP = "njia_step";
const STEP_SECONDS = 300;

interface Known {
  actor: UserActor;
  account: Account | null;
}

/** The first page of a signed-in user. */
function homeOf({ actor, account }: Known): string {
  if (account) return paths.business.home;
  if (actor.userType === "agent") return paths.agent.home;
  return isAdministrator(actor) ? paths.admin.home : paths.account.home;
}

/** The link to the user's home page, by role. */
function homeLink(known: Known): NavItem {
  const to = homeOf(known);
  return { to, label: HOME_LABELS[to] ?? m.errors_sign_in_your_account() };
}

/** The same for any signed-in user; null for a visitor. */
export const homeLinkOf = ({ actor, account }: Pick<Context, "actor" | "account">): NavItem | null =>
  actor.kind === "user" ? homeLink({ actor, account }) : null;

const HOME_LABELS: Record<string, string> = {
  [paths.business.home]: "Business Portal",
  [paths.agent.home]: "Agent dashboard",
  [paths.admin.home]: "Administration",
};

/** Path prefixes besides the home page under which a role has screens. */
const OTHER_AREAS: Record<string, string[]> = { [paths.agent.home]: [DASHBOARD.onboarding] };

/** Where to continue after sign-in: the page the user came from if they may see it, else their home page. */
export function pathAfterSignIn(known: Known, back: string | null | undefined): string {
  const home = homeOf(known);
  const target = safeRedirect(back, home);
  const area = firstWord(target);
  // An API path is not a page: otherwise a sign-in link could sign the user out.
  if (area === "api") return home;
  const isOwn =
    known.account !== null || [...(OTHER_AREAS[home] ?? []), home, paths.account.home].includes(`/${area}`);
  return isOwn ? target : home;
}

/** The first path segment, decoded and lowercase like the router's. */
function firstWord(path: string): string {
  const [, word = ""] = path.split(/[/?#]/);
  try {
    return decodeURIComponent(word).toLowerCase();
  } catch {
    return word;
  }
}

/** Continues after the correct password: opens the session, or asks for the code first. */
export async function completeSignIn(
  { context, request }: Args,
  signedIn: SignedIn,
  back: string | null | undefined,
  way?: SignInWay,
): Promise<Response> {
  const { userId, passwordHash, bySingleSignOn } = signedIn;
  if (signedIn.secondFactorToken === null)
    return open({ context, request }, userId, back, { passwordHash, bySingleSignOn, ...(way && { way }) });
  context.cookies.push(stepCookie(context, signedIn.secondFactorToken, STEP_SECONDS));
  return redirect(paths.withQuery(paths.auth.secondFactor, { redirect: safeRedirect(back, "") }));
}

async function open(
  { context, request }: Args,
  userId: number,
  back: string | null | undefined,
  options: Parameters<typeof startSession>[3],
): Promise<Response> {
  const known = await startSession(context, request, userId, options);
  return redirectWithFlash(context, pathAfterSignIn(known, back), {
    kind: "success",
    title: m.errors_sign_in_login_successful(),
    text: m.errors_sign_in_welcome_back({ firstName: known.actor.firstName }),
  });
}

const stepCookie = ({ base }: AppLoadContext, token: string, seconds: number) =>
  writeCookie(base.config, cookieName(base.config, STEP), token, seconds);

/** The token of a sign-in awaiting its code, as this browser stores it. */
export const stepToken = ({ context, request }: Args): string | null =>
  readCookie(request, cookieName(context.base.config, STEP));

/** Completes the second step of a sign-in by form. @throws DomainError invalid, too_many */
export async function completeSecondFactor(
  args: Args,
  code: string,
  back: string | null | undefined,
): Promise<Response> {
  const { userId, bySingleSignOn, way } = await finishSecondFactor(
    args.context.base,
    stepToken(args) ?? "",
    code,
  );
  args.context.cookies.push(stepCookie(args.context, "", 0));
  return open(args, userId, back, { hasSecondFactor: true, bySingleSignOn, way });
}

/**
 * Opens a session for an API request, which sends password and code together.
 * @throws DomainError unauthenticated when a code is needed and none was sent; invalid, too_many
 */
export async function startSessionOfCall(
  ctx: Context,
  { context, request }: Args,
  signedIn: SignedIn,
  code: string | undefined,
): Promise<Known> {
  const { passwordHash } = signedIn;
  if (signedIn.secondFactorToken === null)
    return startSession(context, request, signedIn.userId, { passwordHash });
  if (!code) throw new DomainError("unauthenticated", m.errors_sign_in_unauthorized_send_the_code_from());
  const { userId, way } = await finishSecondFactor(ctx, signedIn.secondFactorToken, code);
  return startSession(context, request, userId, { hasSecondFactor: true, way });
}
