import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { readerZone } from "~/core/time/time-zones";
import { listChatsOfAccount } from "~/domains/chats/account-side.server";
import { ChatList } from "~/domains/chats/ui/chat-list";
import { chatRow } from "~/domains/chats/view";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { CHATS } from "~/paths/agents/chats";
import { agentTabs } from "~/routes/agents-market/agent-tabs.server";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { ScreenTabs } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Messages with agents" }];

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, PageQuery);
  const { rows, next, total } = await listChatsOfAccount(ctx, query);
  return {
    tabs: await agentTabs(ctx, request),
    rows: rows.map(({ chat, name }) =>
      chatRow(chat, { name, to: CHATS.withAgent(chat.agentId), unread: chat.accountUnread }, readerZone(ctx)),
    ),
    next,
    total: `${formatTotal(total)} ${total.count === 1 ? "agent" : "agents"}`,
    isFirst: query.cursor === undefined,
  };
});

export default function ChatsPage() {
  const { tabs, rows, next, total, isFirst } = useLoaderData<typeof loader>();
  return (
    <Page title="Messages with agents" subtitle="Agents you invited, contacted or work with." width="reading">
      <ScreenTabs group={tabs} />
      {rows.length === 0 ? (
        <EmptyState
          title="No messages yet"
          action={<LinkButton to={paths.marketplace.assigned}>View your agents</LinkButton>}
        >
          You can message your agents from their pages.
        </EmptyState>
      ) : (
        <>
          <ChatList rows={rows} />
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : CHATS.list}
            nextTo={next === null ? null : paths.withQuery(CHATS.list, { cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
