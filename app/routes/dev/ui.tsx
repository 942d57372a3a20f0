import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Page } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";

export const handle: PageHandle = { hydrate: true };

export const meta: MetaFunction = () => [{ title: "Every part in every state" }];

/** In development only. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.base.config.ENVIRONMENT !== "development") throw new Response(null, { status: 404 });
  return null;
}

export default function ShowroomPage() {
  return <Page title="Every part in every state">{null}</Page>;
}
