import { formatNumber } from "~/core/format";
import { Badge } from "~/ui/data/badge";
import { Timeline } from "~/ui/data/timeline";
import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { PendingEmails } from "../pending-emails.server";
import type { TimelineView } from "../timeline-view";

/** Unsent emails: a draft links to its form, a queued email shows its send time. */
export const PendingSection = ({ emails }: { emails: PendingEmails }) =>
  emails.length === 0 ? null : (
    <section className="card">
      <h2>Drafts and queued emails ({emails.length})</h2>
      <ul className="task-list">
        {emails.map(({ id, subject, toAddress, text, to }) => (
          <li key={id}>
            {to ? <Badge kind="tint">Draft</Badge> : <Badge>Queued</Badge>}{" "}
            {to ? (
              <Link to={to}>
                <span dir="auto">{subject}</span>
              </Link>
            ) : (
              <span dir="auto">{subject}</span>
            )}
            <div className="muted small">
              {toAddress}
              {text ? ` · ${text}` : ""}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );

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
    detail: detail ? <span className="whitespace-pre-wrap wrap-anywhere">{detail}</span> : null,
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
