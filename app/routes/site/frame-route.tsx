import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { findCompanyLine, isOn, operatorConfig } from "~/domains/settings/operator.server";
import { contextOf } from "~/http/session/guards.server";
import type { PageHandle } from "~/ui/page-handle";
import { SiteFrame } from "./site-frame";

/** One cached page for all visitors; a page with a query is rendered per request. */
export const handle: PageHandle = { shared: [""] };

export async function loader(args: LoaderFunctionArgs) {
  const ctx = await contextOf(args);
  return {
    appName: ctx.config.APP_NAME,
    hasDemo: await isOn(ctx, "demo"),
    company: await findCompanyLine(ctx),
    contact: (await operatorConfig(ctx)).SALES_EMAIL,
  };
}

export default function SiteLayout() {
  return (
    <SiteFrame {...useLoaderData<typeof loader>()}>
      <Outlet />
    </SiteFrame>
  );
}
