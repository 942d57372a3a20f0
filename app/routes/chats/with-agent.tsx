import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import {
  getChatWithAgent,
  messagesWithAgent,
  readByAccount,
  writeToAgent,
} from "~/domains/chats/account-side.server";
import { ChatMessageInput, ChatQuery } from "~/domains/chats/schemas";
import { MessageForm, Messages } from "~/domains/chats/ui/chat";
import { messagesView } from "~/domains/chats/view";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { CHATS } from "~/paths/agents/chats";
import { Pagination } from "~/ui/data/pagination";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `Messages with ${data.name}` : "Messages" },
];

export const loader = businessPage(async (ctx, { params, request }) => {
  const query = readQuery(request, ChatQuery);
  const found = await getChatWithAgent(ctx, parseId(params.agentId, "agent"));
  const page = await messagesWithAgent(ctx, found, query);
  if (query.cursor === undefined) await readByAccount(ctx, found.chat);
  return {
    id: found.agent.id,
    name: found.agent.name,
    isOpen: found.isOpen,
    isFirst: query.cursor === undefined,
    ...messagesView(page, "account", readerZone(ctx)),
  };
});

export const action = businessPage(async (ctx, args) => {
  const agentId = parseId(args.params.agentId, "agent");
  await getChatWithAgent(ctx, agentId);
  return handleForm(args, ChatMessageInput, async (input) => {
    await writeToAgent(ctx, agentId, input);
    return redirectWithFlash(args.context, CHATS.withAgent(agentId), {
      kind: "success",
      title: "Message sent",
    });
  });
});

export default function ChatWithAgentPage() {
  const { id, name, isOpen, isFirst, messages, next, total } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const to = CHATS.withAgent(id);
  return (
    <Page
      title={`Messages with ${name}`}
      subtitle="Only your team and the agent can read these messages."
      action={<Link to={paths.marketplace.agent(id)}>About {name}</Link>}
      width="reading"
    >
      <Breadcrumb trail={[{ to: CHATS.list, label: "Messages" }]} />
      <IfCanWrite>
        <Card>
          <MessageForm
            key={messages.find(({ isOwn }) => isOwn)?.id}
            to={name}
            isOpen={isOpen}
            lastResult={lastResult}
            hint="Plain text. The agent sees your name and business."
          />
        </Card>
      </IfCanWrite>
      {messages.length === 0 ? (
        <p className="muted">No messages yet</p>
      ) : (
        <>
          <Messages label="Messages, newest first" messages={messages} />
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
