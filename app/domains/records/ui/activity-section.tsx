import { formatNumber } from "~/core/format";
import { Timeline } from "~/ui/data/timeline";
import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { TimelineView } from "../timeline-view";

/** The timeline of a record with its filter by kind. */
export function ActivitySection({
  timeline: { lines, total, filters, firstTo, nextTo },
}: {
  timeline: TimelineView;
}) {
  const events = lines.map(({ title, to, detail, tone, ...line }) => ({
    ...line,
    kind: tone,
    title: to ? <Link to={to}>{title}</Link> : title,
    detail: detail ? <span className="prewrap">{detail}</span> : null,
  }));
  return (
    <Section title={total > 0 ? `Activity (${formatNumber(total)})` : "Activity"}>
      {filters.length > 0 ? (
        <nav className="tabs small" aria-label="Filter activity">
          {filters.map((filter) => (
            <Link
              key={filter.label}
              to={filter.to}
              aria-current={filter.isCurrent ? "page" : undefined}
              preventScrollReset
            >
              {filter.label} <span className="num">{formatNumber(filter.total)}</span>
            </Link>
          ))}
        </nav>
      ) : null}
      {events.length > 0 ? (
        <Timeline label="Activity" events={events} />
      ) : (
        <p className="muted">{firstTo ? "No older activity." : "No activity yet."}</p>
      )}
      {firstTo || nextTo ? (
        <p className="row">
          {firstTo ? <Link to={firstTo}>Newest</Link> : null}
          {nextTo ? <Link to={nextTo}>Older</Link> : null}
        </p>
      ) : null}
    </Section>
  );
}
