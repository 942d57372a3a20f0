import type { bounceJson } from "~/domains/replies/reply-json";
import { DecideButtons } from "~/domains/replies/ui/classify-bounce-buttons";
import { KindBadge } from "~/domains/replies/ui/kind-badge";
import { MessageLink } from "~/domains/replies/ui/message-link";
import { UndoDecisionButton } from "~/domains/replies/ui/undo-classification-button";
import { paths } from "~/paths";
import { MailAddress } from "~/ui/data/mail-address";
import type { Column } from "~/ui/data/table";
import { Link } from "~/ui/link";

type Row = ReturnType<typeof bounceJson> & { came: string };

/** The server's message, preceded by status and code unless it contains them. */
const saidBy = ({ status, code, serverSaid }: Row) =>
  [...[code, status].filter((text) => text && !serverSaid?.includes(text)), serverSaid]
    .filter(Boolean)
    .join(" ");

export const bounceColumns = (back: string): Column<Row>[] => [
  {
    key: "about",
    label: "Address",
    isHeader: true,
    width: "sm:w-[26%]!",
    cell: (row) => (
      <>
        <Link to={paths.replies.bounce(row.id)} dir="auto">
          {row.about ? <MailAddress>{row.about}</MailAddress> : "Unknown address"}
        </Link>
        <span className="muted small">{row.came}</span>
      </>
    ),
  },
  {
    key: "kind",
    label: "Type",
    cell: (row) => (
      <>
        <KindBadge email={row} />
        {row.reason ? <div className="small muted">{row.reason}</div> : null}
      </>
    ),
  },
  {
    key: "said",
    label: "Server response",
    cell: (row) => (
      <>
        <span className="snippet" dir="auto">
          {saidBy(row) || row.subject || "–"}
        </span>
        <div className="small">
          <MessageLink message={row} />
        </div>
      </>
    ),
  },
  {
    key: "done",
    label: "Action and next step",
    width: "sm:w-[26%]",
    cell: ({ id, about, done, next, canDecide, decidedAt }) => (
      <>
        {canDecide ? null : <div className="small">{done}</div>}
        {next && !canDecide ? <div className="small muted">{next}</div> : null}
        {canDecide || decidedAt ? (
          // On a phone these buttons are on the bounce's page.
          <div className="max-sm:hidden">
            {canDecide ? (
              <DecideButtons mail={{ id, about }} back={back} />
            ) : (
              <UndoDecisionButton mail={{ id, about, decidedAt }} back={back} />
            )}
          </div>
        ) : null}
      </>
    ),
  },
];
