import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getSocialImport, rejectsOf } from "~/domains/social-leads/imports/import-job.server";
import { importRunView } from "~/domains/social-leads/imports/view";
import { businessPage } from "~/http/pages/page.server";
import { SOCIAL } from "~/paths/business/social";
import { Stat } from "~/ui/data/stat";
import { Table } from "~/ui/data/table";
import { Alert } from "~/ui/feedback/alert";
import { usePoll } from "~/ui/feedback/poll";
import { Progress } from "~/ui/feedback/progress";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

const REFRESH_SECONDS = 3;
const REJECTS_SHOWN = 200;

export const meta: MetaFunction = () => [{ title: "Import of leads" }];

export const loader = businessPage(async (ctx, { params }) => {
  const row = await getSocialImport(ctx, parseId(params.socialImportId, "import"));
  return { run: importRunView(row), rejects: await rejectsOf(ctx, row.id, REJECTS_SHOWN) };
});

export default function ImportRunPage() {
  const { run, rejects } = useLoaderData<typeof loader>();
  usePoll(run.isRunning, REFRESH_SECONDS);
  return (
    <Page title={run.title} width="reading">
      <Breadcrumb trail={[{ to: SOCIAL.home, label: "Social Lead Center" }]} />
      {run.isRunning ? (
        <Progress title={run.what} value={run.done} max={run.total}>
          <noscript>
            <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
          </noscript>
          <LinkButton slim to={SOCIAL.importRun(run.id)}>
            Refresh
          </LinkButton>
        </Progress>
      ) : null}
      {run.failure ? <Alert kind="error">{run.failure}</Alert> : null}
      <div className="grid-3">
        <Stat label="New leads" value={run.created} to={SOCIAL.home} />
        <Stat label="Already there" value={run.merged} hint="what was missing was filled in" />
        <Stat label="Refused" value={run.refused} />
      </div>
      {run.unread ? (
        <Alert kind="info" title="These columns were not read">
          {run.unread}
        </Alert>
      ) : null}
      {rejects.length > 0 ? (
        <Section title="What was refused">
          <Table
            caption={`The first ${rejects.length} of ${run.refused}`}
            rows={rejects}
            rowKey={({ line }) => line}
            columns={[
              ...(run.ofFile
                ? [
                    {
                      key: "line",
                      label: "Line",
                      isHeader: true,
                      cell: ({ line }: { line: number }) => `Line ${line}`,
                    },
                  ]
                : []),
              { key: "reason", label: "Why", cell: ({ reason }) => reason },
            ]}
          />
        </Section>
      ) : null}
      {run.isRunning ? null : (
        <div className="row">
          <LinkButton kind="primary" to={SOCIAL.home}>
            See the leads
          </LinkButton>
          <LinkButton to={SOCIAL.importAs("csv")} writes>
            {run.ofFile ? "Import another file" : "Import a file"}
          </LinkButton>
        </div>
      )}
    </Page>
  );
}
