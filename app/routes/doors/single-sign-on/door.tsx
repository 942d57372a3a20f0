import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseSlug } from "~/core/ids";
import { getDoor } from "~/domains/identity/single-sign-on/open-doors.server";
import { publicPage } from "~/http/pages/page.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { SIGN_ON } from "~/paths/business/sign-on";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Log in to ${data?.company ?? "your company"}` },
  { name: "robots", content: "noindex" },
];

export const loader = publicPage(async (ctx, { params, request }) => {
  const { slug, company } = await getDoor(ctx, parseSlug(params.slug, "way to log in"));
  return { slug, company, back: safeRedirect(new URL(request.url).searchParams.get("redirect"), "") };
});

export default function CompanyDoorPage() {
  const { slug, company, back } = useLoaderData<typeof loader>();
  return (
    <Page title={`Log in to ${company}`} subtitle="With the provider of your company." width="narrow">
      <div className="row">
        <a className="button primary" href={paths.withQuery(SIGN_ON.start(slug), { redirect: back || null })}>
          Continue with {company}
        </a>
      </div>
      <p className="muted">
        It opens the account of whoever was linked there before: on the account page, or by an invitation.
        Owners can always use their password.
      </p>
      <div className="row">
        <LinkButton to={paths.auth.businessLogin}>Log in with a password</LinkButton>
      </div>
    </Page>
  );
}
