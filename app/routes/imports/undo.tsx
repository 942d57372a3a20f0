import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal, plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { importView } from "~/domains/directory/imports/import-view";
import { getImport } from "~/domains/directory/imports/imports.server";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { UndoImport } from "~/domains/directory/imports/schemas";
import { countImportedSuppressions } from "~/domains/suppressions/imported-suppressions.server";
import { buttonAction, buttonInput } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: "Undo import?" }];

export const loader = businessPage(async (ctx, { params }) => {
  const row = importView(await getImport(ctx, parseId(params.importId, "import")), readerZone(ctx));
  if (!row.canUndo) throw redirect(paths.business.import(row.id));
  return { row, suppressed: await countImportedSuppressions(ctx, row.id) };
});

export const action = buttonAction(businessPage, async (ctx, args) => {
  const importId = parseId(args.params.importId, "import");
  const row = await requestImportUndo(ctx, importId, await buttonInput(args, UndoImport));
  return { to: paths.business.import(row.id), title: "Undoing import", text: row.fileName };
});

const LIFT = {
  id: "lift-suppressions",
  name: "liftSuppressions",
  errorId: "lift-suppressions-error",
  descriptionId: "lift-suppressions-hint",
};

export default function UndoImportPage() {
  const { row, suppressed } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={`Undo import of ${row.fileName}?`}
      submit="Undo import"
      pending="Undoing"
      back={paths.business.import(row.id)}
      keep="Keep import"
      fields={
        suppressed.count > 0 ? (
          <Field
            field={LIFT}
            label={`Also allow emails to the ${formatTotal(suppressed)} ${suppressed.count === 1 ? "contact" : "contacts"} this import suppressed`}
            hint="Otherwise, they stay on the suppression list."
            type="checkbox"
            isFilter
          />
        ) : null
      }
    >
      <p>
        {row.kind === "contacts"
          ? row.rowsCreated > 0
            ? `${plural(row.rowsCreated, "company", "companies")} will be removed. `
            : null
          : `${plural(row.rowsCreated, "company", "companies")} will be removed and ${plural(row.rowsUpdated, "update")} reversed. `}
        {row.peopleCreated > 0 ? `${plural(row.peopleCreated, "contact")} will be removed. ` : null}
        Records changed since the import, and leads and contacts with notes or tasks, will be kept.
      </p>
      <p className="muted">You can’t undo this, but you can import the file again.</p>
    </ConfirmPage>
  );
}
