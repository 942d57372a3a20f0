import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { z } from "zod";
import { deleteRows } from "~/domains/bulk/deletion/delete-rows.server";
import { deletionPreview } from "~/domains/bulk/deletion/deletion-preview.server";
import { BULK_LISTS, type BulkList, LIST_PATHS } from "~/domains/bulk/lists";
import { SELECTED as FIELDS, listOfIds, selectionOf } from "~/domains/bulk/selection-schema";
import { countText, namesText, selectionText } from "~/domains/bulk/selection-text";
import { RETENTION_DAYS } from "~/domains/directory/companies/removal/retention-days";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { Alert } from "~/ui/feedback/alert";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Delete selected rows?" }];

const DeleteForm = z
  .object({ ...FIELDS, isConfirmed: z.literal("yes").optional() })
  .transform(({ isConfirmed, ...input }, context) => ({
    isConfirmed: isConfirmed === "yes",
    selection: selectionOf(input, context),
  }));

interface Preview {
  list: BulkList;
  ids: string;
  isOne: boolean;
  title: string;
  subtitle: string | null;
  says: string[];
}

export const loader = businessPage(async () => null);

export const action = businessPage((ctx, args: ActionFunctionArgs) =>
  handleForm(args, DeleteForm, async ({ isConfirmed, selection }) => {
    if (isConfirmed) return redirect(BULK_ACTIONS.deletion((await deleteRows(ctx, selection)).id));
    const { names, ids, ...seen } = await deletionPreview(ctx, selection);
    // Not a redirect: the page shows the affected rows and asks for confirmation.
    const isOne = ids.length === 1;
    const preview: Preview = {
      ...seen,
      ids: listOfIds(ids),
      isOne,
      title: isOne ? selectionText(seen.list, names) : countText(seen.list, ids.length),
      subtitle: isOne ? null : namesText(names),
    };
    return data({ preview }) as never;
  }),
);

export default function DeleteSelectionPage() {
  const answer = useActionData<typeof action>() as
    | { preview?: Preview; result?: { error?: Record<string, string[] | null> | null } }
    | undefined;
  const preview = answer?.preview;
  const refusal = Object.values(answer?.result?.error ?? {}).flat()[0];
  if (!preview)
    return (
      <Page title="Delete selected rows" width="narrow">
        <Alert kind={refusal ? "error" : "info"}>
          {refusal ?? "Select rows in a list, then choose “Delete” below it."}
        </Alert>
        <div className="row">
          <LinkButton to={LIST_PATHS.companies}>Companies</LinkButton>
          <LinkButton to={LIST_PATHS.contacts}>Contacts</LinkButton>
          <LinkButton to={LIST_PATHS.leads}>Leads</LinkButton>
          <LinkButton to={LIST_PATHS.opportunities}>Deals</LinkButton>
        </div>
      </Page>
    );
  const { list, ids, isOne, title, subtitle, says } = preview;
  return (
    <Page title={`Delete ${title}?`} subtitle={subtitle} width="narrow">
      {says.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        You can restore the {isOne ? BULK_LISTS[list].one : BULK_LISTS[list].many} for at least{" "}
        {RETENTION_DAYS} days.
      </p>
      <PostForm form={{ id: "confirm", allErrors: {} }}>
        <Once />
        <input type="hidden" name={BULK_LISTS[list].ids} value={ids} />
        <input type="hidden" name="isConfirmed" value="yes" />
        <div className="row">
          <Submit kind="danger" pending="Deleting">
            Delete {isOne ? BULK_LISTS[list].one : BULK_LISTS[list].many}
          </Submit>
          <LinkButton to={LIST_PATHS[list]}>
            Keep {isOne ? BULK_LISTS[list].one : BULK_LISTS[list].many}
          </LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
