import { useLoaderData, useSearchParams } from "@remix-run/react";
import { paths } from "~/paths";
import { Menu } from "~/ui/layout/menu";
import { Link } from "~/ui/link";
import type { ListName } from "../lists";
import { viewPath, viewQuery } from "../view-query";
import { ColumnChoice } from "./column-choice";

/** The last of a list's line: which columns it has, and the views that the reader saved. `pageViews` of the loader brings them. */
export function ListTools({ list }: { list: ListName }) {
  const [params] = useSearchParams();
  const { views = [] } = (useLoaderData() ?? {}) as { views?: { name: string; to: string }[] };
  const query = viewQuery(list, params.toString());
  const here = viewPath(list, query);
  return (
    <div className="list-tools">
      <Menu label="Columns">
        <ColumnChoice list={list} query={query} />
      </Menu>
      <Menu label="Views">
        {views.map(({ name, to }) => (
          <Link key={name} to={to} aria-current={to === here ? "true" : undefined}>
            {name}
          </Link>
        ))}
        <Link to={paths.withQuery(paths.savedViews.page, { list, query })}>Save this view</Link>
      </Menu>
    </div>
  );
}
