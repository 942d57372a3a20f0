import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { assignRows } from "~/domains/bulk/assignment/assign-rows.server";
import { AssignSchema } from "~/domains/bulk/assignment/assign-schema";
import { BULK_LISTS, NOBODY } from "~/domains/bulk/lists";
import { namesOf, selectedRows } from "~/domains/bulk/selected-rows.server";
import { listOfIds } from "~/domains/bulk/selection-schema";
import { countText, cutText, selectionText } from "~/domains/bulk/selection-text";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { backOf } from "./back";
import { shownSelection } from "./selection.server";

export const meta: MetaFunction = () => [{ title: "Assign selected rows" }];

export const loader = businessPage((ctx, args) =>
  shownSelection(args, async (selection) => {
    const selected = await selectedRows(ctx, selection);
    const rows = namesOf(selected);
    return {
      cut: selected.isCut ? cutText(rows.length) : null,
      list: selected.list,
      picked: selectionText(
        selected.list,
        rows.map(({ name }) => name),
      ),
      // Submits exactly the rows shown, even if the form is submitted twice or other rows match by then.
      ids: listOfIds(rows.map(({ id }) => id)),
      team: await teamChoices(ctx),
      back: backOf(args.request),
    };
  }),
);

export const action = businessPage((ctx, args) =>
  handleForm(args, AssignSchema, async (input) => {
    const { id, list, unchanged } = await assignRows(ctx, input);
    const back = backOf(args.request);
    if (id) return redirect(paths.withQuery(BULK_ACTIONS.assignment(id), { back }));
    const text = `${countText(list, unchanged)} already had this owner.`;
    return redirectWithFlash(args.context, back, { kind: "success", title: "No changes", text });
  }),
);

export default function AssignSelection() {
  const { list, picked, cut, ids, team, back } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useForm<{ ownerId: string }>({ lastResult, defaultValue: { ownerId: "" } });
  const { many, ids: name } = BULK_LISTS[list];
  return (
    <Page title={`Assign ${many}`} subtitle={picked} width="narrow">
      {cut ? <Alert kind="info">{cut}</Alert> : null}
      <PostForm form={form}>
        <input type="hidden" name={name} value={ids} />
        <Field
          field={fields.ownerId}
          label="Owner"
          type="select"
          required
          options={[{ value: "", label: "Choose" }, { value: NOBODY, label: "No owner" }, ...team]}
          hint="The new owner gets one notification."
        />
        <div className="row">
          <Submit pending="Assigning">Assign</Submit>
          <LinkButton to={back}>Cancel</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
