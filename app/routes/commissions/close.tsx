import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import type { AgentContext } from "~/domains/agents/agents.server";
import { findLeadToClose } from "~/domains/agents/closing/closable-leads.server";
import { leadOrPast, sharedLeadOf } from "~/domains/agents/shared-leads/shared-leads.server";
import { closedFlash } from "~/domains/commissions/closes/closed-flash";
import { reportClose } from "~/domains/commissions/closes/report-close.server";
import { CloseInput } from "~/domains/commissions/closes/schemas";
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

export const meta: MetaFunction = () => [{ title: m.agents_close_report_closed_deal() }];

const nextText = () => m.agents_close_the_business_has_14_days();

/** Finds the lead; the page still opens if it is no longer shared. @throws DomainError not_found for another agent's lead */
async function leadToClose(ctx: AgentContext, sharedLeadId: number) {
  const lead = await findLeadToClose(ctx, ctx.agent.id, sharedLeadId);
  if (lead) return lead;
  await leadOrPast(ctx, ctx.agent.id, sharedLeadId);
  throw redirect(DASHBOARD.lead(sharedLeadId));
}

export const loader = agentPage(async (ctx, { params }) => {
  const { id, state } = await leadToClose(ctx, parseId(params.sharedLeadId, "lead"));
  const { companyName } = await sharedLeadOf(ctx, ctx.agent.id, id);
  return { isClosed: state === "closed", lead: { to: DASHBOARD.lead(id), label: companyName } };
});

export const action = agentPage(async (ctx, args) => {
  const sharedLeadId = parseId(args.params.sharedLeadId, "lead");
  await leadToClose(ctx, sharedLeadId);
  return handleForm(args, CloseInput.omit({ sharedLeadId: true }), async ({ leadValue }) => {
    const { rate, tierAdvancement } = await reportClose(ctx, ctx.agent, { leadValue, sharedLeadId });
    const next = `This deal pays you ${rate}%. ${nextText()}`;
    return redirectWithFlash(args.context, DASHBOARD.orders, closedFlash(tierAdvancement, next));
  });
});

export default function ClosePage() {
  const { isClosed, lead } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ leadValue: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  const from = <Breadcrumb trail={[{ to: DASHBOARD.leads, label: m.agents_lead_leads() }, lead]} />;
  if (isClosed)
    return (
      <Page title={m.agents_close_this_lead_was_already_reported()} width="narrow">
        {from}
        <p>{nextText()}</p>
      </Page>
    );
  return (
    <Page title={m.agents_close_report_closed_deal()} subtitle={nextText()} width="narrow">
      {from}
      <PostForm form={form}>
        <Field
          field={fields.leadValue}
          label={m.agents_close_deal_value()}
          inputMode="decimal"
          hint={m.agents_close_in_us_dollars_e_g()}
          required
        />
        <Submit>{m.agents_close_report_deal()}</Submit>
      </PostForm>
    </Page>
  );
}
