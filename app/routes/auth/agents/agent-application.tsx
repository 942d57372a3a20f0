import { type SubmissionResult, useForm } from "@conform-to/react";
import type { z } from "zod";
import type { AgentSignup } from "~/domains/agents/schemas";
import { paths } from "~/paths";
import { CheckboxGroup } from "~/ui/forms/checkbox-group";
import { Field, type Option } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { NextPanel } from "../beside/next-panel";
import { agentSignUpFailed } from "../failure-titles";

/** The application of an agent: who she is, and the markets and industries she knows. */
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
  /** The agent whose link this is, as the public sees them. */
  invitedBy: string | null;
  loginTo: string;
}) {
  const [form, fields] = useForm<z.input<typeof AgentSignup>>({ lastResult: result, defaultValue: person });
  return (
    <Page title="Apply as a sales agent" subtitle="Joining is free, with no monthly fees." width="with-aside">
      {invitedBy ? (
        <p>
          <b>{invitedBy}</b> invited you.
        </p>
      ) : null}
      <p>
        Already have an account? <Link to={loginTo}>Sign in</Link>
      </p>
      <PostForm form={form} failed={agentSignUpFailed}>
        {referrer ? <input type="hidden" name="ref" value={referrer} /> : null}
        <Field field={fields.name} label="Full name" autoComplete="name" required />
        <Field field={fields.email} label="Email" type="email" autoComplete="email" required />
        <Field
          field={fields.password}
          label="Password"
          type="password"
          autoComplete="new-password"
          hint={choices.passwordHint}
          required
        />
        <Field
          field={fields.confirmPassword}
          label="Confirm password"
          type="password"
          autoComplete="new-password"
          required
        />
        <Field field={fields.phone} label="Phone" type="tel" autoComplete="tel" />
        <h2>Markets and industries</h2>
        <Field
          field={fields.country}
          label="Home country"
          type="select"
          options={choices.countries}
          placeholder="Choose a country"
          required
        />
        <Field field={fields.city} label="City" autoComplete="address-level2" />
        <CheckboxGroup
          field={fields.operationalMarkets}
          legend="Markets"
          hint="At least one."
          required
          options={choices.countries}
          fold
        />
        <CheckboxGroup
          field={fields.specializations}
          legend="Industries"
          hint="At least one."
          required
          options={choices.industries}
        />
        <Field
          field={fields.mainSpecialization}
          label="Main industry"
          type="select"
          options={choices.industries}
          placeholder="Choose an industry"
          hint="Shown beside your name."
        />
        <Field
          field={fields.experience}
          label="B2B sales experience"
          type="select"
          options={choices.experience}
        />
        <Field
          field={fields.bio}
          label="About you"
          type="textarea"
          rows={5}
          hint="Products and customers you’ve sold to, up to 2,000 characters."
        />
        <Submit>Submit application</Submit>
      </PostForm>
      <p>
        <Link to={paths.site.agentSignup}>Back to agent programme</Link>
      </p>
      <NextPanel
        shot="earnings"
        note="After you apply: we review your profile and email you. Next come a test, a video and an interview."
      />
    </Page>
  );
}
