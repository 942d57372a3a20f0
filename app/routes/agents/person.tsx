import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { parseId } from "~/core/ids";
import { addPerson, PersonInput } from "~/domains/agents/shared-leads/add-person.server";
import { leadOrPast, sharedLeadOf } from "~/domains/agents/shared-leads/shared-leads.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { m } from "~/messages/messages";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: m.agents_person_add_contact() }];

export const loader = agentPage(async (ctx, { params }) => {
  const id = parseId(params.sharedLeadId, "lead");
  const { lead } = await leadOrPast(ctx, ctx.agent.id, id);
  if (!lead) throw redirect(DASHBOARD.lead(id));
  return { id, company: lead.companyName, business: lead.business };
});

export const action = agentPage(async (ctx, args) => {
  const { id } = await sharedLeadOf(ctx, ctx.agent.id, parseId(args.params.sharedLeadId, "lead"));
  return handleForm(args, PersonInput, async (input) => {
    await addPerson(ctx, ctx.agent, id, input);
    return redirectWithFlash(args.context, DASHBOARD.lead(id), {
      kind: "success",
      title: m.agents_person_contact_added(),
    });
  });
});

export default function AddPersonPage() {
  const { id, company, business } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof PersonInput>>({
    lastResult: useActionData<typeof action>()?.result,
  });
  return (
    <Page
      title={m.agents_person_add_contact_at({ company })}
      subtitle={m.agents_person_sees_this_contact_too({ business })}
      width="narrow"
    >
      <Breadcrumb
        trail={[
          { to: DASHBOARD.leads, label: m.agents_person_leads() },
          { to: DASHBOARD.lead(id), label: company },
        ]}
      />
      <PostForm form={form} creates>
        <Field field={fields.contactName} label={m.agents_person_name()} required />
        <Field field={fields.contactTitle} label={m.agents_person_job_title()} />
        <Field
          field={fields.phoneNumber}
          label={m.agents_person_phone()}
          type="tel"
          hint={m.agents_person_enter_a_phone_number_or()}
        />
        <Field field={fields.contactEmail} label={m.agents_person_email()} type="email" />
        <Submit pending="Adding">{m.agents_person_add_contact()}</Submit>
      </PostForm>
    </Page>
  );
}
