import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { getSocialImport, rejectsOf } from "~/domains/social-leads/imports/import-job.server";
import { importRunView, removalView } from "~/domains/social-leads/imports/view";
import { businessPage } from "~/http/pages/page.server";
import { SOCIAL } from "~/paths/business/social";
import { SUPPRESSIONS } from "~/paths/suppressions";
import { Stat } from "~/ui/data/stat";
import { Table } from "~/ui/data/table";
import { Alert } from "~/ui/feedback/alert";
import { usePoll } from "~/ui/feedback/poll";
import { Progress } from "~/ui/feedback/progress";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

const REFRESH_SECONDS = 3;
const REJECTS_SHOWN = 200;

export const meta: MetaFunction = () => [{ title: "Lead import" }];

export const loader = businessPage(async (ctx, { params }) => {
  const row = await getSocialImport(ctx, parseId(params.socialImportId, "import"));
  return {
    run: importRunView(row),
    removal: removalView(row, readerZone(ctx)),
    rejects: await rejectsOf(ctx, row.id, REJECTS_SHOWN),
  };
});

const Running = ({ id, title, value, max }: { id: number; title: string; value: number; max: number }) => (
  <Progress title={title} value={value} max={max}>
    <noscript>
      <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} />
    </noscript>
    <LinkButton slim to={SOCIAL.importRun(id)}>
      Refresh
    </LinkButton>
  </Progress>
);

export default function ImportRunPage() {
  const { run, rejects, removal } = useLoaderData<typeof loader>();
  usePoll(run.isRunning || removal.isRunning, REFRESH_SECONDS);
  return (
    <Page title={run.title} width="reading">
      <Breadcrumb trail={[{ to: SOCIAL.home, label: "Social Lead Center" }]} />
      {run.isRunning ? (
        <Running id={run.id} title={run.what} value={run.done} max={run.total} />
      ) : removal.isRunning ? (
        <Running id={run.id} title="Removing leads" value={removal.removed} max={removal.total} />
      ) : null}
      {removal.done ? (
        <Alert kind="info" title={<time dateTime={removal.done.at}>{removal.done.text}</time>}>
          {removal.done.stayed}
        </Alert>
      ) : null}
      {run.failure ? <Alert kind="error">{run.failure}</Alert> : null}
      <div className="grid-3">
        <Stat label="New leads" value={run.created} to={SOCIAL.home} />
        <Stat label="Existing leads" value={run.merged} hint="missing details filled in" />
        <Stat label="Rejected" value={run.refused} />
      </div>
      {run.optedOut ? (
        <Alert kind="info" title={run.optedOut}>
          Added to the <Link to={SUPPRESSIONS.list}>suppression list</Link>. These addresses stay suppressed
          if you undo this import.
        </Alert>
      ) : null}
      {run.unread ? (
        <Alert kind="info" title="Ignored columns">
          {run.unread}
        </Alert>
      ) : null}
      {rejects.length > 0 ? (
        <Section title="Rejected rows">
          <Table
            caption={`First ${rejects.length} of ${run.refused}`}
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
              { key: "reason", label: "Reason", cell: ({ reason }) => reason },
            ]}
          />
        </Section>
      ) : null}
      {run.isRunning ? null : (
        <div className="row">
          <LinkButton kind="primary" to={SOCIAL.home}>
            View leads
          </LinkButton>
          <LinkButton to={SOCIAL.importAs("csv")} writes>
            {run.ofFile ? "Import another file" : "Import a file"}
          </LinkButton>
          {removal.isPossible ? (
            <LinkButton to={SOCIAL.removeImported(run.id)} kind="quiet" writes>
              Undo import
            </LinkButton>
          ) : null}
        </div>
      )}
      {removal.isUnknown ? (
        <p className="muted small">
          This import can’t be undone because its leads weren’t recorded. Remove the leads one by one.
        </p>
      ) : null}
    </Page>
  );
}
