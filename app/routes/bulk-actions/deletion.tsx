import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getDeletion, undoDeletion } from "~/domains/bulk/deletion/undo-deletion.server";
import { LIST_PATHS } from "~/domains/bulk/lists";
import { countText } from "~/domains/bulk/selection-text";
import { RETENTION_DAYS } from "~/domains/directory/companies/removal/retention-days";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { UndoNote } from "~/ui/feedback/undo-note";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Deleted rows" }];

export const loader = businessPage(async (ctx, { params }) => {
  const { id, list, ids, undoneAt } = await getDeletion(ctx, parseId(params.deletionId, "deletion"));
  return {
    id,
    list,
    what: countText(list, ids.length),
    isOne: ids.length === 1,
    isUndone: undoneAt !== null,
  };
});

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const { list, text, back } = await undoDeletion(ctx, parseId(params.deletionId, "deletion"));
  const kind = back.length > 0 ? "success" : "error";
  return { to: LIST_PATHS[list], kind, title: "Deletion undone", text };
});

export default function DeletionPage() {
  const { id, list, what, isOne, isUndone } = useLoaderData<typeof loader>();
  const were = isOne ? "was" : "were";
  return (
    <Page
      title={`${what} ${were} deleted`}
      subtitle={isUndone ? "This deletion was already undone." : undefined}
      width="narrow"
    >
      <IfCanWrite>
        <UndoNote action={BULK_ACTIONS.deletion(id)}>
          You can undo this deletion for at least {RETENTION_DAYS} days.
        </UndoNote>
      </IfCanWrite>
      <div className="row">
        <LinkButton to={LIST_PATHS[list]}>View {list === "opportunities" ? "deals" : list}</LinkButton>
        <LinkButton to={BULK_ACTIONS.deletions}>View all deletions</LinkButton>
      </div>
    </Page>
  );
}
