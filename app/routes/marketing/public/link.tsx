import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { DomainError } from "~/core/errors";
import { findLeavingHost } from "~/domains/marketing/links/find-leaving-host.server";
import { followLink } from "~/domains/marketing/links/links.server";
import { publicPage } from "~/http/pages/page.server";
import { redirectOutside } from "~/http/pages/redirect.server";
import { m } from "~/messages/messages";
import { Page } from "~/ui/layout/page";
import type { PageHandle } from "~/ui/page-handle";
import { visitorOf } from "./visitor.server";

export const handle: PageHandle = { style: "door" };

export const meta: MetaFunction<typeof loader> = ({ data: leaving }) => [
  { title: leaving ? m.prospects_link_leaving_for({ host: leaving.host }) : m.prospects_link_link() },
  { name: "robots", content: "noindex, nofollow" },
];

/** Redirects only to the URL saved for the code; an untrusted host gets a notice page first. */
export const loader = publicPage(async (ctx, { params, request }: LoaderFunctionArgs) => {
  const code = params.code ?? "";
  const to = await followLink(ctx, code, visitorOf(ctx, request));
  if (!to) throw new DomainError("not_found", m.prospects_link_this_link());
  const host = await findLeavingHost(ctx, code, to);
  const headers = { "cache-control": "no-store", "referrer-policy": "no-referrer" };
  if (host === null) throw redirectOutside(to, { headers });
  return json({ host, to, product: ctx.config.APP_NAME }, { headers });
});

export default function LeavingPage() {
  const { host, to, product } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.prospects_link_leaving_for({ host })}
      subtitle={m.prospects_link_this_website_doesnt_belong_to({ product })}
      width="narrow"
    >
      <p>{m.prospects_link_continue_only_if_you_trust({ product })}</p>
      <p>
        <a href={to} rel="noreferrer nofollow">
          {to}
        </a>
      </p>
    </Page>
  );
}
