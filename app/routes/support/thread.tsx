import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { MessageForm, Messages } from "~/domains/chats/ui/chat";
import { messagesView } from "~/domains/chats/view";
import { canWrite, marksNothing } from "~/domains/identity/policy";
import { namedMessages } from "~/domains/support/named.server";
import { stateOf } from "~/domains/support/policy";
import { SupportAnswer, SupportMessages } from "~/domains/support/schemas";
import { getThread } from "~/domains/support/threads.server";
import { ThreadState } from "~/domains/support/ui/thread-list";
import { noteSupportRead, writeToSupport } from "~/domains/support/write-support.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { SUPPORT } from "~/paths/business/support";
import { Pagination } from "~/ui/data/pagination";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.subject ?? "Support" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const query = readQuery(request, SupportMessages);
  const thread = await getThread(ctx, parseId(params.supportId, "question"), ctx.account.id);
  const page = await namedMessages(ctx, thread, query);
  const reads = query.cursor === undefined && canWrite(ctx.actor) && !marksNothing(ctx);
  if (reads) await noteSupportRead(ctx, thread, "account");
  return {
    id: thread.id,
    subject: thread.subject,
    state: stateOf(thread),
    isFirst: query.cursor === undefined,
    ...messagesView(page, "account", readerZone(ctx)),
  };
});

export const action = businessPage(async (ctx, args) => {
  const { id } = await getThread(ctx, parseId(args.params.supportId, "question"), ctx.account.id);
  return handleForm(args, SupportAnswer, async (input) => {
    await writeToSupport(ctx, id, input);
    return redirectWithFlash(args.context, SUPPORT.thread(id), { kind: "success", title: "Message sent" });
  });
});

export default function SupportThreadPage() {
  const { id, subject, state, isFirst, messages, next, total } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const to = SUPPORT.thread(id);
  return (
    <Page title={subject} subtitle={<ThreadState state={state} />} width="reading">
      <Breadcrumb trail={[{ to: SUPPORT.list, label: "Support" }]} />
      <IfCanWrite>
        <Card>
          <MessageForm
            to="support"
            isOpen
            lastResult={lastResult}
            hint={
              state === "closed"
                ? "A new message reopens this question."
                : "Plain text, at most 2,000 characters."
            }
          />
        </Card>
      </IfCanWrite>
      <Messages label="Messages, newest first" messages={messages} />
      <Pagination
        total={total}
        shown={messages.length}
        firstTo={isFirst ? null : to}
        nextTo={next === null ? null : paths.withQuery(to, { cursor: next })}
      />
    </Page>
  );
}
