import { formatNumber } from "~/core/format";
import { Link } from "~/ui/link";

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
  return (
    <nav className="pages" aria-label="Pages">
      <span className="muted">
        {firstTo || nextTo ? `${formatNumber(shown)} on this page, ${total} in all` : total}
      </span>
      <span className="row">
        {firstTo ? (
          <Link to={firstTo} className="button slim">
            First page
          </Link>
        ) : null}
        {nextTo ? (
          <Link to={nextTo} className="button slim" rel="next">
            Next page
          </Link>
        ) : null}
      </span>
    </nav>
  );
}
