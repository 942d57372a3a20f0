import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { RETENTION_DAYS } from "~/domains/directory/companies/removal/retention-days";
import { getGroup } from "~/domains/merging/groups/get-group.server";
import { getGroupView } from "~/domains/merging/groups/group-view.server";
import { MergeInput } from "~/domains/merging/merging/merge-fields";
import { mergeGroup } from "~/domains/merging/merging/merge-group.server";
import { GroupRows } from "~/domains/merging/ui/group-rows";
import { MergeForm } from "~/domains/merging/ui/merge-form";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { DUPLICATES } from "~/paths/bulk/duplicates";
import { Alert } from "~/ui/feedback/alert";
import { UndoNote } from "~/ui/feedback/undo-note";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Duplicates" }];

export const loader = businessPage((ctx, { params }) => getGroupView(ctx, parseId(params.groupId, "group")));

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const { id } = await getGroup(ctx, parseId(args.params.groupId, "group"));
  return handleForm(args, MergeInput, async (input) => {
    const { name, removed } = await mergeGroup(ctx, id, input);
    const text = `${plural(removed, "record")} merged into ${name}.`;
    return redirectWithFlash(args.context, DUPLICATES.group(id), {
      kind: "success",
      title: "Records merged",
      text,
    });
  });
});

const NAMES = { companies: "company", contacts: "contact" } as const;

export default function DuplicateGroupPage() {
  const view = useLoaderData<typeof loader>();
  const { id, list, state, score, isCertain, rows, settled, canUndo, wasUndone, hasRefusal } = view;
  const answer = useActionData<typeof action>() as
    | { result?: { error?: Record<string, string[] | null> | null } }
    | undefined;
  const errors = Object.values(answer?.result?.error ?? {}).flatMap((group) => group ?? []);
  const [first] = rows;
  const kept = rows.find((row) => row.id === view.keptId) ?? first;
  const backTo = paths.withQuery(DUPLICATES.list, { list });
  const showTo = list === "companies" ? paths.business.company : paths.business.contactHistory;
  return (
    <Page
      title={
        state === "merged" ? `Merged: ${kept?.name ?? "deleted record"}` : `Possible duplicate ${NAMES[list]}`
      }
      subtitle={
        state === "open"
          ? `Match score ${score} out of 100: ${isCertain ? "certain" : "possible"} duplicate.`
          : (settled ?? undefined)
      }
      width="reading"
    >
      <Breadcrumb trail={[{ to: backTo, label: "Duplicates" }]} />
      {state === "merged" && canUndo ? (
        <IfCanWrite>
          <UndoNote action={DUPLICATES.undo(id)}>
            {plural(view.size, "record")} merged. You can undo this for at least {RETENTION_DAYS} days.
          </UndoNote>
        </IfCanWrite>
      ) : null}
      {state === "dismissed" ? (
        <Alert kind="info" title={wasUndone ? "Merge undone" : "Not duplicates"}>
          Future scans will skip these records.
          <IfCanWrite>
            <Form method="post" action={DUPLICATES.reopen(id)}>
              <Submit kind="plain" slim>
                Reopen group
              </Submit>
            </Form>
          </IfCanWrite>
        </Alert>
      ) : null}
      {state === "open" && rows.length < 2 ? (
        <Alert kind="warning" title="The other records in this group were deleted.">
          Scan for duplicates again to update the list.
        </Alert>
      ) : null}
      {hasRefusal && state === "open" ? (
        <Alert kind="warning" title="One of these addresses is unsubscribed">
          Unsubscribes are kept. The merged contact won’t be emailed at either address.
        </Alert>
      ) : null}
      <GroupRows list={list} rows={rows} />
      {state === "open" && rows.length > 1 ? (
        <IfCanWrite>
          <Section title="Merge records">
            <MergeForm view={view} errors={errors} />
          </Section>
          <Form method="post" action={DUPLICATES.dismiss(id)}>
            <Submit kind="plain">Not a duplicate</Submit>
          </Form>
        </IfCanWrite>
      ) : null}
      <div className="row">
        {state === "merged" && kept ? <LinkButton to={showTo(kept.id)}>Open {kept.name}</LinkButton> : null}
        <LinkButton to={backTo}>View all duplicates</LinkButton>
      </div>
    </Page>
  );
}
