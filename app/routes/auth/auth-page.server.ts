import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { listIdentityProviders } from "~/domains/identity/external/external-providers.server";
import { redirect } from "~/http/pages/redirect.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { contextOf } from "~/http/session/guards.server";
import { pathAfterSignIn } from "~/http/session/sign-in.server";
import { paths } from "~/paths";
import { BILLING } from "~/paths/business/billing";
import { type ChosenPlan, chosenPlan } from "./beside/chosen-plan";
import type { IdentityProviderLink } from "./external/social-sign-in-buttons";

const changeTo = ({ id, billing }: ChosenPlan) => paths.withQuery(BILLING.change, { planId: id, billing });

/** The data of every sign-in page: return path and other sign-in methods. Signed-in users are redirected. @throws Response: that redirect */
export async function loadAuthPage(
  args: LoaderFunctionArgs,
): Promise<{ back: string; query: URLSearchParams; doors: IdentityProviderLink[] }> {
  const ctx = await contextOf(args);
  const query = new URL(args.request.url).searchParams;
  const chosen = ctx.account && chosenPlan(query);
  const back = safeRedirect(query.get("redirect"), chosen ? changeTo(chosen) : "");
  if (ctx.actor.kind === "user")
    throw redirect(pathAfterSignIn({ actor: ctx.actor, account: ctx.account }, back));
  return { back, query, doors: await listIdentityProviders(ctx) };
}
