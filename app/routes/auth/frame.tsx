import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { findCompanyLine, isOn } from "~/domains/settings/operator.server";
import { SiteFrame } from "~/routes/site/site-frame";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { style: "door" };

export async function loader({ context: { base } }: LoaderFunctionArgs) {
  return {
    appName: base.config.APP_NAME,
    hasDemo: await isOn(base, "demo"),
    company: await findCompanyLine(base),
  };
}

/** The frame of the sign-in pages: no script. */
export default function AuthLayout() {
  return (
    <SiteFrame {...useLoaderData<typeof loader>()}>
      <Outlet />
    </SiteFrame>
  );
}
