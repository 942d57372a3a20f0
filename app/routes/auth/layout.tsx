import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/ui/page-handle";
import { SiteFrame } from "../site/site-frame";

export const handle: PageHandle = { style: "door" };

export function loader({ context }: LoaderFunctionArgs) {
  return { appName: context.base.config.APP_NAME };
}

/** The frame of the doors: no script. */
export default function AuthLayout() {
  return (
    <SiteFrame {...useLoaderData<typeof loader>()}>
      <Outlet />
    </SiteFrame>
  );
}
