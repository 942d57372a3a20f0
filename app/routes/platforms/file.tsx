import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DomainError } from "~/core/errors";
import { plural } from "~/core/format";
import { PLATFORM_NAMES } from "~/domains/marketing/platforms/names";
import { MAX_BYTES, textOfFile } from "~/domains/social-leads/imports/read-file";
import { importPlatformFile } from "~/domains/social-leads/inbound/platform-file.server";
import { PlatformFileForm } from "~/domains/social-leads/inbound/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm } from "~/http/pages/form.server";
import { readFormWithFile } from "~/http/pages/form-with-file.server";
import { MARKETING } from "~/paths/business/marketing";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { marketingPageOf } from "../marketing/frame.server";
import { filePlatformOf } from "./named.server";

const WHERE = {
  linkedin: "In Campaign Manager, open a lead gen form and download its leads.",
  twitter: "In X Ads, open your campaign’s lead generation and download its leads.",
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.name ?? "a file"} leads` }];

export const loader = marketingPageOf(filePlatformOf, async (_ctx, _args, platform) => ({
  name: PLATFORM_NAMES[platform],
  where: WHERE[platform],
  maxBytes: MAX_BYTES,
}));

export const action = marketingPageOf(filePlatformOf, async (ctx, args, platform) => {
  const { formData, file } = await readFormWithFile(args.request, "csv", MAX_BYTES);
  return answerForm(formData, PlatformFileForm, async () => {
    if (!file) throw new DomainError("invalid", "Choose the CSV file from the platform.", { field: "csv" });
    const imported = await importPlatformFile(ctx, platform, textOfFile(file.bytes), file.name);
    const parts = [plural(imported.count, "new lead")];
    if (imported.merged > 0) parts.push(`${imported.merged} already existed`);
    if (imported.refused > 0) parts.push(`${imported.refused} skipped for missing fields`);
    if (imported.run?.status === "running") parts.push("still importing");
    const unread = imported.run?.unreadColumns ?? [];
    const notRead = unread.length > 0 ? `. Skipped columns: ${unread.join(", ")}` : "";
    return redirectWithFlash(args.context, MARKETING.leads, {
      kind: "success",
      title: "Leads Imported",
      text: `${parts.join(", ")}${notRead}`,
    });
  });
});

export default function PlatformFilePage() {
  const { name, where, maxBytes } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ csv: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page title={`${name} leads`} subtitle={where} width="narrow">
      <Breadcrumb trail={[{ to: MARKETING.platforms, label: "Platforms" }]} />
      <PostForm form={form} encType="multipart/form-data">
        <Field
          field={fields.csv}
          label="Lead file"
          type="file"
          accept=".csv"
          maxBytes={maxBytes}
          hint="Columns: first and last name, email, company, phone."
          required
        />
        <Submit pending="Importing">Import leads</Submit>
      </PostForm>
    </Page>
  );
}
