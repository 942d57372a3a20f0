import { useSearchParams } from "@remix-run/react";
import { formatNumber } from "~/core/format";
import { Link } from "~/ui/link";
import { carryOn } from "./asked-columns";

/** Under a list: how many there are in truth, and the way to the rest. */
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
  return (
    <nav className="pages" aria-label="Pages">
      <span className="muted">
        {firstTo || nextTo ? `${formatNumber(shown)} on this page, ${total} in all` : total}
      </span>
      <span className="row">
        {firstTo ? (
          <Link to={carryOn(firstTo, params)} className="button slim">
            First page
          </Link>
        ) : null}
        {nextTo ? (
          <Link to={carryOn(nextTo, params)} className="button slim" rel="next">
            Next page
          </Link>
        ) : null}
      </span>
    </nav>
  );
}
