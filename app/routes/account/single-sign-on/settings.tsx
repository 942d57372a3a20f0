import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { hasFeature } from "~/domains/billing/plans/features";
import { UpgradeNote } from "~/domains/billing/ui/upgrade-note";
import { hasPassword } from "~/domains/identity/external/own-identities.server";
import { canSetSignIn } from "~/domains/identity/policy";
import { settingsJson } from "~/domains/identity/single-sign-on/json.server";
import { SignInSettings } from "~/domains/identity/single-sign-on/schemas";
import { requireMaySet, saveSettings } from "~/domains/identity/single-sign-on/sign-in-settings.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { SIGN_ON } from "~/paths/business/sign-on";
import { OwnPassword } from "~/routes/auth/own-password";
import { DefinitionList } from "~/ui/data/definition-list";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { AccountTrail } from "../parts";

export const meta: MetaFunction = () => [{ title: "Single sign-on" }];

export const loader = businessPage(async (ctx) => ({
  settings: await settingsJson(ctx),
  has: hasFeature(ctx.account, "singleSignOn"),
  isOwner: canSetSignIn(ctx.actor),
  hasPassword: await hasPassword(ctx),
}));

export const action = businessPage(async (ctx, args) => {
  requireMaySet(ctx);
  return handleForm(args, SignInSettings, async (input) => {
    await saveSettings(ctx, input);
    const title = "Single sign-on saved";
    return redirectWithFlash(args.context, SIGN_ON.settings, { kind: "success", title });
  });
});

export default function SingleSignOnPage() {
  const { settings, has, isOwner, hasPassword } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof SignInSettings>>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    defaultValue: settings ?? {},
  });
  return (
    <Page
      title="Single sign-on"
      subtitle="Team sign-in through your company’s provider (OpenID Connect)."
      width="narrow"
    >
      <AccountTrail />
      {has ? null : (
        <UpgradeNote feature="singleSignOn">
          {settings ? "Your settings are saved. Members sign in with a password for now." : ""}
        </UpgradeNote>
      )}
      {settings && isOwner ? (
        <Card title={settings.isOn && has ? "Single sign-on is on" : "Single sign-on is off"}>
          <DefinitionList
            facts={[
              ["Team sign-in page", settings.doorUrl],
              ["Redirect URL for your provider", settings.callbackUrl],
              ["Linked", `${settings.linked} of ${settings.people} members`],
            ]}
          />
          <div className="row">
            {has ? (
              <form method="post" action={SIGN_ON.check}>
                <Submit kind="plain">Check connection</Submit>
              </form>
            ) : null}
            <form method="post" action={SIGN_ON.remove}>
              <Submit kind="plain">Remove</Submit>
            </form>
          </div>
        </Card>
      ) : null}
      {has && isOwner ? (
        <PostForm form={form}>
          <Field
            field={fields.slug}
            label="Company short name"
            hint="Used in your sign-in URL, e.g. /sso/kilimo-tools."
            required
          />
          <Field
            field={fields.issuer}
            label="Issuer"
            hint="e.g. https://login.example.com"
            inputMode="url"
            required
          />
          <Field field={fields.clientId} label="Client ID" autoComplete="off" required />
          <Field
            field={fields.clientSecret}
            label="Client secret"
            type="password"
            autoComplete="off"
            required={false}
            hint={
              settings?.hasSecret
                ? "Leave blank to keep the current secret."
                : "Stored encrypted and never shown again."
            }
          />
          <Field field={fields.isOn} label="Allow single sign-on" type="checkbox" />
          <Field
            field={fields.isRequired}
            label="Require single sign-on"
            type="checkbox"
            hint="Signs out all members except owners, who can still use passwords."
          />
          <p className="small muted">
            Two-factor authentication still applies. Each member links their account once, after signing in or
            through an invitation.
          </p>
          <OwnPassword field={fields.password} isAsked={hasPassword} />
          <Submit>Save single sign-on</Submit>
        </PostForm>
      ) : null}
      {has && !isOwner ? <p className="muted">Only account owners can edit single sign-on.</p> : null}
    </Page>
  );
}
