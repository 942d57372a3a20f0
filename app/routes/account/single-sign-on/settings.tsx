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
    const title = "Single Sign-on Saved";
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
      subtitle="Your team logs in at your company’s own provider (OpenID Connect)."
      width="narrow"
    >
      <AccountTrail />
      {has ? null : (
        <UpgradeNote feature="singleSignOn">
          {settings ? "What you saved is kept; until then everybody logs in with a password." : ""}
        </UpgradeNote>
      )}
      {settings && isOwner ? (
        <Card title={settings.isOn && has ? "It is on" : "It is off"}>
          <DefinitionList
            facts={[
              ["Where your team logs in", settings.doorUrl],
              ["Redirect address, for your provider", settings.callbackUrl],
              ["Linked", `${settings.linked} of ${settings.people} people`],
            ]}
          />
          <div className="row">
            {has ? (
              <form method="post" action={SIGN_ON.check}>
                <Submit kind="plain">Check the connection</Submit>
              </form>
            ) : null}
            <form method="post" action={SIGN_ON.remove}>
              <Submit kind="plain">Remove it</Submit>
            </form>
          </div>
        </Card>
      ) : null}
      {has && isOwner ? (
        <PostForm form={form}>
          <Field
            field={fields.slug}
            label="Short name of your company"
            hint="It stands in the address where your team logs in: /sso/kilimo-tools."
            required
          />
          <Field
            field={fields.issuer}
            label="Issuer"
            hint="A public https address, such as https://login.example.com."
            inputMode="url"
            required
          />
          <Field field={fields.clientId} label="Client id" autoComplete="off" required />
          <Field
            field={fields.clientSecret}
            label="Client secret"
            type="password"
            autoComplete="off"
            required={false}
            hint={
              settings?.hasSecret
                ? "One is set. Leave it empty to keep it."
                : "Kept sealed, and never shown again."
            }
          />
          <Field field={fields.isOn} label="Members may log in there" type="checkbox" />
          <Field
            field={fields.isRequired}
            label="Members must log in there"
            type="checkbox"
            hint="All but owners are signed out now, and link the provider at their next log-in. An owner’s password stays a way in, should the provider fail."
          />
          <p className="small muted">
            Who set up a second factor here is asked for its code after the provider, too. The provider opens
            nobody’s account by an address: each person links it once, after logging in or by an invitation.
          </p>
          <OwnPassword field={fields.password} isAsked={hasPassword} />
          <Submit>Save single sign-on</Submit>
        </PostForm>
      ) : null}
      {has && !isOwner ? <p className="muted">An owner of the account changes it.</p> : null}
    </Page>
  );
}
