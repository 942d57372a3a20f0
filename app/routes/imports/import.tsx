import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { readerZone } from "~/core/time/time-zones";
import { rejectsListed } from "~/domains/directory/imports/import";
import { columnsView, importView, peopleText, previewOf } from "~/domains/directory/imports/import-view";
import { countKept, getImport, listImportRejects } from "~/domains/directory/imports/imports.server";
import { confirmImportMapping } from "~/domains/directory/imports/mapping/confirm-import-mapping.server";
import { listImportOptOuts } from "~/domains/directory/imports/opt-outs/decide-opt-out.server";
import { countKnownPeople } from "~/domains/directory/imports/people/known-people.server";
import { importMappingOf } from "~/domains/directory/imports/schemas";
import { fileLine, ImportBadge } from "~/domains/directory/imports/ui/import-labels";
import { ImportMappingForm } from "~/domains/directory/imports/ui/import-mapping-form";
import { SuppressedByImport, UndecidedOptOuts } from "~/domains/directory/imports/ui/import-opt-outs";
import { ImportPreview } from "~/domains/directory/imports/ui/import-preview";
import { ImportReading } from "~/domains/directory/imports/ui/import-reading";
import { ImportRejects } from "~/domains/directory/imports/ui/import-rejects";
import { ImportStartForm } from "~/domains/directory/imports/ui/import-start-form";
import { ImportMetrics, ImportOutcome, ImportProgress } from "~/domains/directory/imports/ui/import-steps";
import { countImportedSuppressions } from "~/domains/suppressions/imported-suppressions.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { nextScreen } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { usePoll } from "~/ui/feedback/poll";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
import { ReturnLink } from "~/ui/layout/return-link";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.row.fileName ?? "Import" }];

const REFRESH_SECONDS = 3;

export const loader = businessPage(async (ctx, { request, params }) => {
  const row = await getImport(ctx, parseId(params.importId, "import"));
  const view = importView(row, readerZone(ctx));
  const wantsColumns = new URL(request.url).searchParams.get("columns") === "change";
  const query = readQuery(request, PageQuery);
  const rejects =
    rejectsListed(row) > 0 && !view.isWorking ? await listImportRejects(ctx, row.id, query) : null;
  const next = nextScreen(request, "");
  const here = paths.withQuery(paths.business.import(row.id), { next });
  const isOver = ["completed", "failed", "undone"].includes(row.status);
  const known = row.status === "completed" ? await countKnownPeople(ctx, row.id) : 0;
  return {
    row: view,
    here,
    next,
    people:
      known + row.peopleCreated > 0 ? { known, text: `${peopleText(row.peopleCreated, known)}.` } : null,
    columns: view.canMap && (row.status === "uploaded" || wantsColumns) ? columnsView(row) : null,
    preview: row.status === "checked" ? previewOf(row, ctx.now()) : null,
    kept: row.status === "undone" ? await countKept(ctx, row.id) : null,
    suppressed: isOver ? await countImportedSuppressions(ctx, row.id) : null,
    optOuts: isOver ? await listImportOptOuts(ctx, row.id) : [],
    refreshSeconds: view.isWorking ? REFRESH_SECONDS : null,
    rejects: rejects && {
      rows: rejects.rows,
      total: rejects.total.count,
      people: row.peopleRejected,
      incomplete: row.rowsIncomplete,
      firstTo: query.cursor === undefined ? null : `${here}#rejects`,
      nextTo: rejects.next === null ? null : `${paths.withParameter(here, "cursor", rejects.next)}#rejects`,
    },
  };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const importId = parseId(args.params.importId, "import");
  const { kind } = await getImport(ctx, importId);
  return handleForm(args, importMappingOf(kind), async (input) => {
    await confirmImportMapping(ctx, importId, input);
    const flash = {
      kind: "info",
      title: "Checking rows",
      text: "You can review the rows before importing.",
    } as const;
    return redirectWithFlash(
      args.context,
      paths.withQuery(paths.business.import(importId), { next: nextScreen(args.request, "") }),
      flash,
    );
  });
});

export default function ImportPage() {
  const { row, here, next, people, columns, preview, kept, suppressed, optOuts, rejects } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  usePoll(row.isWorking, REFRESH_SECONDS);
  const canStart = row.status === "checked" && !columns && (row.rowsTotal ?? 0) > row.rowsRejected;
  return (
    <Page title={row.fileName} subtitle={fileLine(row)} action={<ImportBadge status={row.status} />}>
      <Breadcrumb trail={[{ to: paths.business.imports, label: "Imports" }]} />
      {row.isWorking ? <ImportProgress row={row} refreshTo={here} /> : null}
      {row.status === "checked" && !columns ? <ImportMetrics row={row} /> : null}
      {suppressed ? (
        <>
          <ImportOutcome row={row} kept={kept} />
          <SuppressedByImport total={suppressed} />
          <UndecidedOptOuts importId={row.id} values={optOuts} />
        </>
      ) : null}
      {people && people.known > 0 ? <p>{people.text} A campaign sent to this import includes both.</p> : null}
      {columns ? (
        <>
          <ImportReading row={row} />
          <ImportMappingForm view={columns} row={row} result={result} />
        </>
      ) : (
        <>
          {canStart ? (
            <Section title="Import valid rows">
              <ImportStartForm
                row={row}
                action={paths.withQuery(paths.business.startImport(row.id), { next })}
              />
            </Section>
          ) : null}
          {preview ? <ImportPreview preview={preview} /> : null}
          {rejects ? <ImportRejects page={rejects} csvTo={paths.business.importRejects(row.id)} /> : null}
        </>
      )}
      {row.status === "completed" && people ? null : <ReturnLink next={next} isDone={false} />}
      <div className="row">
        {row.canMap && !columns ? (
          <LinkButton to={paths.withParameter(here, "columns", "change")}>Edit column mapping</LinkButton>
        ) : null}
        {row.status === "completed" && people ? (
          <LinkButton
            writes
            kind="primary"
            to={paths.withParameter(next || paths.campaigns.new, "audience", `import:${row.id}`)}
          >
            {next ? "Use in campaign" : "Email these contacts"}
          </LinkButton>
        ) : null}
        {row.status === "completed" ? (
          <LinkButton to={paths.withQuery(paths.business[row.kind], { scope: "own" })}>
            View {row.kind}
          </LinkButton>
        ) : null}
        {row.status === "failed" || row.status === "undone" ? (
          <LinkButton writes to={paths.business.newImport}>
            Import another file
          </LinkButton>
        ) : null}
        {row.canUndo ? (
          <LinkButton writes to={paths.business.undoImport(row.id)} kind="quiet">
            Undo import
          </LinkButton>
        ) : null}
      </div>
    </Page>
  );
}
