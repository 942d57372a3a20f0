import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ADD, BULK_LISTS, REMOVE } from "~/domains/bulk/lists";
import { namesOf, selectedRows } from "~/domains/bulk/selected-rows.server";
import { listOfIds } from "~/domains/bulk/selection-schema";
import { countText, cutText, selectionText } from "~/domains/bulk/selection-text";
import { tagRows } from "~/domains/bulk/tagging/tag-rows.server";
import { TagRowsSchema } from "~/domains/bulk/tagging/tag-schema";
import { MAX_TAG_LENGTH, MAX_TAGS_PER_ROW } from "~/domains/tags/tag-lists";
import { listTagNames } from "~/domains/tags/tags.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { TAGS } from "~/paths/bulk/tags";
import { Alert } from "~/ui/feedback/alert";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { backOf } from "./back";
import { shownSelection } from "./selection.server";

export const meta: MetaFunction = () => [{ title: "Tag selected rows" }];

export const loader = businessPage((ctx, args) =>
  shownSelection(args, async (selection) => {
    const selected = await selectedRows(ctx, selection);
    const rows = namesOf(selected);
    return {
      cut: selected.isCut ? cutText(rows.length) : null,
      picked: selectionText(
        selection.list,
        rows.map(({ name }) => name),
      ),
      ...BULK_LISTS[selection.list],
      // Submits exactly the rows shown, even if the form is submitted twice or other rows match by then.
      rows: listOfIds(rows.map(({ id }) => id)),
      tags: (await listTagNames(ctx)).map(([, name]) => name),
      back: backOf(args.request),
    };
  }),
);

export const action = businessPage((ctx, args) =>
  handleForm(args, TagRowsSchema, async (input) => {
    const { list, tagged, unchanged, full, changeId } = await tagRows(ctx, input);
    const back = backOf(args.request);
    const had = input.isRemoval ? "didn’t have this tag" : "already had this tag";
    const others = [
      ...(unchanged > full ? [`${countText(list, unchanged - full)} ${had}.`] : []),
      ...(full > 0
        ? [`${countText(list, full)} skipped: each can have at most ${MAX_TAGS_PER_ROW} tags.`]
        : []),
    ];
    const title =
      tagged === 0
        ? "No changes"
        : input.isRemoval
          ? `Tag removed from ${countText(list, tagged)}`
          : `${countText(list, tagged)} tagged`;
    return redirectWithFlash(args.context, changeId ? paths.withParameter(back, "tagged", changeId) : back, {
      kind: "success",
      title,
      ...(others.length > 0 ? { text: others.join(" ") } : {}),
    });
  }),
);

export default function TagSelection() {
  const { picked, cut, many, ids: name, rows, tags, back } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useForm<{ tag: string; remove: string }>({
    lastResult,
    defaultValue: { tag: "", remove: ADD },
    constraint: { tag: { maxLength: MAX_TAG_LENGTH } },
  });
  return (
    <Page title={`Tag ${many}`} subtitle={picked} width="narrow">
      {cut ? <Alert kind="info">{cut}</Alert> : null}
      <PostForm form={form}>
        <input type="hidden" name={name} value={rows} />
        <Field
          field={fields.tag}
          label="Tag"
          suggestions={tags}
          required
          hint={tags.length > 0 ? "Existing or new tag name." : "New tag name."}
        />
        {tags.length > 0 ? (
          <RadioGroup
            field={fields.remove}
            legend="Action"
            options={[
              { value: ADD, label: "Add to these rows" },
              { value: REMOVE, label: "Remove from these rows" },
            ]}
          />
        ) : null}
        <div className="row">
          <Submit pending="Tagging">Save</Submit>
          <LinkButton to={back}>Cancel</LinkButton>
          <Link to={TAGS.list}>View all tags</Link>
        </div>
      </PostForm>
    </Page>
  );
}
