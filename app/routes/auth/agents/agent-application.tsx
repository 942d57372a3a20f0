import { type SubmissionResult, useForm } from "@conform-to/react";
import type { z } from "zod";
import type { AgentSignup } from "~/domains/agents/schemas";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { CheckboxGroup } from "~/ui/forms/checkbox-group";
import { Field, type Option } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { Rich } from "~/ui/rich";
import { NextPanel } from "../beside/next-panel";
import { useAgentSignUpTitle } from "../failure-titles";

/** An agent's application: personal details, markets and industries. */
export function AgentApplication({
  result,
  choices,
  person,
  referrer,
  invitedBy,
  loginTo,
}: {
  result: SubmissionResult<string[]> | undefined;
  choices: Record<"countries" | "industries" | "experience", Option[]> & { passwordHint: string };
  person: { name: string; email: string };
  referrer: string;
  /** Public name of the agent whose referral link was used. */
  invitedBy: string | null;
  loginTo: string;
}) {
  const failureTitle = useAgentSignUpTitle();
  const [form, fields] = useForm<z.input<typeof AgentSignup>>({ lastResult: result, defaultValue: person });
  return (
    <Page
      title={m.auth_agent_application_apply_as_a_sales_agent()}
      subtitle={m.auth_agent_application_joining_is_free_with_no()}
      width="with-aside"
    >
      {invitedBy ? (
        <p>
          <Rich parts={m.auth_agent_application_invited_you.parts({ invitedBy })} />
        </p>
      ) : null}
      <p>
        <Rich
          parts={m.auth_agent_application_already_have_an_account_sign.parts({})}
          tags={{ link: (text) => <Link to={loginTo}>{text}</Link> }}
        />
      </p>
      <PostForm form={form} failed={failureTitle}>
        {referrer ? <input type="hidden" name="ref" value={referrer} /> : null}
        <Field
          field={fields.name}
          label={m.auth_agent_application_full_name()}
          autoComplete="name"
          required
        />
        <Field
          field={fields.email}
          label={m.auth_agent_application_email()}
          type="email"
          autoComplete="email"
          required
        />
        <Field
          field={fields.password}
          label={m.auth_agent_application_password()}
          type="password"
          autoComplete="new-password"
          hint={choices.passwordHint}
          required
        />
        <Field
          field={fields.confirmPassword}
          label={m.auth_agent_application_confirm_password()}
          type="password"
          autoComplete="new-password"
          required
        />
        <Field field={fields.phone} label={m.auth_agent_application_phone()} type="tel" autoComplete="tel" />
        <h2>{m.auth_agent_application_markets_and_industries()}</h2>
        <Field
          field={fields.country}
          label={m.auth_agent_application_home_country()}
          type="select"
          options={choices.countries}
          placeholder={m.auth_agent_application_choose_a_country()}
          required
        />
        <Field field={fields.city} label={m.auth_agent_application_city()} autoComplete="address-level2" />
        <CheckboxGroup
          field={fields.operationalMarkets}
          legend={m.auth_agent_application_markets()}
          hint={m.auth_agent_application_at_least_one()}
          required
          options={choices.countries}
          fold
        />
        <CheckboxGroup
          field={fields.specializations}
          legend={m.auth_agent_application_industries()}
          hint={m.auth_agent_application_at_least_one()}
          required
          options={choices.industries}
        />
        <Field
          field={fields.mainSpecialization}
          label={m.auth_agent_application_main_industry()}
          type="select"
          options={choices.industries}
          placeholder={m.auth_agent_application_choose_an_industry()}
          hint={m.auth_agent_application_shown_beside_your_name()}
        />
        <Field
          field={fields.experience}
          label={m.auth_agent_application_b2b_sales_experience()}
          type="select"
          options={choices.experience}
        />
        <Field
          field={fields.bio}
          label={m.auth_agent_application_about_you()}
          type="textarea"
          rows={5}
          hint={m.auth_agent_application_products_and_customers_youve_sold()}
        />
        <Submit>{m.auth_agent_application_submit_application()}</Submit>
      </PostForm>
      <p>
        <Link to={paths.site.agentSignup}>{m.auth_agent_application_back_to_agent_programme()}</Link>
      </p>
      <NextPanel shot="earnings" note={m.auth_agent_application_after_you_apply_we_review()} />
    </Page>
  );
}
