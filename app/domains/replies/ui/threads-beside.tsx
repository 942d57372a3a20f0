import { Badge } from "~/ui/data/badge";
import { Link } from "~/ui/link";
import type { ThreadBeside } from "../threads/threads-around.server";
import { ClassBadge } from "./class-badge";

/** The list beside the conversation that is read; narrow screens show the conversation alone. */
export const ThreadsBeside = ({
  threads,
  shownId,
  to,
}: {
  threads: readonly ThreadBeside[];
  shownId: number;
  to: (threadId: number) => string;
}) => (
  <nav className="threads" aria-label="Conversations">
    <ul>
      {threads.map(({ id, who, subject, replyClass, isUnread, last }) => (
        <li key={id}>
          <Link to={to(id)} aria-current={id === shownId ? "page" : undefined}>
            <span>
              <b dir="auto">{who}</b>
              <span className="muted">{last}</span>
            </span>
            <span>
              <span dir="auto">{subject}</span>
            </span>
            <span>
              <ClassBadge replyClass={replyClass} />
              {isUnread ? <Badge kind="tint">New</Badge> : null}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
