import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { notFound } from "~/core/errors";
import { parseId } from "~/core/ids";
import { findLeadToClose } from "~/domains/agents/closing/closable-leads.server";
import { closedFlash } from "~/domains/commissions/closes/closed-flash";
import { reportClose } from "~/domains/commissions/closes/report-close.server";
import { CloseInput } from "~/domains/commissions/closes/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Report a closed deal" }];

const NEXT = "The business confirms it within 14 days. Then its commission is on hold for 14 days.";

export const loader = agentPage(async (ctx, { params }) => {
  const lead = await findLeadToClose(ctx, ctx.agent.id, parseId(params.sharedLeadId, "lead"));
  if (!lead) throw notFound("This lead");
  return { isClosed: lead.state === "closed" };
});

export const action = agentPage(async (ctx, args) => {
  const sharedLeadId = parseId(args.params.sharedLeadId, "lead");
  if (!(await findLeadToClose(ctx, ctx.agent.id, sharedLeadId))) throw notFound("This lead");
  return handleForm(args, CloseInput.omit({ sharedLeadId: true }), async ({ leadValue }) => {
    const { tierAdvancement } = await reportClose(ctx, ctx.agent, { leadValue, sharedLeadId });
    return redirectWithFlash(args.context, DASHBOARD.commission, closedFlash(tierAdvancement, NEXT));
  });
});

export default function ClosePage() {
  const { isClosed } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ leadValue: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  if (isClosed)
    return (
      <Page title="This lead was reported as closed already" width="narrow">
        <p>{NEXT}</p>
      </Page>
    );
  return (
    <Page title="Report a closed deal" subtitle={NEXT} width="narrow">
      <PostForm form={form}>
        <Field
          field={fields.leadValue}
          label="Value of the deal"
          inputMode="decimal"
          hint="In US dollars, such as 2500."
          required
        />
        <Submit>Report the deal</Submit>
      </PostForm>
    </Page>
  );
}
