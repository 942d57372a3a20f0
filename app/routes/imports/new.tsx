import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { receiveImport, requireSize } from "~/domains/directory/imports/receive-import.server";
import { ImportKind } from "~/domains/directory/imports/schemas";
import { catchDomainError } from "~/http/errors.server";
import { readUpload, statedSize } from "~/http/files/file-upload.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { nextScreen } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { ReturnLink } from "~/ui/layout/return-link";
import { Breadcrumb, Tabs } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Import a file" }];

const kindOf = (request: Request) => readQuery(request, ImportKind).kind;

export const loader = businessPage(async (_ctx, { request }) => ({
  kind: kindOf(request),
  next: nextScreen(request, ""),
}));

/** Can't use handleForm, which reads the whole form: a file is streamed. Errors have the same shape. */
export const action = businessPage(async (ctx, { request, context }: ActionFunctionArgs) => {
  const receive = async () => {
    requireSize(statedSize(request));
    const row = await readUpload(request, "", (file) =>
      receiveImport(ctx, { ...file, kind: kindOf(request) }),
    );
    return redirectWithFlash(
      context,
      paths.withQuery(paths.business.import(row.id), { next: nextScreen(request, "") }),
      {
        kind: "success",
        title: "File uploaded",
        text: "Confirm the column mapping. We’ll check the rows next.",
      },
    ) as never;
  };
  return catchDomainError(receive, ({ message, status }) => {
    const result: SubmissionResult<string[]> = { status: "error", error: { file: [message] } };
    return data({ result }, { status });
  });
});

const COMPANIES = {
  what: "companies",
  lines:
    "one company. Only the name is required. Country, city, industry, website, employees and description help you find the company. Add contact person, email, phone and job title to import contacts too.",
  example:
    "name,country,website,contact person,email\nExample Foods,Kenya,https://example.com,Amina Odhiambo,amina@example.com\n",
};
const PEOPLE = {
  what: "contacts",
  lines:
    "one contact. Only the name is required. Contacts are matched to companies by website, then name. Unmatched companies are added as your own.",
  example:
    "name,job title,email,phone,company,website\nAmina Odhiambo,Head of Sales,amina@example.com,+254 700 000000,Example Foods,https://example.com\n",
};
const OF = { companies: COMPANIES, contacts: PEOPLE };

function toOf(kind: keyof typeof OF, next: string): string {
  const to = kind === "contacts" ? paths.business.importPeople : paths.business.newImport;
  return next ? paths.withParameter(to, "next", next) : to;
}

export default function NewImportPage() {
  const { kind, next } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ file: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page
      title={`Import ${OF[kind].what}`}
      subtitle="CSV file, up to 50,000 rows and 50 MB. You review the rows before importing."
      width="narrow"
    >
      <Breadcrumb trail={[{ to: paths.business.imports, label: "Imports" }]} />
      <Tabs
        label="Import type"
        tabs={[
          { to: toOf("contacts", next), label: "Contacts", isCurrent: kind === "contacts" },
          { to: toOf("companies", next), label: "Companies", isCurrent: kind === "companies" },
        ]}
      />
      <ReturnLink next={next} isDone={false} />
      <PostForm form={form} action={toOf(kind, next)} encType="multipart/form-data" creates>
        <Field
          field={fields.file}
          label="CSV file"
          hint="From Excel: save as “CSV UTF-8”."
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          required
        />
        <Submit pending="Uploading">Upload file</Submit>
      </PostForm>
      <details className="fold">
        <summary>File format</summary>
        <p>
          Column names can be in English, French, Portuguese, German or Arabic. Lines above the column names
          are skipped. Each line below is {OF[kind].lines}
        </p>
        <pre>{OF[kind].example}</pre>
      </details>
    </Page>
  );
}
