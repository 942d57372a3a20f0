import { useForm } from "@conform-to/react";
import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseSlug } from "~/core/ids";
import { getProvider } from "~/domains/identity/external/external-providers.server";
import { LinkRequest } from "~/domains/identity/external/external-schemas";
import { hasPassword, proveSelf } from "~/domains/identity/external/own-identities.server";
import { handleForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { redirectToProvider } from "~/http/session/external.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { OwnPassword } from "~/routes/auth/own-password";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { AccountTrail } from "./parts";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? m.account_link_add({ name: data.name }) : m.account_link_add_method() },
];

export const loader = userPage(async (ctx, { params }) => {
  const { name } = await getProvider(ctx, parseSlug(params.providerKey, "provider"));
  return { name, hasPassword: await hasPassword(ctx) };
});

/**
 * A form can't redirect to another site, so the response is a page with a link to the provider. The flow starts with a
 * form, not a link: another site's link could add a stranger's identity to this account.
 */
export const action = userPage(async (ctx, args) => {
  const key = parseSlug(args.params.providerKey, "provider");
  await getProvider(ctx, key);
  let goOn = "";
  const refused = await handleForm(args, LinkRequest, async ({ password }) => {
    await proveSelf(ctx, password);
    goOn = await redirectToProvider(args, ctx, { key, back: "", isAgent: false, linkTo: ctx.actor.userId });
    return new Response();
  });
  return goOn ? data({ result: undefined, goOn }) : refused;
});

export default function LinkPage() {
  const { name, hasPassword } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<LinkRequest>({ lastResult: answer?.result });
  const goOn = answer && "goOn" in answer ? answer.goOn : null;
  return (
    <Page
      title={m.account_link_add({ name })}
      subtitle={m.account_link_use_to_sign_in_to({ name })}
      width="narrow"
    >
      <AccountTrail />
      {goOn ? (
        <>
          <p>{m.account_link_sign_in_with_to_finish({ name })}</p>
          <a className="button primary" href={goOn}>
            {m.account_link_continue_to({ name })}
          </a>
        </>
      ) : (
        <PostForm form={form}>
          <OwnPassword field={fields.password} isAsked={hasPassword} />
          <div className="row">
            <Submit>{m.account_link_add({ name })}</Submit>
            <LinkButton to={paths.account.identities}>{m.account_link_cancel()}</LinkButton>
          </div>
        </PostForm>
      )}
    </Page>
  );
}
