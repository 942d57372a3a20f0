import { type SubmissionResult, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { receiveImport, requireSize } from "~/domains/directory/imports/receive-import.server";
import { answerError } from "~/http/answer-error.server";
import { readUpload, statedSize } from "~/http/files/file-upload.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Import a file" }];

export const loader = businessPage(async () => null);

/** Not handleForm: that reads a form as a whole, and a file is streamed. The refusal has the same shape. */
export const action = businessPage(async (ctx, { request, context }: ActionFunctionArgs) => {
  const receive = async () => {
    requireSize(statedSize(request));
    const row = await readUpload(request, "", (file) => receiveImport(ctx, file));
    return redirectWithFlash(context, paths.business.import(row.id), {
      kind: "success",
      title: "File uploaded",
      text: "Confirm what is in each column; nothing is imported yet.",
    }) as never;
  };
  return answerError(receive, ({ message, status }) => {
    const result: SubmissionResult<string[]> = { status: "error", error: { file: [message] } };
    return data({ result }, { status });
  });
});

export default function NewImportPage() {
  const [form, fields] = useForm<{ file: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page
      title="Import a file of companies"
      subtitle="A CSV file, up to 50,000 rows and 50 MB. Nothing is written before you have seen what is in it."
      width="narrow"
    >
      <Breadcrumb trail={[{ to: paths.business.imports, label: "Imports" }]} />
      <PostForm form={form} encType="multipart/form-data" creates>
        <Field
          field={fields.file}
          label="CSV file"
          hint="From Excel: “Save as”, type “CSV UTF-8”. Commas, semicolons, tabs and other encodings are recognised."
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          required
        />
        <Submit pending="Uploading">Upload the file</Submit>
      </PostForm>
      <details className="fold">
        <summary>What should the file look like?</summary>
        <p>
          The first line names the columns, in English, French or Portuguese; every further line is one
          company. Only the name is needed; country, city, industry, website, employees and a description make
          a company easier to find.
        </p>
        <pre>{"name,country,city,website\nExample Foods,Kenya,Nakuru,https://example.com\n"}</pre>
      </details>
    </Page>
  );
}
