import type { ReactNode } from "react";
import { Time } from "./metrics";

interface TimelineEvent {
  id: string | number;
  at: Date | string;
  /** The time in words; without them it is UTC. */
  timeText?: string;
  /** The whole date and time, if the words are relative. */
  timeTitle?: string;
  title: ReactNode;
  detail?: ReactNode;
  kind?: "good" | "bad";
}

/** What happened, with its date; the newest first unless the order is the story. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol className="timeline" aria-label={label}>
      {events.map(({ id, at, timeText, timeTitle, title, detail, kind }) => (
        <li key={id} className={kind}>
          <span className="hint">
            <Time
              at={at}
              withHour
              {...(timeText ? { text: timeText } : {})}
              {...(timeTitle ? { title: timeTitle } : {})}
            />
          </span>
          <b>{title}</b>
          {detail ? <p>{detail}</p> : null}
        </li>
      ))}
    </ol>
  );
}
