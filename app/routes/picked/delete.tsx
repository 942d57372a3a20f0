import { type ActionFunctionArgs, data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { z } from "zod";
import { deleteRows, deletionPreview } from "~/domains/bulk/deletion/delete-rows.server";
import { PICKED as FIELDS, selectionOf } from "~/domains/bulk/selection-schema";
import { selectionText } from "~/domains/bulk/selection-text";
import { KEPT_DAYS } from "~/domains/directory/companies/removal/kept-days";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PICKED } from "~/paths/bulk/picked";
import { Alert } from "~/ui/feedback/alert";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Delete picked rows?" }];

const DeleteForm = z
  .object({ ...FIELDS, isConfirmed: z.literal("yes").optional() })
  .transform(({ isConfirmed, ...input }, context) => ({
    isConfirmed: isConfirmed === "yes",
    selection: selectionOf(input, context),
  }));

interface Preview {
  list: "contacts" | "leads";
  ids: number[];
  text: string;
  shared: number;
  converted: number;
}

export const loader = businessPage(async () => null);

export const action = businessPage((ctx, args: ActionFunctionArgs) =>
  handleForm(args, DeleteForm, async ({ isConfirmed, selection }) => {
    if (isConfirmed) return redirect(PICKED.deletion((await deleteRows(ctx, selection)).id));
    const { names, ...seen } = await deletionPreview(ctx, selection);
    // Not a redirect: what would go is shown, and waits for a yes.
    const preview: Preview = { ...seen, text: selectionText(seen.list, names) };
    return data({ preview }) as never;
  }),
);

const WORDS = {
  contacts:
    "They leave every list, and nobody of them is written to any more. Leads of their companies show somebody else then, or nobody.",
  leads:
    "They leave the lists of their searches, and no campaign writes to them any more. Their companies and people stay. They stay counted as leads of your plan, and a new run does not find them again.",
} as const;

const IDS = { contacts: "contactIds", leads: "leadIds" } as const;

export default function DeletePickedPage() {
  const answer = useActionData<typeof action>() as
    | { preview?: Preview; result?: { error?: Record<string, string[] | null> | null } }
    | undefined;
  const preview = answer?.preview;
  const refusal = Object.values(answer?.result?.error ?? {}).flat()[0];
  if (!preview)
    return (
      <Page title="Delete picked rows" width="narrow">
        <Alert kind={refusal ? "error" : "info"}>
          {refusal ?? "Tick rows in a list of contacts or leads, and press Delete below it."}
        </Alert>
        <div className="row">
          <LinkButton to={paths.business.contacts}>Contacts</LinkButton>
          <LinkButton to={paths.leadSearch.leads}>Leads</LinkButton>
        </div>
      </Page>
    );
  const { list, ids, text, shared, converted } = preview;
  return (
    <Page title={`Delete ${text}?`} width="narrow">
      <p>{WORDS[list]}</p>
      {shared > 0 ? (
        <p>{shared} of them are shared: you will no longer see them, and other businesses still do.</p>
      ) : null}
      {converted > 0 ? <p>{converted} of them became opportunities, which stay.</p> : null}
      <p>You can bring all of them back for at least {KEPT_DAYS} days.</p>
      <PostForm form={{ id: "confirm", allErrors: {} }}>
        <Once />
        {ids.map((id) => (
          <input key={id} type="hidden" name={IDS[list]} value={id} />
        ))}
        <input type="hidden" name="isConfirmed" value="yes" />
        <div className="row">
          <Submit kind="danger" pending="Deleting">
            Delete {ids.length === 1 ? "it" : "them"}
          </Submit>
          <LinkButton to={list === "contacts" ? paths.business.contacts : paths.leadSearch.leads}>
            Keep them
          </LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
