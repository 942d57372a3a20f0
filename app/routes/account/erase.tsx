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
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Erase your account?" }];

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
        title: "Check your email",
        text: "We’ve sent you a link. It works once, for 3 hours.",
      });
    await stopSession(args.context, args.request);
    const gone = redirectWithFlash(args.context, paths.site.home, {
      kind: "success",
      title: "Account erased",
      text: "We’ve sent you a confirmation.",
    });
    // What the browser of an agent keeps for when there is no line.
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
    <Page title="Erase your account?" subtitle="This can’t be undone." width="narrow">
      <ul>
        <li>
          We delete your name, email, phone number, password, sessions, two-factor authentication, invitations
          and the text of emails we sent you.
        </li>
        {company ? (
          <li>
            You’re the only member of <b>{company}</b>, so its account closes and its companies, contacts,
            searches, leads and files are deleted within minutes. Export your data first.
          </li>
        ) : null}
        <li>
          We keep the number of leads used and the audit log without your name. Backups are deleted after 30
          days.
        </li>
      </ul>
      {blockingReason ? (
        <Alert kind="warning" title="Can’t erase yet">
          {blockingReason}
        </Alert>
      ) : (
        <PostForm form={form}>
          {/* Programs that keep passwords read here whose it is. */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          {hasPassword ? (
            <Field
              field={fields.password}
              label="Your password"
              type="password"
              autoComplete="current-password"
              required
            />
          ) : (
            <p>You don’t have a password. We’ll email a confirmation link to {email}.</p>
          )}
          <div className="row">
            <Submit kind="danger">{hasPassword ? "Erase account" : "Send link"}</Submit>
            <LinkButton to={paths.account.data}>Cancel</LinkButton>
          </div>
        </PostForm>
      )}
    </Page>
  );
}
