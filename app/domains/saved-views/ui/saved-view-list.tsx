import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { DemoBadge } from "~/ui/data/badge";
import { Field } from "~/ui/forms/field";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { MoreMenu } from "~/ui/list/list-page";
import { LISTS, type ListName } from "../lists";

interface View {
  id: number;
  list: ListName;
  name: string;
  isDemo: boolean;
  to: string;
}

export function SavedViewList({ views, isOfAll }: { views: View[]; isOfAll?: boolean }) {
  if (views.length === 0) return <p className="muted">No saved views yet</p>;
  return (
    <ul className="rows">
      {views.map(({ id, list, name, isDemo, to }) => (
        <li key={id} className="row between">
          <span>
            <Link to={to}>{name}</Link>
            {isOfAll ? <span className="muted">, {LISTS[list].title}</span> : null}{" "}
            <DemoBadge isDemo={isDemo} />
          </span>
          <IfCanWrite>
            <MoreMenu label={`Rename or delete ${name}`}>
              <RenameView id={id} name={name} />
              <hr />
              <Form method="post" action={paths.savedViews.delete(id)}>
                <Submit kind="quiet" formAction={paths.savedViews.delete(id)}>
                  Delete view
                </Submit>
              </Form>
            </MoreMenu>
          </IfCanWrite>
        </li>
      ))}
    </ul>
  );
}

function RenameView({ id, name }: { id: number; name: string }) {
  const field = {
    id: `view-${id}`,
    name: "name",
    errorId: `view-${id}-error`,
    descriptionId: `view-${id}-hint`,
    initialValue: name,
    maxLength: 60,
    required: true,
  };
  return (
    <Form method="post" action={paths.savedViews.rename(id)} className="form" key={name} noValidate>
      <Field field={field} label="Name" />
      <Submit kind="plain" pending="Saving" formAction={paths.savedViews.rename(id)}>
        Save name
      </Submit>
    </Form>
  );
}
