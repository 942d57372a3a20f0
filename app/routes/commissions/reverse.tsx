import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatUsd } from "~/core/format";
import { parseId } from "~/core/ids";
import { getClose } from "~/domains/commissions/closes/answer-close.server";
import { takeBackClose } from "~/domains/commissions/closes/own-closes.server";
import { DisputeInput } from "~/domains/commissions/closes/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { PAYOUTS } from "~/paths/agents/payouts";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Reverse a commission" }];

export const loader = adminPage(async (ctx, { params }) => {
  const close = await getClose(ctx, parseId(params.closeId, "deal"));
  return {
    title: `Reverse the commission of ${formatUsd(close.commission)}`,
    what: `Deal of ${formatUsd(close.value)}, agent ${close.agentId}, business ${close.accountId}.`,
  };
});

export const action = adminPage(async (ctx, args) => {
  const { id } = await getClose(ctx, parseId(args.params.closeId, "deal"));
  return handleForm(args, DisputeInput, async ({ reason }) => {
    await takeBackClose(ctx, id, reason);
    return redirectWithFlash(args.context, PAYOUTS.closes, { kind: "success", title: "Commission Reversed" });
  });
});

export default function ReversePage() {
  const { title, what } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ reason: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page title={title} subtitle={what} width="narrow">
      <Breadcrumb trail={[{ to: PAYOUTS.closes, label: "Reported deals" }]} />
      <p>It can't be undone. What is paid, or on its way, is not reversed.</p>
      <PostForm form={form}>
        <Field
          field={fields.reason}
          label="What is not right"
          type="textarea"
          hint="The agent reads it under Orders."
          required
        />
        <Submit kind="danger">Reverse the commission</Submit>
      </PostForm>
    </Page>
  );
}
