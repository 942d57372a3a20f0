import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatNumber, plural } from "~/core/format";
import { mailboxJson } from "~/domains/mailboxes/json";
import { listMailboxes } from "~/domains/mailboxes/mailboxes.server";
import { HealthBadge } from "~/domains/mailboxes/ui/health";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { DemoBadge } from "~/ui/data/badge";
import { Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Mailboxes" }];

export const loader = businessPage(async (ctx) => {
  const rows = await listMailboxes(ctx);
  return { mailboxes: rows.map(({ mailbox, sentToday }) => mailboxJson(mailbox, ctx, sentToday)) };
});

export default function MailboxesPage() {
  const { mailboxes } = useLoaderData<typeof loader>();
  const add = (
    <LinkButton writes kind="primary" to={paths.mailboxes.connect}>
      Connect mailbox
    </LinkButton>
  );
  return (
    <Page
      title="Mailboxes"
      subtitle="Email addresses for your campaigns and replies."
      action={mailboxes.length > 0 ? add : null}
    >
      {mailboxes.length === 0 ? (
        <EmptyState title="No mailboxes yet" action={add}>
          Connect your own address to send from it and receive replies here.
        </EmptyState>
      ) : (
        <div className="list">
          <Table
            isList
            caption={plural(mailboxes.length, "mailbox", "mailboxes")}
            rows={mailboxes}
            rowKey={({ id }) => id}
            columns={[
              {
                key: "address",
                label: "Address",
                isHeader: true,
                cell: ({ id, fromAddress, fromName, isDemo }) => (
                  <>
                    <Link to={paths.mailboxes.mailbox(id)}>{fromAddress}</Link> <DemoBadge isDemo={isDemo} />
                    <div className="muted small">{fromName}</div>
                  </>
                ),
              },
              {
                key: "health",
                label: "Health",
                cell: ({ state, slowedUntil, text }) => (
                  <>
                    <HealthBadge state={state} slowedUntil={slowedUntil} />
                    <div className="muted small">{text}</div>
                  </>
                ),
              },
              {
                key: "today",
                label: "Sent today",
                isNumber: true,
                isNamed: true,
                cell: ({ sentToday, limitToday }) =>
                  `${formatNumber(sentToday)} of ${formatNumber(limitToday)}`,
              },
            ]}
          />
        </div>
      )}
    </Page>
  );
}
