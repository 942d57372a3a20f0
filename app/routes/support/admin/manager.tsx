import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { hasFeature, upgradeWords } from "~/domains/billing/plans/features";
import { planLabel } from "~/domains/billing/plans/plan-label";
import { getAccount } from "~/domains/identity/find-account.server";
import { findManager, ManagerInput, setManager } from "~/domains/support/manager.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_SUPPORT } from "~/paths/business/admin-support";
import { BILLING } from "~/paths/business/billing";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Dedicated manager" }];

export const loader = adminPage(async (ctx, { params }) => {
  const account = await getAccount(ctx, parseId(params.accountId, "account"));
  return {
    accountId: account.id,
    business: account.name,
    plan: planLabel(account),
    blockingReason: hasFeature(account, "manager") ? null : upgradeWords("manager"),
    manager: await findManager(ctx, account.id),
  };
});

export const action = adminPage(async (ctx, args) => {
  const { id } = await getAccount(ctx, parseId(args.params.accountId, "account"));
  return handleForm(args, ManagerInput, async (input) => {
    await setManager(ctx, id, input);
    const title = "Manager saved";
    return redirectWithFlash(args.context, ADMIN_SUPPORT.manager(id), { kind: "success", title });
  });
});

export default function ManagerPage() {
  const { accountId, business, plan, blockingReason, manager } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<ManagerInput>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    defaultValue: manager ?? {},
  });
  return (
    <Page title="Dedicated manager" subtitle={`${business}, ${plan}`} width="narrow">
      <Breadcrumb
        trail={[
          { to: BILLING.adminSubscriptions, label: "Subscriptions" },
          { to: ADMIN_SUPPORT.home, label: "Support" },
        ]}
      />
      {blockingReason ? (
        <Alert kind="info">
          {blockingReason} {manager ? "The saved manager is hidden on this plan." : ""}
        </Alert>
      ) : (
        <PostForm form={form}>
          <Field field={fields.name} label="Name" required />
          <Field field={fields.email} label="Email" type="email" required />
          <Field field={fields.phone} label="Phone" type="tel" />
          <p className="small muted">Shown on the business’s billing and support pages.</p>
          <Submit>Save manager</Submit>
        </PostForm>
      )}
      {manager ? (
        <form method="post" action={ADMIN_SUPPORT.removeManager(accountId)}>
          <Submit kind="danger">Remove {manager.name}</Submit>
        </form>
      ) : null}
    </Page>
  );
}
