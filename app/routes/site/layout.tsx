import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { isOn } from "~/domains/admin/operator.server";
import { contextOf } from "~/http/guards.server";
import type { PageHandle } from "~/ui/page-handle";
import { SiteFrame } from "./site-frame";

/** One page for all visitors, kept in memory; a page with a query is made for each. */
export const handle: PageHandle = { shared: [""] };

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await contextOf(args);
  const { config, actor } = ctx;
  return { appName: config.APP_NAME, isSignedIn: actor.kind === "user", hasDemo: await isOn(ctx, "demo") };
}

export default function SiteLayout() {
  return (
    <SiteFrame {...useLoaderData<typeof loader>()}>
      <Outlet />
    </SiteFrame>
  );
}
