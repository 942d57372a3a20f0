import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { Card } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { GroupView } from "../groups/group-view.server";

type Row = GroupView["rows"][number];

const points = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);

function Why({ row, first }: { row: Row; first: Row | undefined }) {
  return (
    <details>
      <summary>
        Match with “{first?.name}”: {row.score} out of 100
      </summary>
      <ul>
        {row.reasons.map(({ code, points: value, text }) => (
          <li key={code}>
            {text}: <span className="num">{points(value)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function GroupRows({ list, rows }: Pick<GroupView, "list" | "rows">) {
  const to = list === "companies" ? paths.business.company : paths.business.contactHistory;
  return (
    <div className="stack">
      {rows.map((row, index) => (
        <Card key={row.id}>
          <p>
            <b>
              <Link to={to(row.id)}>{row.name}</Link>
            </b>{" "}
            {row.isCopy ? <Badge>Your version of a shared record</Badge> : null}
          </p>
          <p className="muted small">
            {row.source}, {row.added}
          </p>
          {index > 0 ? <Why row={row} first={rows[0]} /> : null}
        </Card>
      ))}
    </div>
  );
}
