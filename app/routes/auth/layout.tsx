import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { paths } from "~/http/paths";
import { PublicBar } from "~/ui/layout/public-bar";

export function loader({ context }: LoaderFunctionArgs) {
  return { appName: context.base.config.APP_NAME };
}

/** The frame of the doors: no script, one way back. */
export default function AuthLayout() {
  const { appName } = useLoaderData<typeof loader>();
  return (
    <>
      <PublicBar appName={appName} links={[]} action={{ to: paths.site.home, label: "Start page" }} />
      <Outlet />
    </>
  );
}
