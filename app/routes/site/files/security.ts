import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { paths } from "~/paths";
import { operatorOf } from "../legal/operator";

const TTL_DAYS = 90;

/** Where to report a vulnerability of this installation (RFC 9116). `Expires` is in UTC. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { base } = context;
  const { privacyEmail } = await operatorOf(context);
  const expires = new Date(base.now().getTime() + TTL_DAYS * 86_400_000);
  const lines = [
    `Contact: mailto:${privacyEmail}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${base.config.APP_ORIGIN}${paths.site.security}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
