import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseSlug } from "~/core/ids";
import { getSsoConnection } from "~/domains/identity/single-sign-on/sso-connections.server";
import { getInvitationInto } from "~/domains/identity/team/accept-invitation.server";
import { handleForm } from "~/http/pages/form.server";
import { publicPage } from "~/http/pages/page.server";
import { redirectToSsoProvider } from "~/http/session/member.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { SIGN_ON } from "~/paths/business/sign-on";
import { Alert } from "~/ui/feedback/alert";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

const Joining = z.object({ token: z.string({ error: () => m.auth_join_open_the_link_again() }).max(100) });

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? m.auth_join_title({ company: data.company }) : m.auth_join_title_without_company() },
  { name: "robots", content: "noindex" },
];

export const loader = publicPage(async (ctx, { params, request }) => {
  const { slug, company } = await getSsoConnection(ctx, parseSlug(params.slug, "sign-in method"));
  return { slug, company, token: (new URL(request.url).searchParams.get("token") ?? "").slice(0, 100) };
});

/** A form may only lead to this site, so the response is a page with a link to the provider. */
export const action = publicPage(async (ctx, args) => {
  const { slug, accountId } = await getSsoConnection(ctx, parseSlug(args.params.slug, "sign-in method"));
  let goOn = "";
  const refused = await handleForm(args, Joining, async ({ token }) => {
    await getInvitationInto(ctx, token, accountId);
    goOn = await redirectToSsoProvider(args, ctx, { slug, back: "", linkTo: null, invitation: token });
    return new Response();
  });
  return goOn ? data({ result: undefined, goOn }) : refused;
});

export default function JoinPage() {
  const { slug, company, token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const goOn = answer && "goOn" in answer ? answer.goOn : null;
  const refused = answer?.result?.error;
  return (
    <Page
      title={m.auth_join_join({ company })}
      subtitle={m.auth_join_through_your_companys_provider_without()}
      width="narrow"
    >
      {refused ? <Alert kind="error">{Object.values(refused).flat().join(" ")}</Alert> : null}
      {goOn ? (
        <>
          <p>{m.auth_join_sign_in_with_s_provider({ company })}</p>
          <a className="button primary" href={goOn}>
            {m.auth_join_continue_with({ company })}
          </a>
        </>
      ) : (
        <form method="post" action={SIGN_ON.join(slug)} className="row">
          <input type="hidden" name="token" value={token} />
          <Submit>{m.auth_join_accept_invitation()}</Submit>
          <LinkButton to={paths.withQuery(paths.auth.invitation, { token })}>
            {m.auth_join_use_a_password()}
          </LinkButton>
        </form>
      )}
    </Page>
  );
}
