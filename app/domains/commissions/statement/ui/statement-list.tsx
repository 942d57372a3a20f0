import { COMMISSIONS } from "~/paths/agents/commissions";
import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";

const nameOf = ({ accountId, name }: { accountId: number; name: string | null }) =>
  accountId === 0 ? "Affiliate programme" : name || `Business ${accountId}`;

interface StatementListView {
  rows: { accountId: number; name: string | null }[];
  /** The note if there are more. */
  shown: string | null;
  nextTo: string | null;
}

export const StatementList = ({ statements: { rows, shown, nextTo } }: { statements: StatementListView }) =>
  rows.length === 0 && shown === null ? null : (
    <Section title="Statements">
      <p>
        {shown ? `${shown}. ` : null}The business has the same file.{" "}
        <Link to={COMMISSIONS.verify}>Verify a statement</Link>
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.accountId}>
            {nameOf(row)}: <a href={COMMISSIONS.ownStatement(row.accountId, "json")}>JSON</a>{" "}
            <a href={COMMISSIONS.ownStatement(row.accountId, "csv")}>CSV</a>
          </li>
        ))}
      </ul>
      {nextTo ? <Link to={nextTo}>More statements</Link> : null}
    </Section>
  );
