import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MODULE_FILES } from "~/domains/training/catalogue.server";
import { ModuleEditor } from "~/domains/training/ui/module-editor";
import { EditQuery, ModuleText } from "~/domains/training/versions/version-schemas";
import { moduleText, saveVersion, versionText } from "~/domains/training/versions/versions.server";
import { titleIn, versionRows } from "~/domains/training/versions/versions-view.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { ADMIN_TRAINING } from "~/paths/business/admin-training";
import { Badge } from "~/ui/data/badge";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Edit module" }];

export const loader = adminPage(async (ctx, { params, request }) => {
  const { moduleId = "" } = params;
  const { version } = readQuery(request, EditQuery);
  const text =
    version === undefined ? await moduleText(ctx, moduleId) : await versionText(ctx, moduleId, version);
  return {
    moduleId,
    isOfVersion: version !== undefined,
    title: titleIn(text, moduleId),
    text,
    hasFile: MODULE_FILES.has(moduleId),
    versions: await versionRows(ctx, moduleId),
  };
});

export const action = adminPage(async (ctx, args) => {
  const { moduleId = "" } = args.params;
  await moduleText(ctx, moduleId);
  return handleForm(args, ModuleText, async (input) => {
    const { id } = await saveVersion(ctx, moduleId, input);
    return redirectWithFlash(args.context, ADMIN_TRAINING.version(id), {
      kind: "success",
      title: "Draft saved",
      text: "Preview it here. Only you see it until you publish.",
    });
  });
});

export default function EditModulePage() {
  const { moduleId, isOfVersion, title, text, hasFile, versions } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const isEdited = versions.some(({ state }) => state === "published");
  return (
    <Page
      title={title}
      subtitle={
        isOfVersion
          ? "Text of the previewed version. Saving creates a new draft."
          : "Published text. Saving creates a draft."
      }
      width="reading"
    >
      <Breadcrumb trail={[{ to: ADMIN_TRAINING.home, label: "Training modules" }]} />
      <ModuleEditor text={text} lastResult={lastResult} />
      <Card title="Versions, times in UTC">
        <ul className="stack tight" aria-label="Newest first">
          {versions.map(({ id, state, stateText, saved, by }) => (
            <li key={id}>
              <Link to={ADMIN_TRAINING.version(id)}>{saved}</Link>, {by}{" "}
              <Badge kind={state === "published" ? "good" : "plain"}>{stateText}</Badge>
            </li>
          ))}
          {hasFile ? <li>Original text {isEdited ? null : <Badge kind="good">Published</Badge>}</li> : null}
        </ul>
        {isEdited ? (
          <form method="post" action={ADMIN_TRAINING.restoreFile(moduleId)}>
            <Submit kind={hasFile ? "plain" : "danger"}>
              {hasFile ? "Restore original text" : "Withdraw module"}
            </Submit>
          </form>
        ) : null}
      </Card>
    </Page>
  );
}
