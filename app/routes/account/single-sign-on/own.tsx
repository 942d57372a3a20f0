import { useForm } from "@conform-to/react";
import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkRequest } from "~/domains/identity/external/external-schemas";
import { hasPassword, proveSelf } from "~/domains/identity/external/own-identities.server";
import { findOwnMembership } from "~/domains/identity/single-sign-on/member-identities.server";
import { getOwnSsoConnection } from "~/domains/identity/single-sign-on/sso-connections.server";
import { handleForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { redirectToSsoProvider } from "~/http/session/member.server";
import { SIGN_ON } from "~/paths/business/sign-on";
import { OwnPassword } from "~/routes/auth/own-password";
import { Time } from "~/ui/data/metrics";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { AccountTrail } from "../parts";

export const meta: MetaFunction = () => [{ title: "Company single sign-on" }];

export const loader = userPage(async (ctx) => {
  const { account, connection } = await getOwnSsoConnection(ctx);
  const linked = await findOwnMembership({ ...ctx, account }, connection.issuer);
  return {
    company: connection.company,
    since: linked?.createdAt.toISOString() ?? null,
    mustLink: ctx.actor.mustLink === true,
    hasPassword: await hasPassword(ctx),
  };
});

/** The flow starts with a form, not a link: another site's link could add a stranger's identity to this account. */
export const action = userPage(async (ctx, args) => {
  const { connection } = await getOwnSsoConnection(ctx);
  let goOn = "";
  const refused = await handleForm(args, LinkRequest, async ({ password }) => {
    await proveSelf(ctx, password);
    const asked = { slug: connection.slug, back: "", linkTo: ctx.actor.userId, invitation: null };
    goOn = await redirectToSsoProvider(args, ctx, asked);
    return new Response();
  });
  return goOn ? data({ result: undefined, goOn }) : refused;
});

export default function OwnCompanySignInPage() {
  const { company, since, mustLink, hasPassword } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<LinkRequest>({ lastResult: answer?.result });
  const goOn = answer && "goOn" in answer ? answer.goOn : null;
  return (
    <Page
      title="Company single sign-on"
      subtitle={
        mustLink
          ? `${company} requires single sign-on. Link your account to continue.`
          : `Sign in through ${company}’s provider.`
      }
      width="narrow"
    >
      <AccountTrail />
      {goOn ? (
        <>
          <p>Sign in with {company}’s provider to finish. You’ll return here afterwards.</p>
          <a className="button primary" href={goOn}>
            Continue to {company}
          </a>
        </>
      ) : since ? (
        <>
          <p>
            Linked since <Time at={since} />.
          </p>
          <div className="row">
            <LinkButton to={SIGN_ON.removeOwn}>Unlink provider</LinkButton>
          </div>
        </>
      ) : (
        <PostForm form={form}>
          <OwnPassword field={fields.password} isAsked={hasPassword} />
          <Submit>Link {company}</Submit>
        </PostForm>
      )}
    </Page>
  );
}
