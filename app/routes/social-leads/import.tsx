import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { marketingBlockingReason } from "~/domains/marketing/access/access.server";
import { type Imported, importSocialLeads } from "~/domains/social-leads/imports/import-leads.server";
import { MAX_BYTES, textOfFile } from "~/domains/social-leads/imports/read-file";
import { ImportInput, ImportPage, type ImportWay } from "~/domains/social-leads/imports/schemas";
import { FileField, ManualFields, PlatformField, TokenFields } from "~/domains/social-leads/ui/import-fields";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm } from "~/http/pages/form.server";
import { fileErrors, readFormWithFile } from "~/http/pages/form-with-file.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { MARKETING } from "~/paths/business/marketing";
import { SOCIAL } from "~/paths/business/social";
import { Alert } from "~/ui/feedback/alert";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb, Tabs } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Import leads" }];

const WAYS: [ImportWay, string][] = [
  ["manual", "One lead"],
  ["csv", "CSV file"],
  ["api", "From a platform"],
];

export const loader = businessPage(async (ctx, { request }) => {
  const { way, platform } = readQuery(request, ImportPage);
  return {
    way,
    platform,
    maxBytes: MAX_BYTES,
    blockingReason: way === "api" ? await marketingBlockingReason(ctx) : null,
    tabs: WAYS.map(([each, label]) => ({
      to: SOCIAL.importAs(each, platform),
      label,
      isCurrent: each === way,
    })),
  };
});

function outcomeText({ count, merged, refused, run }: Imported): string {
  if (run?.status === "running") return "The remaining rows are being imported in the background.";
  const parts = [plural(count, "new lead")];
  if (merged > 0) parts.push(`${merged} already existed`);
  if (refused > 0) parts.push(`${plural(refused, "row")} rejected`);
  return `${parts.join(", ")}.`;
}

export const action = businessPage(async (ctx, { request, context }) => {
  const { way } = readQuery(request, ImportPage);
  const { formData, file } = await readFormWithFile(request, "csv", MAX_BYTES);
  let csv: string | null = null;
  const refused = await fileErrors("csv", async () => {
    csv = file ? textOfFile(file.bytes) : null;
  });
  if (way === "csv" && !file) refused.csv = ["Choose a CSV file first."];
  formData.set("method", way);
  formData.delete("csv");
  return answerForm(
    formData,
    ImportInput,
    async (input) => {
      const imported = await importSocialLeads(ctx, { ...input, csv }, file?.name ?? null);
      const { run, count, merged, refused } = imported;
      const isNothing = count + merged === 0 && refused > 0 && run?.status !== "running";
      return redirectWithFlash(context, run ? SOCIAL.importRun(run.id) : SOCIAL.home, {
        kind: isNothing ? "error" : "success",
        title: isNothing ? "Import Error" : "Leads Imported",
        text: outcomeText(imported),
      });
    },
    refused,
  );
});

const BUTTONS: Record<ImportWay, [string, string]> = {
  manual: ["Add lead", "Adding"],
  csv: ["Import file", "Importing"],
  api: ["Import leads", "Importing"],
};

export default function ImportLeadsPage() {
  const { way, platform, tabs, maxBytes, blockingReason } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<ImportFields>({
    id: `import-${way}`,
    lastResult: useActionData<typeof action>()?.result ?? null,
    defaultValue: { platform },
  });
  const [label, pending] = BUTTONS[way];
  return (
    <Page title="Import leads" subtitle="Existing leads are matched by email or phone." width="two-column">
      <Breadcrumb trail={[{ to: SOCIAL.home, label: "Social Lead Center" }]} />
      <Tabs label="Import method" tabs={tabs} />
      {blockingReason ? (
        <Alert kind="info" title="Platforms can’t be connected yet">
          {blockingReason} <Link to={MARKETING.apply}>View application</Link>
        </Alert>
      ) : null}
      <PostForm
        form={form}
        creates
        failed={() => "Import Error"}
        {...(way === "csv" ? { encType: "multipart/form-data" as const } : {})}
      >
        <PlatformField fields={fields} />
        {way === "manual" ? <ManualFields fields={fields} /> : null}
        {way === "csv" ? <FileField fields={fields} maxBytes={maxBytes} /> : null}
        {way === "api" ? <TokenFields fields={fields} /> : null}
        <Submit pending={pending}>{label}</Submit>
      </PostForm>
    </Page>
  );
}

type ImportFields = Record<
  | "platform"
  | "name"
  | "email"
  | "company"
  | "phone"
  | "region"
  | "leadType"
  | "tags"
  | "consentText"
  | "csv"
  | "apiToken"
  | "criteria",
  string
>;
