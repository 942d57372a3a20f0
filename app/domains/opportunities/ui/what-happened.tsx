import type { ReactNode } from "react";
import { Timeline } from "~/ui/data/timeline";
import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { TimelineView } from "../timeline/timeline-view";

/** One list of what happened, the newest first; `children` stands above it. */
export function WhatHappened({
  timeline: { lines, firstTo, nextTo },
  children,
}: {
  timeline: TimelineView;
  children?: ReactNode;
}) {
  const events = lines.map(({ title, to, detail, ...line }) => ({
    ...line,
    title: to ? <Link to={to}>{title}</Link> : title,
    detail: detail ? <span className="prewrap">{detail}</span> : null,
  }));
  return (
    <Section title="Activity">
      {children}
      {events.length > 0 ? (
        <Timeline label="Activity" events={events} />
      ) : (
        <p className="muted">{firstTo ? "Nothing older." : "Nothing yet."}</p>
      )}
      {firstTo || nextTo ? (
        <p className="row">
          {firstTo ? <Link to={firstTo}>The newest</Link> : null}
          {nextTo ? <Link to={nextTo}>Older</Link> : null}
        </p>
      ) : null}
    </Section>
  );
}
