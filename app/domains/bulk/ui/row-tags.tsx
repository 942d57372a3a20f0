import { Form } from "@remix-run/react";
import { usePageTags } from "~/domains/tags/ui/tag-pills";
import { paths } from "~/paths";
import { BULK_ACTIONS } from "~/paths/bulk/bulk-actions";
import { Field } from "~/ui/forms/field";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Icon } from "~/ui/icons";
import { Menu } from "~/ui/layout/menu";
import { Link } from "~/ui/link";
import { BULK_LISTS, type BulkList, LIST_PATHS, REMOVE } from "../lists";

const FIELD = {
  id: "tag",
  name: "tag",
  errorId: "tag-error",
  descriptionId: "tag-hint",
  maxLength: 40,
  required: true,
};

/** The tags of the page's record. Each links to its list and can be removed; another can be added. */
export function RowTags({ list, id, back }: { list: BulkList; id: number; back: string }) {
  const { names = [], rows } = usePageTags() ?? {};
  const own = rows?.[id] ?? [];
  const picked = { [BULK_LISTS[list].ids]: id };
  const action = paths.withQuery(BULK_ACTIONS.tag, { ...picked, back });
  const row = <input type="hidden" name={BULK_LISTS[list].ids} value={id} />;
  return (
    <div className="row row-tags gap-1">
      {own.length > 0 ? (
        <Form method="post" action={action} className="row gap-1">
          {row}
          <input type="hidden" name="remove" value={REMOVE} />
          {own.map((place) => {
            const [tagId, name] = names[place] ?? [0, ""];
            return (
              <span key={tagId} className="badge">
                <Link to={paths.withQuery(LIST_PATHS[list], { tag: tagId })}>{name}</Link>
                <IfCanWrite>
                  <button
                    type="submit"
                    name="tag"
                    value={name}
                    className="grid min-h-6 min-w-6 place-items-center me-[-.35rem] bg-transparent p-0 text-muted cursor-pointer unlined"
                  >
                    <Icon name="x" />
                    <span className="visually-hidden">Remove tag {name}</span>
                  </button>
                </IfCanWrite>
              </span>
            );
          })}
        </Form>
      ) : null}
      <IfCanWrite otherwise={own.length > 0 ? null : "–"}>
        <Menu isBare label="Add tag">
          <Form method="post" action={action} className="form" key={own.length} noValidate>
            {row}
            <Field
              field={FIELD}
              label="Tag"
              suggestions={names.flatMap(([, name], place) => (own.includes(place) ? [] : name))}
            />
            <Submit kind="plain" pending="Adding">
              Add tag
            </Submit>
          </Form>
        </Menu>
      </IfCanWrite>
    </div>
  );
}
