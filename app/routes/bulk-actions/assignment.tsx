import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getAssignment, undoAssignment } from "~/domains/bulk/assignment/undo-assignment.server";
import { BULK_LISTS, LIST_PATHS } from "~/domains/bulk/lists";
import { countText } from "~/domains/bulk/selection-text";
import { nameIn } from "~/domains/identity/team/person";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { UndoNote } from "~/ui/feedback/undo-note";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Assigned rows" }];

const backTo = ({ url }: Request, home: string) => safeRedirect(new URL(url).searchParams.get("back"), home);

export const loader = businessPage(async (ctx, { params, request }) => {
  const assignment = await getAssignment(ctx, parseId(params.assignmentId, "assignment"));
  const { id, list, rows, ownerId, undoneAt } = assignment;
  return {
    title: `${countText(list, rows.length)} assigned to ${nameIn(await teamChoices(ctx), ownerId) ?? "no one"}`,
    action: paths.withQuery(BULK_ACTIONS.assignment(id), { back: backTo(request, LIST_PATHS[list]) }),
    back: backTo(request, LIST_PATHS[list]),
    mine: ownerId ? paths.withQuery(LIST_PATHS[list], { owner: ownerId }) : null,
    many: BULK_LISTS[list].many,
    isUndone: undoneAt !== null,
  };
});

export const action = buttonAction(businessPage, async (ctx, { params, request }) => {
  const { list, back, text } = await undoAssignment(ctx, parseId(params.assignmentId, "assignment"));
  const kind = back > 0 ? "success" : "info";
  return { to: backTo(request, LIST_PATHS[list]), kind, title: "Assignment undone", text };
});

export default function AssignmentPage() {
  const { title, action, back, mine, many, isUndone } = useLoaderData<typeof loader>();
  return (
    <Page title={title} subtitle={isUndone ? "This assignment was undone." : undefined} width="narrow">
      {isUndone ? null : (
        <IfCanWrite>
          <UndoNote action={action}>You can undo this and restore the previous owners.</UndoNote>
        </IfCanWrite>
      )}
      <div className="row">
        <LinkButton to={back}>Continue</LinkButton>
        {mine ? <LinkButton to={mine}>View all {many} with this owner</LinkButton> : null}
      </div>
    </Page>
  );
}
