import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { erasureOf } from "~/domains/identity/erasure/erase-user-row.server";
import { getProfile } from "~/domains/identity/profile.server";
import { eraseSelf } from "~/domains/privacy/erasure/erase-self.server";
import { LAST_ADMIN, LAST_OWNER } from "~/domains/privacy/erasure/erase-user.server";
import { EraseSelf } from "~/domains/privacy/requests/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { stopSession } from "~/http/session/session.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Rich } from "~/ui/rich";

export const meta: MetaFunction = () => [{ title: m.account_erase_erase_your_account() }];

export const loader = userPage(async (ctx) => {
  const erasure = await erasureOf(ctx, ctx.actor.userId);
  return {
    company: erasure === "closes-account" ? (ctx.account?.name ?? null) : null,
    blockingReason: erasure === "last-owner" ? LAST_OWNER : erasure === "last-admin" ? LAST_ADMIN : null,
    hasPassword: (await getProfile(ctx)).hasPassword,
    email: ctx.actor.email,
  };
});

export const action = userPage((ctx, args) =>
  handleForm(args, EraseSelf, async ({ password }) => {
    if ((await eraseSelf(ctx, password)) === "link-sent")
      return redirectWithFlash(args.context, paths.account.data, {
        kind: "info",
        title: m.account_erase_check_your_email(),
        text: m.account_erase_weve_sent_you_a_link(),
      });
    await stopSession(args.context, args.request);
    const gone = redirectWithFlash(args.context, paths.site.home, {
      kind: "success",
      title: m.account_erase_account_erased(),
      text: m.account_erase_weve_sent_you_a_confirmation(),
    });
    // Clears the data that an agent's browser stores for offline use.
    gone.headers.set("clear-site-data", '"storage"');
    return gone;
  }),
);

export default function EraseAccountPage() {
  const { company, blockingReason, hasPassword, email } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof EraseSelf>>({
    lastResult: useActionData<typeof action>()?.result,
  });
  return (
    <Page
      title={m.account_erase_erase_your_account()}
      subtitle={m.account_erase_this_cant_be_undone()}
      width="narrow"
    >
      <ul>
        <li>{m.account_erase_we_delete_your_name_email()}</li>
        {company ? (
          <li>
            <Rich parts={m.account_erase_youre_the_only_member_of.parts({ company })} tags={{}} />
          </li>
        ) : null}
        <li>{m.account_erase_we_keep_the_number_of()}</li>
      </ul>
      {blockingReason ? (
        <Alert kind="warning" title={m.account_erase_cant_erase_yet()}>
          {blockingReason}
        </Alert>
      ) : (
        <PostForm form={form}>
          {/* Tells password managers which account this is. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          {hasPassword ? (
            <Field
              field={fields.password}
              label={m.account_erase_your_password()}
              type="password"
              autoComplete="current-password"
              required
            />
          ) : (
            <p>{m.account_erase_you_dont_have_a_password({ email })}</p>
          )}
          <div className="row">
            <Submit kind="danger">
              {hasPassword ? m.account_erase_erase_account() : m.account_erase_send_link()}
            </Submit>
            <LinkButton to={paths.account.data}>{m.account_erase_cancel()}</LinkButton>
          </div>
        </PostForm>
      )}
    </Page>
  );
}
