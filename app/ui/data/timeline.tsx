import type { ReactNode } from "react";
import { Time } from "./metrics";

interface TimelineEvent {
  id: string | number;
  at: Date | string;
  /** The formatted time; by default UTC. */
  timeText?: string;
  /** The full date and time, if the text is relative. */
  timeTitle?: string;
  title: ReactNode;
  detail?: ReactNode;
  kind?: "good" | "bad";
}

const DOTS = {
  good: "border-leaf bg-leaf",
  bad: "border-clay bg-clay",
  plain: "border-brand",
};

/** Events with their dates, newest first unless the order tells the story. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  return (
    <ol className="grid" aria-label={label}>
      {events.map(({ id, at, timeText, timeTitle, title, detail, kind }) => (
        <li
          key={id}
          className="relative grid ps-6 pb-4 print:break-inside-avoid not-last:before:drawn before:absolute before:start-1 before:top-[1.2rem] before:bottom-[-.3rem] before:[border-inline-start:2px_dotted_var(--color-edge)]"
        >
          <span
            className={`absolute top-[.35rem] size-[.6rem] rounded-[50%] border-2 border-solid ${DOTS[kind ?? "plain"]}`}
          />
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
