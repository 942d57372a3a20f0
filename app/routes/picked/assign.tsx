import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { assignableRows, assignRows } from "~/domains/bulk/assign-rows.server";
import { AssignSchema } from "~/domains/bulk/assign-schema";
import { NOBODY } from "~/domains/bulk/lists";
import { countText, selectionText } from "~/domains/bulk/selection-text";
import { teamChoices } from "~/domains/opportunities/owners.server";
import { nameIn } from "~/domains/opportunities/people";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { backOf } from "./back";
import { shownSelection } from "./selection.server";

export const meta: MetaFunction = () => [{ title: "Assign picked opportunities" }];

export const loader = businessPage((ctx, args) =>
  shownSelection(args, async (selection) => {
    const rows = await assignableRows(ctx, selection);
    return {
      picked: selectionText(
        "opportunities",
        rows.map(({ title }) => title),
      ),
      // The rows as they are shown: pressed twice, or when others match by then, it is these.
      ids: rows.map(({ id }) => id),
      team: await teamChoices(ctx),
      back: backOf(args.request),
    };
  }),
);

export const action = businessPage((ctx, args) =>
  handleForm(args, AssignSchema, async (input) => {
    const { assigned, unchanged } = await assignRows(ctx, input);
    const who = nameIn(await teamChoices(ctx), input.ownerId) ?? "nobody";
    const had =
      unchanged > 0 ? { text: `${countText("opportunities", unchanged)} had this owner already.` } : {};
    const title =
      assigned > 0 ? `${countText("opportunities", assigned)} assigned to ${who}.` : "Nothing changed.";
    return redirectWithFlash(args.context, backOf(args.request), { kind: "success", title, ...had });
  }),
);

export default function AssignPicked() {
  const { picked, ids, team, back } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useForm<{ ownerId: string }>({ lastResult, defaultValue: { ownerId: "" } });
  return (
    <Page title="Assign opportunities" subtitle={picked} width="narrow">
      <PostForm form={form}>
        {ids.map((id) => (
          <input key={id} type="hidden" name="opportunityIds" value={id} />
        ))}
        <Field
          field={fields.ownerId}
          label="Owner"
          type="select"
          options={[{ value: "", label: "Choose" }, { value: NOBODY, label: "Nobody" }, ...team]}
          hint="Who gets them is told once."
        />
        <div className="row">
          <Submit pending="Assigning">Assign</Submit>
          <LinkButton to={back}>Cancel</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
