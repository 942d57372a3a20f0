import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { formatTime, formatUsd } from "~/core/format";
import { parseId } from "~/core/ids";
import { getAccount } from "~/domains/identity/find-account.server";
import { getApplication } from "~/domains/marketing/access/access.server";
import { EXPERIENCE, INDUSTRIES, labelOf, SOCIAL_PLATFORMS } from "~/domains/marketing/access/choices";
import { declineMarketing, withdrawMarketing } from "~/domains/marketing/access/decide-access.server";
import { DeclineInput } from "~/domains/marketing/access/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { ADMIN_MARKETING } from "~/paths/business/admin-marketing";
import { DefinitionList } from "~/ui/data/definition-list";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.name ?? "Application" }];

/** `withdraws` tells the page's two forms apart. */
const ApplicationForm = DeclineInput.extend({ withdraws: z.literal("yes").optional() });

const DECIDED = { approved: "Approved", declined: "Declined", withdrawn: "Withdrawn" };

export const loader = adminPage(async (ctx, { params }) => {
  const access = await getApplication(ctx, parseId(params.applicationId, "application"));
  const account = await getAccount(ctx, access.accountId);
  const facts: [string, string | null][] = [
    ["Account", account.name],
    ["Website", access.website],
    ["Industry", labelOf(INDUSTRIES, access.industry)],
    ["Experience", labelOf(EXPERIENCE, access.marketingExperience)],
    [
      "Platforms",
      access.socialMediaPlatforms.map((platform) => labelOf(SOCIAL_PLATFORMS, platform)).join(", "),
    ],
    ["Monthly budget", access.monthlyBudgetCents === null ? null : formatUsd(access.monthlyBudgetCents)],
    ["Target audience", access.targetAudience],
    ["Marketing goals", access.marketingGoals],
    ["Portfolio", access.portfolio],
    ["References", access.references],
  ];
  const decided = access.decidedAt ? ` on ${formatTime(access.decidedAt, "UTC")}` : "";
  return {
    id: access.id,
    name: access.businessName,
    state: access.state,
    applied: `Applied on ${formatTime(access.appliedAt, "UTC")}`,
    decided: access.state === "pending" ? null : `${DECIDED[access.state]}${decided}`,
    reason: access.reason,
    facts: facts.filter((pair): pair is [string, string] => pair[1] !== null),
  };
});

export const action = adminPage(async (ctx, args) => {
  const { id } = await getApplication(ctx, parseId(args.params.applicationId, "application"));
  return handleForm(args, ApplicationForm, async ({ reason, withdraws }) => {
    await (withdraws ? withdrawMarketing : declineMarketing)(ctx, id, reason);
    const title = withdraws ? "Access revoked" : "Application declined";
    return redirectWithFlash(args.context, ADMIN_MARKETING.application(id), { kind: "success", title });
  });
});

export default function ApplicationPage() {
  const { id, name, state, applied, decided, reason, facts } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<DeclineInput>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    constraint: { reason: { maxLength: 500 } },
  });
  return (
    <Page title={name} subtitle={applied} width="reading">
      <Breadcrumb
        trail={[
          { to: paths.admin.queues, label: "Review queues" },
          { to: paths.admin.queue("marketing-access"), label: "Marketing access" },
        ]}
      />
      <Card>
        <DefinitionList facts={facts} />
      </Card>
      {state === "pending" ? (
        <>
          <form method="post" action={ADMIN_MARKETING.approve(id)}>
            <Submit>Approve access</Submit>
          </form>
          <Card title="Decline application">
            <PostForm form={form}>
              <Field
                field={fields.reason}
                label="Reason"
                type="textarea"
                hint="Shown to the business, which can apply again."
                required
              />
              <Submit kind="danger">Decline application</Submit>
            </PostForm>
          </Card>
        </>
      ) : (
        <>
          {form.errors ? <Alert kind="error">{form.errors.join(" ")}</Alert> : null}
          <p>
            {decided}. {reason}
          </p>
          {state === "approved" ? (
            <Card title="Revoke access">
              <p>The business’s portal, short links and lead forms will stop working.</p>
              <PostForm form={form}>
                <Field
                  field={fields.reason}
                  label="Reason"
                  type="textarea"
                  hint="Shown to the business by email and in its portal."
                  required
                />
                <input type="hidden" name="withdraws" value="yes" />
                <Submit kind="danger">Revoke access</Submit>
              </PostForm>
            </Card>
          ) : null}
          {state === "withdrawn" ? (
            <form method="post" action={ADMIN_MARKETING.restore(id)}>
              <Submit>Restore access</Submit>
            </form>
          ) : null}
        </>
      )}
    </Page>
  );
}
