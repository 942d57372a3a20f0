import { useSearchParams } from "@remix-run/react";
import { formatNumber } from "~/core/format";
import { Link } from "~/ui/link";
import { preserveParams } from "./asked-columns";

const EMPTY = "No more rows";
const EMPTY_SO_FAR = "No matches so far. Continue the search.";

/** Below a list: the actual total, and links to the other pages. */
export function Pagination({
  total,
  shown,
  firstTo,
  nextTo,
}: {
  /** "1,204 companies". */
  total: string;
  shown: number;
  /** Null on the first page. */
  firstTo: string | null;
  /** Null on the last page. */
  nextTo: string | null;
}) {
  const [params] = useSearchParams();
  const all = firstTo || nextTo ? `${formatNumber(shown)} on this page, ${total} in total` : total;
  return (
    <nav className="flex flex-wrap items-center justify-between gap-3 text-s" aria-label="Pages">
      <span className="muted">{shown > 0 ? all : nextTo ? EMPTY_SO_FAR : EMPTY}</span>
      <span className="row">
        {firstTo ? (
          <Link to={preserveParams(firstTo, params)} className="button slim">
            First page
          </Link>
        ) : null}
        {nextTo ? (
          <Link to={preserveParams(nextTo, params)} className="button slim" rel="next">
            {shown > 0 ? "Next page" : "Continue search"}
          </Link>
        ) : null}
      </span>
    </nav>
  );
}
