import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { planLabel } from "~/domains/billing/plans/plan-label";
import { MessageForm, Messages } from "~/domains/chats/ui/chat";
import { messagesView } from "~/domains/chats/view";
import { getAccount } from "~/domains/identity/find-account.server";
import { namedMessages } from "~/domains/support/named.server";
import { stateOf } from "~/domains/support/policy";
import { SupportAnswer, SupportMessages } from "~/domains/support/schemas";
import { getThread } from "~/domains/support/threads.server";
import { ThreadState } from "~/domains/support/ui/thread-list";
import { answerSupport, noteSupportRead } from "~/domains/support/write-support.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { ADMIN_SUPPORT } from "~/paths/business/admin-support";
import { Badge } from "~/ui/data/badge";
import { Pagination } from "~/ui/data/pagination";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.subject ?? "Support" }];

export const loader = adminPage(async (ctx, { params, request }) => {
  const query = readQuery(request, SupportMessages);
  const thread = await getThread(ctx, parseId(params.supportId, "question"), null);
  const [page, account] = await Promise.all([
    namedMessages(ctx, thread, query),
    getAccount(ctx, thread.accountId),
  ]);
  if (query.cursor === undefined) await noteSupportRead(ctx, thread, "operator");
  return {
    id: thread.id,
    subject: thread.subject,
    state: stateOf(thread),
    isPriority: thread.isPriority,
    accountId: account.id,
    business: account.name || "Former business",
    plan: planLabel(account),
    isFirst: query.cursor === undefined,
    ...messagesView(page, "operator", "UTC"),
  };
});

export const action = adminPage(async (ctx, args) => {
  const { id } = await getThread(ctx, parseId(args.params.supportId, "question"), null);
  return handleForm(args, SupportAnswer, async (input) => {
    await answerSupport(ctx, id, input);
    return redirectWithFlash(args.context, ADMIN_SUPPORT.home, { kind: "success", title: "Answer sent" });
  });
});

export default function SupportAnswerPage() {
  const { id, subject, state, isPriority, accountId, business, plan, isFirst, messages, next, total } =
    useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const to = ADMIN_SUPPORT.thread(id);
  return (
    <Page title={subject} subtitle={`${business}, ${plan}. Times in UTC.`} width="reading">
      <Breadcrumb trail={[{ to: ADMIN_SUPPORT.home, label: "Support" }]} />
      <div className="row">
        {isPriority ? <Badge kind="tint">Priority</Badge> : null}
        <ThreadState state={state} />
      </div>
      <Card>
        <MessageForm
          to={business}
          isOpen
          lastResult={lastResult}
          hint="Plain text. The business’s team sees your name."
        />
      </Card>
      <div className="row">
        {state === "closed" ? null : (
          <form method="post" action={ADMIN_SUPPORT.close(id)}>
            <Submit kind="plain">Close question</Submit>
          </form>
        )}
        <LinkButton to={ADMIN_SUPPORT.manager(accountId)}>Dedicated manager</LinkButton>
      </div>
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
