import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import {
  getChatWithBusiness,
  messagesWithBusiness,
  readByAgent,
  writeToBusiness,
} from "~/domains/chats/agent-side.server";
import { ChatMessageInput, ChatQuery } from "~/domains/chats/schemas";
import { MessageForm, Messages } from "~/domains/chats/ui/chat";
import { messagesView } from "~/domains/chats/view";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { CHATS } from "~/paths/agents/chats";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { Pagination } from "~/ui/data/pagination";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  {
    title: data
      ? m.agents_with_business_messages_with({ business: data.business })
      : m.agents_with_business_messages(),
  },
];

export const loader = agentPage(async (ctx, { params, request }) => {
  const query = readQuery(request, ChatQuery);
  const found = await getChatWithBusiness(ctx, parseId(params.accountId, "business"));
  const page = await messagesWithBusiness(ctx, found, query);
  if (query.cursor === undefined) await readByAgent(ctx, found.chat);
  return {
    id: found.accountId,
    business: found.business,
    isOpen: found.isOpen,
    isFirst: query.cursor === undefined,
    ...messagesView(page, "agent", zoneOfAgent(ctx.agent)),
  };
});

export const action = agentPage(async (ctx, args) => {
  const accountId = parseId(args.params.accountId, "business");
  await getChatWithBusiness(ctx, accountId);
  return handleForm(args, ChatMessageInput, async (input) => {
    await writeToBusiness(ctx, accountId, input);
    return redirectWithFlash(args.context, CHATS.withBusiness(accountId), {
      kind: "success",
      title: m.agents_with_business_message_sent(),
    });
  });
});

export default function ChatWithBusinessPage() {
  const { id, business, isOpen, isFirst, messages, next, total } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const to = CHATS.withBusiness(id);
  return (
    <Page
      title={m.agents_with_business_messages_with({ business })}
      subtitle={m.agents_with_business_only_you_and_this_businesss()}
      width="reading"
    >
      <Breadcrumb trail={[{ to: DASHBOARD.businesses, label: m.agents_with_business_businesses() }]} />
      <Card>
        <MessageForm
          to={business}
          isOpen={isOpen}
          lastResult={lastResult}
          hint={m.agents_with_business_plain_text_your_email_address()}
        />
      </Card>
      {messages.length === 0 ? (
        <p className="muted">{m.agents_with_business_no_messages_yet()}</p>
      ) : (
        <>
          <Messages label={m.agents_with_business_newest_first()} messages={messages} />
          <Pagination
            total={total}
            shown={messages.length}
            firstTo={isFirst ? null : to}
            nextTo={next === null ? null : paths.withQuery(to, { cursor: next })}
          />
        </>
      )}
    </Page>
  );
}
