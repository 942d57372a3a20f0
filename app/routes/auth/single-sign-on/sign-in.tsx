import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseSlug } from "~/core/ids";
import { getSsoConnection } from "~/domains/identity/single-sign-on/sso-connections.server";
import { publicPage } from "~/http/pages/page.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { SIGN_ON } from "~/paths/business/sign-on";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Sign in to ${data?.company ?? "your company"}` },
  { name: "robots", content: "noindex" },
];

export const loader = publicPage(async (ctx, { params, request }) => {
  const { slug, company } = await getSsoConnection(ctx, parseSlug(params.slug, "sign-in method"));
  return { slug, company, back: safeRedirect(new URL(request.url).searchParams.get("redirect"), "") };
});

export default function SsoSignInPage() {
  const { slug, company, back } = useLoaderData<typeof loader>();
  return (
    <Page title={`Sign in to ${company}`} subtitle="Through your company’s provider." width="narrow">
      <div className="row">
        <a className="button primary" href={paths.withQuery(SIGN_ON.start(slug), { redirect: back || null })}>
          Continue with {company}
        </a>
      </div>
      <p className="muted">
        Link your account first, in your account settings or through an invitation. Owners can always use a
        password.
      </p>
      <div className="row">
        <LinkButton to={paths.auth.businessLogin}>Use a password</LinkButton>
      </div>
    </Page>
  );
}
