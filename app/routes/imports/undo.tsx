import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { importView } from "~/domains/directory/imports/import-view";
import { getImport } from "~/domains/directory/imports/imports.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: "Undo import?" }];

export const loader = businessPage(async (ctx, { params }) => {
  const row = importView(await getImport(ctx, parseId(params.importId, "import")), readerZone(ctx));
  if (!row.canUndo) throw redirect(paths.business.import(row.id));
  return { row };
});

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const row = await requestImportUndo(ctx, parseId(params.importId, "import"));
  return { to: paths.business.import(row.id), title: "The import is being undone", text: row.fileName };
});

export default function UndoImportPage() {
  const { row } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={`Undo the import of ${row.fileName}?`}
      submit="Undo the import"
      pending="Undoing"
      back={paths.business.import(row.id)}
      keep="Keep import"
    >
      <p>
        {row.kind === "contacts"
          ? row.rowsCreated > 0
            ? `${plural(row.rowsCreated, "company is", "companies are")} removed. `
            : null
          : `${plural(row.rowsCreated, "company is", "companies are")} removed and ${plural(row.rowsUpdated, "update is", "updates are")} reversed. `}
        {row.peopleCreated > 0
          ? `${plural(row.peopleCreated, "contact is", "contacts are")} removed. `
          : null}
        Records changed since the import are kept, and so are leads and contacts with a note or a task.
      </p>
      <p className="muted">You can’t undo this, but you can import the file again.</p>
    </ConfirmPage>
  );
}
