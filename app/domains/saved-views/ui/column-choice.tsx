import { Form } from "@remix-run/react";
import { askedColumns } from "~/ui/data/asked-columns";
import { LISTS, type ListName } from "../lists";

/** A GET form of the list, so that the columns become part of its URL. */
export function ColumnChoice({ list, query }: { list: ListName; query: string }) {
  const params = new URLSearchParams(query);
  const definition = LISTS[list];
  const optional = "optional" in definition ? definition.optional : [];
  const { shown, isDense } = askedColumns(params, Object.keys(definition.columns), optional);
  const rest = [...params].filter(([name]) => name !== "columns" && name !== "dense");
  return (
    <Form method="get" action={definition.path} className="form">
      {rest.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="field">
        <legend>Visible columns</legend>
        {Object.entries(definition.columns)
          .slice(1)
          .map(([key, label]) => (
            <label className="check" key={key}>
              <input type="checkbox" name="columns" value={key} defaultChecked={shown.includes(key)} />
              <span>{label}</span>
            </label>
          ))}
      </fieldset>
      <label className="check">
        <input type="checkbox" name="dense" value="1" defaultChecked={isDense} />
        <span>Compact rows</span>
      </label>
      <button type="submit" className="button">
        Apply columns
      </button>
    </Form>
  );
}
