import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { formatDate } from "~/core/format";
import { readerZone } from "~/core/time/time-zones";
import { planLabel } from "~/domains/billing/plans/plan-label";
import { directoryChoices } from "~/domains/directory/taxonomy/directory-choices";
import { pictureUrl } from "~/domains/identity/pictures/picture-kinds";
import { changeProfile, getProfile } from "~/domains/identity/profile.server";
import { ProfileChange } from "~/domains/identity/profile-schema";
import { ROLE_LABELS } from "~/domains/identity/team/role-labels";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { nextScreen } from "~/http/pages/safe-redirect";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Avatar } from "~/ui/data/avatar";
import { DefinitionList } from "~/ui/data/definition-list";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { OwnPages, VerifyNote } from "./parts";

export const meta: MetaFunction = () => [{ title: m.account_account_your_account() }];

const TYPES = {
  business: m.account_account_business,
  agent: m.account_account_sales_agent,
  admin: m.account_account_administrator,
};

export const loader = userPage(async (ctx, { request }) => {
  const { actor, account } = ctx;
  const profile = await getProfile(ctx);
  return {
    person: {
      firstName: profile.firstName,
      lastName: profile.lastName,
      phone: profile.phone ?? "",
      hqCountry: account?.hqCountry ?? "",
    },
    countries: actor.role === "owner" ? directoryChoices().countries : null,
    picture: pictureUrl(actor.profilePicture),
    email: profile.email,
    isVerified: profile.emailVerifiedAt !== null,
    isDemo: actor.isDemo,
    // The screen that required a confirmed email address.
    next: nextScreen(request, ""),
    facts: [
      [m.account_account_account(), TYPES[actor.userType]()],
      ...(account ? [[m.account_account_company(), account.name]] : []),
      ...(account && actor.role
        ? [[m.account_account_role(), `${ROLE_LABELS[actor.role].name}: ${ROLE_LABELS[actor.role].may}`]]
        : []),
      ...(account ? [[m.account_account_plan(), planLabel(account, readerZone(ctx))]] : []),
      [m.account_account_since(), formatDate(profile.createdAt, readerZone(ctx))],
    ] as [string, string][],
    hasSecondFactor: profile.secondFactorSince !== null,
    isBusiness: actor.userType === "business",
    constraint: getZodConstraint(ProfileChange),
  };
});

export const action = userPage((ctx, args) =>
  handleForm(args, ProfileChange, async (input) => {
    await changeProfile(ctx, input);
    return redirectWithFlash(args.context, paths.account.home, {
      kind: "success",
      title: m.account_account_account_updated(),
    });
  }),
);

export default function AccountPage() {
  const {
    person,
    picture,
    countries,
    email,
    isVerified,
    isDemo,
    next,
    facts,
    hasSecondFactor,
    isBusiness,
    constraint,
  } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof ProfileChange>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
    defaultValue: person,
  });
  return (
    <Page title={m.account_account_your_account()} width="narrow">
      <VerifyNote isVerified={isVerified} isDemo={isDemo} email={email} back={next} />
      <div className="row">
        <Avatar name={`${person.firstName} ${person.lastName}`} picture={picture} isLarge isNamed />
        <LinkButton slim to={paths.account.picture}>
          {picture ? m.account_account_change_picture() : m.account_account_add_picture()}
        </LinkButton>
      </div>
      <DefinitionList
        facts={[
          [m.account_account_email(), isVerified ? m.account_account_confirmed({ email }) : email],
          ...facts,
        ]}
      />
      <Section
        title={
          countries ? m.account_account_personal_and_company_details() : m.account_account_name_and_phone()
        }
      >
        <PostForm form={form}>
          <Field field={fields.firstName} label={m.account_account_first_name()} autoComplete="given-name" />
          <Field field={fields.lastName} label={m.account_account_last_name()} autoComplete="family-name" />
          <Field field={fields.phone} label={m.account_account_phone()} type="tel" autoComplete="tel" />
          {countries ? (
            <Field
              field={fields.hqCountry}
              label={m.account_account_company_country()}
              type="select"
              options={countries}
              hint={m.account_account_sets_your_time_zone()}
              {...(person.hqCountry ? { required: true } : { placeholder: m.account_account_not_set_utc() })}
            />
          ) : null}
          <Submit>{m.account_account_save_changes()}</Submit>
        </PostForm>
      </Section>
      <Section
        title={isBusiness ? m.account_account_sign_in_and_usage_limits() : m.account_account_sign_in()}
      >
        <OwnPages hasSecondFactor={hasSecondFactor} isBusiness={isBusiness} />
      </Section>
    </Page>
  );
}
