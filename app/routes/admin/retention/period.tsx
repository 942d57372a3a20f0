import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { daysText } from "~/domains/privacy/retention/retention-exempt";
import {
  changeRetentionPeriod,
  getRetentionPeriod,
  RetentionDays,
  retentionJson,
} from "~/domains/privacy/retention/retention-periods.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Data retention" }];

export const loader = adminPage(async (ctx, { params }) =>
  retentionJson(await getRetentionPeriod(ctx, params.key ?? "")),
);

export const action = adminPage(async (ctx, args) => {
  const { key, what } = await getRetentionPeriod(ctx, args.params.key ?? "");
  return handleForm(args, RetentionDays, async ({ days }) => {
    await changeRetentionPeriod(ctx, key, days);
    return redirectWithFlash(args.context, paths.admin.retention, {
      kind: "success",
      title: "Retention period changed",
      text: `${what}: ${daysText(days).toLowerCase()}, from tonight’s run.`,
    });
  });
});

export default function RetentionPeriodPage() {
  const period = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.infer<typeof RetentionDays>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { days: period.days },
    constraint: { days: { required: true, min: period.least, max: period.most, step: 1 } },
  });
  return (
    <Page title={period.what} subtitle={`Counted from: ${period.since}.`} width="narrow">
      <Breadcrumb trail={[{ to: paths.admin.retention, label: "Data retention" }]} />
      <p>
        {period.why}. Afterwards: {period.how.toLowerCase()}.
      </p>
      <PostForm form={form}>
        <Field
          field={fields.days}
          label="Days"
          type="number"
          required
          hint={`${period.least} to ${period.most}. A shorter period removes more data tonight. This can’t be undone.`}
        />
        <div className="row">
          <Submit>Save period</Submit>
          <LinkButton to={paths.admin.retention}>Cancel</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
