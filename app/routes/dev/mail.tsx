import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTime, formatTotal } from "~/core/format";
import { sentenceCase } from "~/core/sentence-case";
import { UTC } from "~/core/time/time-zones";
import { listMails } from "~/domains/mail/mails.server";
import { paths } from "~/paths";
import { DEV } from "~/paths/dev";
import { Badge } from "~/ui/data/badge";
import { Pagination } from "~/ui/data/pagination";
import { Table } from "~/ui/data/table";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import type { PageHandle } from "~/ui/page-handle";
import { requireOutbox } from "./mail-outbox.server";

export const handle: PageHandle = { style: "work" };

export const meta: MetaFunction = () => [
  { title: "Development outbox" },
  { name: "robots", content: "noindex" },
];

const PAGE_SIZE = 50;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = requireOutbox(context);
  const cursor = new URL(request.url).searchParams.get("cursor") ?? "";
  const before = /^\d{1,15}$/.test(cursor) ? Number(cursor) : undefined;
  const { rows, next, total } = await listMails(ctx, { limit: PAGE_SIZE, before });
  return {
    transport: ctx.mail.name,
    isFirst: before === undefined,
    next,
    total: `${formatTotal(total)} ${total.count === 1 ? "email" : "emails"}`,
    mails: rows.map(({ createdAt, attachments, ...row }) => ({
      ...row,
      written: formatTime(createdAt, UTC),
      files: attachments.length,
    })),
  };
}

export default function OutboxPage() {
  const { transport, isFirst, next, total, mails } = useLoaderData<typeof loader>();
  return (
    <Page
      title="Development outbox"
      subtitle={
        transport === "outbox"
          ? "Emails stay on this machine and are listed here."
          : `Emails are sent through ${transport}.`
      }
    >
      <Table
        caption="Emails"
        rows={mails}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title="No emails yet">Sign up or reset a password, then reload this page.</EmptyState>
        }
        columns={[
          {
            key: "subject",
            label: "Subject",
            isHeader: true,
            cell: ({ id, subject }) => <Link to={DEV.mail(id)}>{subject || "(no subject)"}</Link>,
          },
          { key: "to", label: "To", cell: ({ toAddress }) => toAddress },
          { key: "written", label: "Created", cell: ({ written }) => written },
          { key: "files", label: "Attachments", isNumber: true, cell: ({ files }) => files },
          { key: "state", label: "Status", cell: ({ state }) => <Badge>{sentenceCase(state)}</Badge> },
        ]}
      />
      {mails.length ? (
        <Pagination
          total={total}
          shown={mails.length}
          firstTo={isFirst ? null : DEV.mails}
          nextTo={next === null ? null : paths.withQuery(DEV.mails, { cursor: next })}
        />
      ) : null}
    </Page>
  );
}
