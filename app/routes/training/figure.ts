import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { FIGURES } from "~/domains/training/figures";
import { m } from "~/messages/messages";

/** A figure of a lesson, the same for every user: an image without scripts or requests. */
export function loader({ params }: LoaderFunctionArgs) {
  const svg = FIGURES.get(params.figure ?? "");
  if (!svg) return new Response(m.training_figure_there_is_no_such_figure(), { status: 404 });
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "cache-control": "public, max-age=86400",
    },
  });
}
