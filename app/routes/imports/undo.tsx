import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { importView } from "~/domains/directory/imports/import-view";
import { getImport } from "~/domains/directory/imports/imports.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Undo this import?" }];

export const loader = businessPage(async (ctx, { params }) => {
  const row = importView(await getImport(ctx, parseId(params.importId, "import")), readerZone(ctx));
  if (!row.canUndo) throw redirect(paths.business.import(row.id));
  return { row };
});

export const action = businessPage(async (ctx, { params, context }: ActionFunctionArgs) => {
  const row = await requestImportUndo(ctx, parseId(params.importId, "import"));
  const flash = { kind: "success", title: "The import is being undone", text: row.fileName } as const;
  return redirectWithFlash(context, paths.business.import(row.id), flash);
});

export default function UndoImportPage() {
  const { row } = useLoaderData<typeof loader>();
  return (
    <Page title={`Undo the import of ${row.fileName}?`} width="narrow">
      <p>
        {row.kind === "contacts"
          ? null
          : `${plural(row.rowsCreated, "company is", "companies are")} removed and ${plural(row.rowsUpdated, "update is", "updates are")} taken back. `}
        {row.peopleCreated > 0 ? `${plural(row.peopleCreated, "person is", "people are")} removed. ` : null}
        What was changed since the import stays, people with a note or a task too, and so do leads: they keep
        what they showed.
      </p>
      <p className="muted">This cannot be undone itself; the file can be imported again.</p>
      <form method="post" className="row">
        <Submit kind="danger" pending="Undoing">
          Undo the import
        </Submit>
        <LinkButton to={paths.business.import(row.id)}>Keep it</LinkButton>
      </form>
    </Page>
  );
}
