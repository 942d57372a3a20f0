import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { DemoBadge } from "~/ui/data/badge";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";
import { LISTS, type ListName } from "../lists";

interface View {
  id: number;
  list: ListName;
  name: string;
  isDemo: boolean;
  to: string;
}

export function SavedViewList({ views, isOfAll }: { views: View[]; isOfAll?: boolean }) {
  if (views.length === 0) return <p className="muted">Nothing saved yet.</p>;
  return (
    <ul className="rows">
      {views.map(({ id, list, name, isDemo, to }) => (
        <li key={id}>
          <span>
            <Link to={to}>{name}</Link>
            {isOfAll ? <span className="muted">, {LISTS[list].title}</span> : null}{" "}
            <DemoBadge isDemo={isDemo} />
          </span>
          <IfCanWrite>
            <Form method="post" action={paths.savedViews.delete(id)}>
              <Submit kind="plain" slim formAction={paths.savedViews.delete(id)}>
                Delete<span className="visually-hidden"> the view {name}</span>
              </Submit>
            </Form>
          </IfCanWrite>
        </li>
      ))}
    </ul>
  );
}
