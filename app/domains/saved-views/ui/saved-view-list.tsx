import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { WritersOnly } from "~/ui/forms/readers";
import { Submit } from "~/ui/forms/submit";
import { Link } from "~/ui/link";

export function SavedViewList({ views }: { views: { id: number; name: string; to: string }[] }) {
  if (views.length === 0) return <p className="muted">Nothing saved yet.</p>;
  return (
    <ul className="rows">
      {views.map(({ id, name, to }) => (
        <li key={id}>
          <Link to={to}>{name}</Link>
          <WritersOnly>
            <Form method="post" action={paths.savedViews.delete(id)}>
              <Submit kind="plain" slim formAction={paths.savedViews.delete(id)}>
                Delete<span className="visually-hidden"> the view {name}</span>
              </Submit>
            </Form>
          </WritersOnly>
        </li>
      ))}
    </ul>
  );
}
