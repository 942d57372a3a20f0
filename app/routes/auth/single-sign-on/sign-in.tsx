import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseSlug } from "~/core/ids";
import { getSsoConnection } from "~/domains/identity/single-sign-on/sso-connections.server";
import { publicPage } from "~/http/pages/page.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { SIGN_ON } from "~/paths/business/sign-on";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? m.auth_sign_in_title({ company: data.company }) : m.auth_sign_in_title_without_company() },
  { name: "robots", content: "noindex" },
];

export const loader = publicPage(async (ctx, { params, request }) => {
  const { slug, company } = await getSsoConnection(ctx, parseSlug(params.slug, "sign-in method"));
  return { slug, company, back: safeRedirect(new URL(request.url).searchParams.get("redirect"), "") };
});

export default function SsoSignInPage() {
  const { slug, company, back } = useLoaderData<typeof loader>();
  return (
    <Page
      title={m.auth_sign_in_sign_in_to({ company })}
      subtitle={m.auth_sign_in_through_your_companys_provider()}
      width="narrow"
    >
      <div className="row">
        <a className="button primary" href={paths.withQuery(SIGN_ON.start(slug), { redirect: back || null })}>
          {m.auth_sign_in_continue_with({ company })}
        </a>
      </div>
      <p className="muted">{m.auth_sign_in_link_your_account_first_in()}</p>
      <div className="row">
        <LinkButton to={paths.auth.businessLogin}>{m.auth_sign_in_use_a_password()}</LinkButton>
      </div>
    </Page>
  );
}
