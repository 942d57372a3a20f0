import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { Field, type Option } from "~/ui/forms/field";
import { Submit } from "~/ui/forms/submit";
import { BULK_LISTS, type BulkList, NOBODY } from "../lists";

export interface RowOwner {
  id: number | null;
  name: string | null;
  team: Option[];
}

/** Assigns the page's record to another teammate. */
export function OwnerForm({
  list,
  id,
  owner,
  back,
}: {
  list: BulkList;
  id: number;
  owner: RowOwner;
  back: string;
}) {
  const { ids } = BULK_LISTS[list];
  const field = {
    id: "owner",
    name: "ownerId",
    errorId: "owner-error",
    descriptionId: "owner-hint",
    initialValue: owner.id === null ? NOBODY : String(owner.id),
  };
  return (
    <Form
      method="post"
      action={paths.withQuery(BULK_ACTIONS.assign, { [ids]: id, back })}
      className="form"
      key={owner.id}
    >
      <input type="hidden" name={ids} value={id} />
      <Field
        field={field}
        label="Owner"
        type="select"
        options={[{ value: NOBODY, label: "No owner" }, ...owner.team]}
        isFilter
      />
      <Submit kind="plain" pending="Changing">
        Change owner
      </Submit>
    </Form>
  );
}
