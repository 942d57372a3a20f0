import { plural } from "~/core/format";
import { Badge, type BadgeKind, DemoBadge } from "~/ui/data/badge";
import { Link } from "~/ui/link";
import type { SupportState } from "../policy";
import { STATE_LABELS, type ThreadRow } from "../view";

const KINDS: Record<SupportState, BadgeKind> = { waiting: "busy", answered: "good", closed: "plain" };

export const ThreadState = ({ state }: { state: SupportState }) => (
  <Badge kind={KINDS[state]}>{STATE_LABELS[state]}</Badge>
);

type Row = ThreadRow & { to: string; business?: string };

export const ThreadList = ({ rows, label }: { rows: readonly Row[]; label: string }) => (
  <ul className="ways" aria-label={label}>
    {rows.map(({ id, to, subject, state, isPriority, isDemo, unread, last, business }) => (
      <li key={id} className="stack tight">
        <Link to={to}>{subject}</Link>
        <div className="row">
          {business !== undefined && isPriority ? <Badge kind="tint">Priority</Badge> : null}
          <ThreadState state={state} />
          {unread > 0 ? <Badge kind="tint">{plural(unread, "new message")}</Badge> : null}
          <DemoBadge isDemo={isDemo} />
        </div>
        <div className="small muted">
          {business ? `${business}. ` : ""}Last message {last}
        </div>
      </li>
    ))}
  </ul>
);
