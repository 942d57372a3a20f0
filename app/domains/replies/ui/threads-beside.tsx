import { Badge } from "~/ui/data/badge";
import { Link } from "~/ui/link";
import type { ThreadBeside } from "../threads/threads-around.server";
import { ClassBadge } from "./class-badge";

/** The list beside the open conversation; narrow screens show only the conversation. */
export const ThreadsBeside = ({
  threads,
  shownId,
  to,
}: {
  threads: readonly ThreadBeside[];
  shownId: number;
  to: (threadId: number) => string;
}) => (
  <nav
    className="threads hidden text-s sheet-box [grid-area:1/1/4] sticky top-17 max-h-[calc(100vh_-_5.25rem)] self-start overflow-y-auto min-[68.75rem]:block"
    aria-label="Conversations"
  >
    <ul className="p-0 list-none">
      {threads.map(({ id, who, subject, replyClass, isUnread, last }) => (
        <li key={id} className="not-first:lined-t">
          <Link
            to={to(id)}
            className="grid gap-1 pad-2/3 text-inherit no-underline -outline-offset-2 hover:bg-wash aria-[current]:bg-brand-wash aria-[current]:[box-shadow:inset_3px_0_var(--color-brand)]"
            aria-current={id === shownId ? "page" : undefined}
          >
            <span className="flex min-w-0 justify-between gap-2">
              <b className="truncate" dir="auto">
                {who}
              </b>
              <span className={id === shownId ? "flex-none" : "muted flex-none"}>{last}</span>
            </span>
            <span className="flex min-w-0 justify-between gap-2">
              <span className="truncate" dir="auto">
                {subject}
              </span>
            </span>
            <span className="flex min-w-0 justify-between gap-2">
              <ClassBadge replyClass={replyClass} />
              {isUnread ? <Badge kind="tint">New</Badge> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
