import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { PLANS } from "~/domains/billing/plans";
import { requireBusiness } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { TopBar } from "~/ui/layout/top-bar";

export const handle = { hydrate: true };

export async function loader(args: LoaderFunctionArgs) {
  const { actor, account, config } = await requireBusiness(args);
  return {
    appName: config.APP_NAME,
    name: `${actor.firstName} ${actor.lastName}`,
    email: actor.email,
    plan: PLANS[account.plan].name,
    isDemo: account.isDemo,
  };
}
