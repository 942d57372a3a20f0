import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { listChatsOfAgent } from "~/domains/chats/agent-side.server";
import { ChatList } from "~/domains/chats/ui/chat-list";
import { chatRow } from "~/domains/chats/view";
import { agentPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { CHATS } from "~/paths/agents/chats";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";

const SHOWN = 20;

export const meta: MetaFunction = () => [{ title: "Messages" }];

export const loader = agentPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const { rows, next, total } = await listChatsOfAgent(ctx, { ...query, limit: SHOWN });
  return {
    rows: rows.map(({ chat, name }) =>
      chatRow(
        chat,
        { name, to: CHATS.withBusiness(chat.accountId), unread: chat.agentUnread },
        zoneOfAgent(ctx.agent),
      ),
    ),
    next,
    total: `${formatTotal(total)} ${total.count === 1 ? "business" : "businesses"}`,
    isFirst: query.cursor === undefined,
  };
});

export default function OwnChatsPage() {
  const { rows, next, total, isFirst } = useLoaderData<typeof loader>();
  return (
    <Page title="Messages" subtitle="With businesses that asked you or that you work for. The latest first.">
      {rows.length === 0 ? (
        <EmptyState
          title="No message yet"
          action={<LinkButton to={DASHBOARD.businesses}>Your businesses</LinkButton>}
        >
          Once a business asks for you, either of you can write to the other.
        </EmptyState>
      ) : (
        <>
          <ChatList rows={rows} />
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : CHATS.own}
            nextTo={next === null ? null : paths.withQuery(CHATS.own, { cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
