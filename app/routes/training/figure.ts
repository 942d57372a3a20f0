import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { FIGURES } from "~/domains/training/figures";

/** A figure of a lesson, the same for every user: an image without scripts or requests. */
export function loader({ params }: LoaderFunctionArgs) {
  const svg = FIGURES.get(params.figure ?? "");
  if (!svg) return new Response("There is no such figure.\n", { status: 404 });
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "cache-control": "public, max-age=86400",
    },
  });
}
