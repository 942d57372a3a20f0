import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { formatTime, formatTotal } from "~/core/format";
import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { readerZone } from "~/core/time/time-zones";
import { campaignNames } from "~/domains/marketing/campaigns/campaigns.server";
import { FormInput } from "~/domains/marketing/forms/form-schema";
import { getForm, saveForm } from "~/domains/marketing/forms/forms.server";
import { listEntries } from "~/domains/marketing/forms/ingest-form-lead.server";
import { pageOfForm } from "~/domains/marketing/forms/json";
import { EntryList } from "~/domains/marketing/forms/ui/entry-list";
import { FORM_LIMITS, type FormFieldSet, FormFields } from "~/domains/marketing/forms/ui/form-fields";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import type { PageArgs } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { MARKETING } from "~/paths/business/marketing";
import { SUPPORT } from "~/paths/business/support";
import { Pagination } from "~/ui/data/pagination";
import { Alert } from "~/ui/feedback/alert";
import { CopyField } from "~/ui/forms/copy-field";
import { PostForm } from "~/ui/forms/form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Card, Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";
import { marketingPageOf } from "../frame.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.form.title ?? "Form" }];

const SHOWN = 20;
const find = (ctx: BusinessContext, { params }: PageArgs) => getForm(ctx, parseId(params.formId, "form"));

export const loader = marketingPageOf(find, async (ctx, { request }, form) => {
  const query = readQuery(request, PageQuery);
  const [{ rows, next, total }, campaigns] = await Promise.all([
    listEntries(ctx, { formId: form.id }, { ...query, limit: SHOWN }),
    campaignNames(ctx),
  ]);
  const { title, business, intro, consentText, language, campaignId } = form;
  const zone = readerZone(ctx);
  return {
    id: form.id,
    form: { title, business, intro, consentText, language, campaignId: campaignId ?? undefined },
    isOpen: form.closedAt === null,
    takeDownReason: form.takenDownAt ? (form.takeDownReason ?? "") : null,
    address: pageOfForm(ctx.config, form),
    campaigns: campaigns.map(({ id, name }) => ({ value: String(id), label: name })),
    entries: rows.map((entry) => ({
      id: entry.id,
      name: [entry.name, entry.company].filter(Boolean).join(", "),
      email: entry.email,
      phone: entry.phone,
      message: entry.message,
      consent: entry.consentText,
      taken: formatTime(entry.submittedAt, zone),
    })),
    next,
    total: `${formatTotal(total)} ${total.count === 1 ? "submission" : "submissions"}`,
    isFirst: query.cursor === undefined,
  };
});

export const action = marketingPageOf(find, (ctx, args, { id }) =>
  handleForm(args, FormInput, async (input) => {
    await saveForm(ctx, id, input);
    const title = "Form saved";
    return redirectWithFlash(args.context, MARKETING.form(id), { kind: "success", title });
  }),
);

export default function FormPage() {
  const {
    id,
    form: saved,
    isOpen,
    takeDownReason,
    address,
    campaigns,
    entries,
    next,
    total,
    isFirst,
  } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof FormInput>>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    defaultValue: saved,
    constraint: FORM_LIMITS,
  });
  const to = MARKETING.form(id);
  return (
    <Page
      title={saved.title}
      subtitle={takeDownReason === null ? (isOpen ? "Open to everyone" : "Closed to visitors") : undefined}
      width="reading"
    >
      <Breadcrumb trail={[{ to: MARKETING.forms, label: "Forms" }]} />
      {takeDownReason === null ? null : (
        <Alert kind="warning" title="An administrator removed this form.">
          {takeDownReason} <Link to={SUPPORT.ask}>Contact support</Link>
        </Alert>
      )}
      <CopyField label="Page URL" value={address} />
      <IfCanWrite>
        <form method="post" action={isOpen ? MARKETING.closeForm(id) : MARKETING.openForm(id)}>
          <Submit kind="plain">{isOpen ? "Close form" : "Reopen form"}</Submit>
        </form>
      </IfCanWrite>
      <Section title="Submissions">
        <EntryList entries={entries} />
        {entries.length > 0 || !isFirst ? (
          <Pagination
            total={total}
            shown={entries.length}
            firstTo={isFirst ? null : to}
            nextTo={next === null ? null : paths.withQuery(to, { cursor: next })}
          />
        ) : null}
      </Section>
      <Card title="Edit form">
        <PostForm form={form}>
          <FormFields fields={fields as unknown as FormFieldSet} campaigns={campaigns} />
          <Submit kind="plain">Save form</Submit>
        </PostForm>
      </Card>
    </Page>
  );
}
