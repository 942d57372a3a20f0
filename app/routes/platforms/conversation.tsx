import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatTotal } from "~/core/format";
import { largest } from "~/core/lists/unbounded";
import { readerZone } from "~/core/time/time-zones";
import { canWrite, marksNothing } from "~/domains/identity/policy";
import {
  findConversation,
  listMessages,
  noteRead,
  replyState,
} from "~/domains/social-leads/conversations/conversation.server";
import { digitsOf } from "~/domains/social-leads/conversations/link";
import { prepareLink, replyToLead } from "~/domains/social-leads/conversations/reply.server";
import { MessagesQuery, ReplyForm } from "~/domains/social-leads/conversations/schemas";
import { messageView, OUTCOME_NAMES, replyView } from "~/domains/social-leads/conversations/view";
import { AnswerForm, OutcomeForm, SocialMessages } from "~/domains/social-leads/ui/conversation";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { MARKETING } from "~/paths/business/marketing";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { Pagination } from "~/ui/data/pagination";
import { EmptyState } from "~/ui/feedback/empty-state";
import { usePoll } from "~/ui/feedback/poll";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { marketingPageOf } from "../marketing/frame.server";
import { leadAt } from "../social-leads/portal/lead-of.server";

const SHOWN = 20;
const POLL_SECONDS = 5;

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.name ?? "Conversation" }];

export const loader = marketingPageOf(leadAt(MARKETING.replyToLead), async (ctx, { request }, lead) => {
  const query = readQuery(request, MessagesQuery);
  const zone = readerZone(ctx);
  const [{ rows, next, total }, conversation, reply] = await Promise.all([
    listMessages(ctx, lead.id, { ...query, limit: SHOWN }),
    findConversation(ctx, lead.id),
    replyState(ctx, lead),
  ]);
  const isFirst = query.cursor === undefined;
  const [newest] = rows;
  if (isFirst && newest && canWrite(ctx.actor) && !marksNothing(ctx))
    await noteRead(ctx, lead.id, largest(rows.map(({ id }) => id)));
  const name = lead.name ?? lead.phone ?? lead.email ?? "Unnamed contact";
  return {
    id: lead.id,
    name,
    isDemo: lead.isDemo,
    isFirst,
    next,
    total: `${formatTotal(total)} ${total.count === 1 ? "message" : "messages"}`,
    reply: replyView(reply, zone),
    outcome: conversation?.outcome ?? null,
    messages: rows.map((row) => messageView(row, name, digitsOf(lead), zone)),
  };
});

export const action = marketingPageOf(leadAt(MARKETING.replyToLead), (ctx, args, { id, isDemo }) =>
  handleForm(args, ReplyForm, async ({ way, text }) => {
    if (way === "link") await prepareLink(ctx, id, { text });
    else await replyToLead(ctx, id, { text });
    return redirectWithFlash(args.context, MARKETING.replyToLead(id), {
      kind: "success",
      ...(way === "link"
        ? { title: "Message prepared", text: "Open it in WhatsApp below to send it." }
        : isDemo
          ? { title: "Reply saved", text: "This is a demo, so no message will be sent." }
          : { title: "Reply queued" }),
    });
  }),
);

export default function ConversationPage() {
  const { id, name, isDemo, isFirst, next, total, reply, outcome, messages } = useLoaderData<typeof loader>();
  const to = MARKETING.replyToLead(id);
  usePoll(
    messages.some(({ isOpen }) => isOpen),
    POLL_SECONDS,
  );
  return (
    <Page
      title={name}
      subtitle={
        <span className="row">
          {outcome ? <Badge kind="tint">{OUTCOME_NAMES[outcome]}</Badge> : null}
          <DemoBadge isDemo={isDemo} />
        </span>
      }
      width="reading"
    >
      <Breadcrumb
        trail={[
          { to: MARKETING.leads, label: "Lead Management" },
          { to: MARKETING.lead(id), label: "Lead" },
        ]}
      />
      <IfCanWrite>
        <Card>
          <AnswerForm reply={reply} lastResult={useActionData<typeof action>()?.result} />
        </Card>
        <OutcomeForm leadId={id} outcome={outcome} />
      </IfCanWrite>
      {messages.length === 0 ? (
        <EmptyState title="No messages yet">
          Messages from this contact and your replies appear here.
        </EmptyState>
      ) : (
        <SocialMessages label="Messages, newest first" messages={messages} />
      )}
      {messages.length > 0 || !isFirst ? (
        <Pagination
          total={total}
          shown={messages.length}
          firstTo={isFirst ? null : to}
          nextTo={next === null ? null : paths.withQuery(to, { cursor: next })}
        />
      ) : null}
    </Page>
  );
}
