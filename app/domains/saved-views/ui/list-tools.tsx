import { paths } from "~/paths";
import { Menu } from "~/ui/layout/menu";
import { Link } from "~/ui/link";
import type { ListName } from "../lists";
import { ColumnChoice } from "./column-choice";
import { useViews } from "./view-tabs";

/** The end of a list's toolbar: column choice, and the views without a tab. The loader provides them with `pageViews`. */
export function ListTools({ list }: { list: ListName }) {
  const { query, tabs, others } = useViews(list);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Menu label="Columns">
        <ColumnChoice list={list} query={query} />
      </Menu>
      <Menu label="Views">
        {others.map(({ name, to }) => (
          <Link key={name} to={to}>
            {name}
          </Link>
        ))}
        <Link to={paths.withQuery(paths.savedViews.page, { list, query })}>Save view</Link>
        {tabs.length > 0 ? (
          <Link to={paths.withQuery(paths.savedViews.page, { list })}>Rename or delete views</Link>
        ) : null}
      </Menu>
    </div>
  );
}
