import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { importView } from "~/domains/directory/imports/import-view";
import { getImport } from "~/domains/directory/imports/imports.server";
import { StartImport } from "~/domains/directory/imports/schemas";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { ImportStartForm } from "~/domains/directory/imports/ui/import-start-form";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { nextScreen } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Start import" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const row = await getImport(ctx, parseId(params.importId, "import"));
  return { row: importView(row, readerZone(ctx)), next: nextScreen(request, "") };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const importId = parseId(args.params.importId, "import");
  const before = await getImport(ctx, importId);
  return handleForm(args, StartImport, async (input) => {
    const row = await startImport(ctx, importId, input);
    const flash = {
      kind: "success",
      title: "Import started",
      text: `${before.fileName} is being imported.`,
    } as const;
    return redirectWithFlash(
      args.context,
      paths.withQuery(paths.business.import(row.id), { next: nextScreen(args.request, "") }),
      flash,
    );
  });
});

export default function StartImportPage() {
  const { row, next } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const here = { to: paths.withQuery(paths.business.import(row.id), { next }), label: row.fileName };
  return (
    <Page title="Start import" width="narrow">
      <Breadcrumb trail={[{ to: paths.business.imports, label: "Imports" }, here]} />
      {row.status === "checked" ? (
        <ImportStartForm
          row={row}
          action={paths.withQuery(paths.business.startImport(row.id), { next })}
          result={result}
        />
      ) : (
        <Alert kind={result ? "error" : "info"} title={result?.error?.[""]?.[0] ?? "This import can’t start"}>
          <Link to={here.to}>View import</Link>
        </Alert>
      )}
    </Page>
  );
}
