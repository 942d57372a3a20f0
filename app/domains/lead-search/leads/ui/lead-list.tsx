import { plural } from "~/core/format";
import { paths } from "~/paths";
import { ListTable } from "~/ui/data/list-table";
import { Pagination } from "~/ui/data/pagination";
import { SelectionForm, selectionOf } from "~/ui/data/selection-form";
import { THRESHOLDS } from "../../policy";
import type { LeadRow } from "../../view";
import { type FilterState, filteredPath } from "./lead-filters";
import { LeadTable } from "./lead-table";

const PICK = selectionOf<LeadRow>("leadIds", ({ companyName }) => companyName);

export function LeadList({
  leads,
  total,
  next,
  limit,
  cursor,
  path,
  state,
  caption,
  searchId,
}: {
  leads: LeadRow[];
  total: { count: number; isExact: boolean };
  next: number | null;
  limit: number;
  cursor: number | undefined;
  path: string;
  state: FilterState;
  caption: string;
  /** The search that the leads belong to; omitted for a list across searches. */
  searchId?: number;
}) {
  const here = filteredPath(path, state);
  const isDown = state.order !== "unsurest";
  const isByTime = state.order === "newest";
  const once = state.tag && total.isExact ? ", one per company" : "";
  const count = `${plural(total.count, "lead")}${total.isExact ? once : " or more"}`;
  const other = filteredPath(path, { ...state, order: isDown ? "unsurest" : "surest" });
  return (
    <>
      {leads.length > 0 ? (
        <SelectionForm list="leads" limit={limit} total={total} shown={leads.length} searchId={searchId}>
          <LeadTable
            leads={leads}
            caption={caption}
            listed={path === paths.leadSearch.leads ? ListTable : undefined}
            thresholds={THRESHOLDS.page}
            {...(state.since || state.tag
              ? {}
              : {
                  sort: {
                    to: isByTime ? filteredPath(path, { ...state, order: "surest" }) : other,
                    is: isByTime ? undefined : isDown ? "descending" : "ascending",
                  },
                })}
            pick={PICK}
          />
        </SelectionForm>
      ) : null}
      <Pagination
        total={count}
        shown={leads.length}
        firstTo={cursor === undefined ? null : here}
        nextTo={next === null ? null : paths.withParameter(here, "cursor", next)}
      />
    </>
  );
}
