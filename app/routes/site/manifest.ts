import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { paths } from "~/http/paths";

export function loader({ context }: LoaderFunctionArgs) {
  const { APP_NAME } = context.base.config;
  return Response.json(
    { name: APP_NAME, short_name: APP_NAME, start_url: paths.business.home, display: "standalone" },
    { headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" } },
  );
}
