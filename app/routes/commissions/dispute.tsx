import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatUsd } from "~/core/format";
import { parseId } from "~/core/ids";
import { getOwnClose } from "~/domains/commissions/closes/answer-close.server";
import { withCustomer } from "~/domains/commissions/closes/list-closes.server";
import { disputeOwnClose } from "~/domains/commissions/closes/own-closes.server";
import { DisputeInput } from "~/domains/commissions/closes/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Dispute deal" }];

export const loader = businessPage(async (ctx, { params }) => {
  const close = await withCustomer(ctx, await getOwnClose(ctx, parseId(params.closeId, "deal")));
  return { value: formatUsd(close.value), customer: close.customer?.companyName ?? null };
});

export const action = businessPage(async (ctx, args) => {
  const { id } = await getOwnClose(ctx, parseId(args.params.closeId, "deal"));
  return handleForm(args, DisputeInput, async ({ reason }) => {
    await disputeOwnClose(ctx, id, reason);
    return redirectWithFlash(args.context, COMMISSIONS.closes, {
      kind: "success",
      title: "Deal disputed",
      text: "An administrator will review it and decide.",
    });
  });
});

export default function DisputePage() {
  const { value, customer } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ reason: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page title={customer ? `Dispute ${customer}, ${value}` : `Dispute deal of ${value}`} width="narrow">
      <Breadcrumb trail={[{ to: COMMISSIONS.closes, label: "Reported deals" }]} />
      <p>No commission is charged until the decision. The agent and an administrator see your reason.</p>
      <PostForm form={form}>
        <Field field={fields.reason} label="Reason" type="textarea" required />
        <Submit kind="danger" pending="Disputing">
          Dispute deal
        </Submit>
      </PostForm>
    </Page>
  );
}
