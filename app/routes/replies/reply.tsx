import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { threadJson } from "~/domains/replies/reply-json";
import { AnswerInput } from "~/domains/replies/reply-schemas";
import { shownConversation } from "~/domains/replies/threads/conversation.server";
import { replyBlockerOf } from "~/domains/replies/threads/reply-blockers.server";
import { replyToThread } from "~/domains/replies/threads/reply-to-thread.server";
import { getThread } from "~/domains/replies/threads/threads.server";
import { AnswerForm } from "~/domains/replies/ui/reply-form";
import { Turns } from "~/domains/replies/ui/thread-messages";
import { sendTimeText } from "~/domains/sending/send-times.server";
import { shownDraft } from "~/domains/sending/shown-draft.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Reply" }];

export const loader = businessPage(async (ctx, { params }) => {
  const thread = await getThread(ctx, parseId(params.threadId, "conversation"));
  const turns = await shownConversation(ctx, thread);
  return {
    thread: threadJson(thread),
    blockingReason: await replyBlockerOf(ctx, thread),
    draft: (await shownDraft(ctx, `thread:${thread.id}`)).draft,
    last: turns.filter(({ direction }) => direction === "in").slice(-1),
  };
});

export const action = businessPage(async (ctx, args) => {
  const threadId = parseId(args.params.threadId, "conversation");
  await getThread(ctx, threadId);
  return handleForm(args, AnswerInput, async (input) => {
    const id = await replyToThread(ctx, threadId, input);
    return redirectWithFlash(args.context, paths.replies.thread(threadId), {
      kind: "success",
      title: "Reply queued",
      text: await sendTimeText(ctx, id),
    });
  });
});

export default function AnswerPage() {
  const { thread, blockingReason, draft, last } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  return (
    <Page title={`Reply to ${thread.name ?? thread.address}`} subtitle={thread.subject} width="reading">
      <Breadcrumb
        trail={[
          { to: paths.replies.list, label: "Inbox" },
          { to: paths.replies.thread(thread.id), label: thread.subject },
        ]}
      />
      <Turns turns={last} />
      <AnswerForm threadId={thread.id} blockingReason={blockingReason} draft={draft} result={result} />
    </Page>
  );
}
