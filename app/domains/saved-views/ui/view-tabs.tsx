import { useLoaderData, useSearchParams } from "@remix-run/react";
import { Tabs } from "~/ui/layout/tabs";
import { LISTS, type ListName } from "../lists";
import { isSameView, viewPath, viewQuery } from "../view-query";

/** Tabs after "All"; further views are in the menu "Views". */
const MAX_TABS = 5;

/** The user's views of a list, from `pageViews` in its loader, and the list's current URL query. */
export function useViews(list: ListName) {
  const [params] = useSearchParams();
  const { views = [] } = (useLoaderData() ?? {}) as { views?: { name: string; to: string }[] };
  const query = viewQuery(list, params.toString());
  const here = viewPath(list, query);
  const current = views.find(({ to }) => isSameView(to, here));
  const first = views.slice(0, MAX_TABS);
  // The open view is always among the tabs.
  const tabs = current && !first.includes(current) ? [...first.slice(0, -1), current] : first;
  return { query, current, tabs, others: views.filter((view) => !tabs.includes(view)) };
}

/** The saved views of a list as tabs after "All"; nothing while there are none. */
export function ViewTabs({ list }: { list: ListName }) {
  const { query, current, tabs } = useViews(list);
  if (tabs.length === 0) return null;
  const all = { to: LISTS[list].path, label: "All", isCurrent: query === "" && !current };
  return (
    <Tabs
      label="Saved views"
      tabs={[all, ...tabs.map((view) => ({ to: view.to, label: view.name, isCurrent: view === current }))]}
    />
  );
}
