import { m } from "~/messages/messages";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { Rich } from "~/ui/rich";

const nameOf = ({ accountId, name }: { accountId: number; name: string | null }) =>
  accountId === 0
    ? m.agents_statement_list_affiliate_programme()
    : name || m.agents_statement_list_business({ id: accountId });

interface StatementListView {
  rows: { accountId: number; name: string | null }[];
  /** The note shown if there are more. */
  shown: string | null;
  nextTo: string | null;
}

export const StatementList = ({ statements: { rows, shown, nextTo } }: { statements: StatementListView }) =>
  rows.length === 0 && shown === null ? null : (
    <Section title={m.agents_statement_list_statements()}>
      {shown ? <p>{shown}</p> : null}
      <p>
        <Rich
          parts={m.agents_statement_list_the_business_has_the_same.parts({})}
          tags={{ link: (text) => <Link to={COMMISSIONS.verify}>{text}</Link> }}
        />
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.accountId}>
            {nameOf(row)}:{" "}
            <a href={COMMISSIONS.ownStatement(row.accountId, "json")}>{m.agents_statement_list_json()}</a>{" "}
            <a href={COMMISSIONS.ownStatement(row.accountId, "csv")}>{m.agents_statement_list_csv()}</a>
          </li>
        ))}
      </ul>
      {nextTo ? <Link to={nextTo}>{m.agents_statement_list_more_statements()}</Link> : null}
    </Section>
  );
