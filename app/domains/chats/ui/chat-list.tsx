import { m } from "~/messages/messages";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { Link } from "~/ui/link";
import type { ChatRow } from "../view";

export const ChatList = ({ rows }: { rows: readonly ChatRow[] }) => (
  <ul className="ways">
    {rows.map(({ id, name, to, unread, isDemo, last }) => (
      <li key={id}>
        <div className="row between">
          <Link to={to}>{name}</Link>
          <span>
            {unread > 0 ? <Badge kind="busy">{m.agents_chat_new_messages({ count: unread })}</Badge> : null}{" "}
            <DemoBadge isDemo={isDemo} />
          </span>
        </div>
        <div className="small muted">{m.agents_chat_list_last_message({ last })}</div>
      </li>
    ))}
  </ul>
);
