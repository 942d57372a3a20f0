import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { parseId } from "~/core/ids";
import { findCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { findLead } from "~/domains/lead-search/leads/leads.server";
import { lastReading } from "~/domains/replies/corrections/last-reading.server";
import { threadJson } from "~/domains/replies/reply-json";
import { ThreadChange, ThreadFilter } from "~/domains/replies/reply-schemas";
import { shownActions } from "~/domains/replies/suggested-actions/shown-actions";
import { suggestedActionsFor } from "~/domains/replies/suggested-actions/suggested-actions.server";
import { changeThread, noteRead } from "~/domains/replies/threads/change-thread.server";
import { contactOfThread } from "~/domains/replies/threads/contact-of-thread.server";
import { shownConversation } from "~/domains/replies/threads/conversation.server";
import { replyBlockerOf } from "~/domains/replies/threads/reply-blockers.server";
import { getThread } from "~/domains/replies/threads/threads.server";
import { listThreadsAround } from "~/domains/replies/threads/threads-around.server";
import { Reading } from "~/domains/replies/ui/classification-card";
import { AnswerForm } from "~/domains/replies/ui/reply-form";
import { SuggestedActionsCard } from "~/domains/replies/ui/suggested-actions-card";
import { Turns } from "~/domains/replies/ui/thread-messages";
import { ThreadsBeside } from "~/domains/replies/ui/threads-beside";
import { shownDraft } from "~/domains/sending/shown-draft.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";
import { MoreMenu } from "~/ui/list/list-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.thread.name ?? data.thread.address}: ${data.thread.subject}` : "Reply" },
];

const ThreadQuery = ThreadFilter.extend({ discarded: z.number().int().positive().optional() });

export const loader = businessPage(async (ctx, { params, request }) => {
  const { discarded, ...filter } = readQuery(request, ThreadQuery);
  const thread = await getThread(ctx, parseId(params.threadId, "conversation"));
  await noteRead(ctx, thread);
  const lead = thread.leadId === null ? null : await findLead(ctx, thread.leadId);
  const contact = thread.leadId === null ? await contactOfThread(ctx, thread) : null;
  const knownId = lead?.companyId ?? contact?.companyId ?? null;
  const company = knownId === null ? null : await findCompanyOrCopy(ctx, knownId);
  return {
    thread: threadJson(thread),
    contactId: contact?.id ?? null,
    companyId: company?.id ?? null,
    turns: await shownConversation(ctx, thread),
    blockingReason: await replyBlockerOf(ctx, thread),
    ...(await shownDraft(ctx, `thread:${thread.id}`, discarded)),
    reading: await lastReading(ctx, thread.id),
    filter,
    beside: await listThreadsAround(ctx, thread, filter),
    offers: shownActions(thread, await suggestedActionsFor(ctx, thread)),
  };
});

export const action = businessPage(async (ctx, args) => {
  const threadId = parseId(args.params.threadId, "conversation");
  await getThread(ctx, threadId);
  return handleForm(args, ThreadChange, (change) =>
    catchDomainError(
      async () => {
        const thread = await changeThread(ctx, threadId, change);
        const isAway = thread.archivedAt !== null && change.archived === "yes";
        return redirectWithFlash(args.context, isAway ? paths.replies.list : paths.replies.thread(threadId), {
          kind: "success",
          title: isAway
            ? "Conversation archived"
            : change.replyClass
              ? "Category saved"
              : change.undo
                ? "Correction undone"
                : "Conversation updated",
          ...(change.replyClass ? { text: "Your category replaces ours." } : {}),
          ...(change.undo ? { text: "Our category applies again." } : {}),
        });
      },
      ({ message: text }) =>
        redirectWithFlash(args.context, paths.replies.thread(threadId), {
          kind: "error",
          title: "Conversation not updated",
          text,
        }),
    ),
  );
});

/** Reply categories for which a deal is the likely next step. */
const PROMISING = new Set(["interested", "question", "later"]);

export default function ReplyPage() {
  const { thread, turns, blockingReason, draft, discardedId, reading, offers, ...data } =
    useLoaderData<typeof loader>();
  const hasLinks = [data.companyId, thread.leadId, data.contactId].some((id) => id !== null);
  const inList = (path: string) =>
    paths.withQuery(path, { ...data.filter, show: data.filter.show === "open" ? null : data.filter.show });
  const more = (
    <MoreMenu label="More actions">
      {data.companyId === null ? null : <Link to={paths.business.company(data.companyId)}>View company</Link>}
      {thread.leadId === null ? null : <Link to={paths.leadSearch.lead(thread.leadId)}>View lead</Link>}
      {data.contactId === null ? null : (
        <Link to={paths.business.contactHistory(data.contactId)}>View contact</Link>
      )}
      <IfCanWrite>
        <Form method="post">
          <input type="hidden" name="archived" value={thread.isArchived ? "no" : "yes"} />
          <Submit kind="quiet">{thread.isArchived ? "Restore" : "Archive"}</Submit>
        </Form>
      </IfCanWrite>
    </MoreMenu>
  );
  return (
    <Page
      width="with-list"
      title={<span dir="auto">{thread.subject}</span>}
      subtitle={<bdi>{[thread.name, thread.address].filter(Boolean).join(" · ")}</bdi>}
      action={
        <div className="row">
          {thread.opportunityId === null ? (
            <IfCanWrite>
              <Form method="post" action={paths.replies.opportunity(thread.id)}>
                {/* Primary only if the composer, which has the primary button, is blocked. */}
                <Submit
                  kind={blockingReason !== null && PROMISING.has(thread.replyClass) ? "primary" : "plain"}
                  pending="Creating"
                >
                  Create deal
                </Submit>
              </Form>
            </IfCanWrite>
          ) : (
            <LinkButton to={paths.opportunities.opportunity(thread.opportunityId)}>View deal</LinkButton>
          )}
          {hasLinks ? more : <IfCanWrite>{more}</IfCanWrite>}
        </div>
      }
    >
      <Breadcrumb trail={[{ to: inList(paths.replies.list), label: "Inbox" }]} />
      <div className="stack">
        <Reading thread={thread} reading={reading} />
        <Turns turns={turns} />
        <SuggestedActionsCard threadId={thread.id} {...offers} />
        <IfCanWrite>
          <Card title={blockingReason ? "Reply" : `Reply to ${thread.name ?? thread.address}`}>
            <AnswerForm
              key={draft?.id ?? "new"}
              threadId={thread.id}
              blockingReason={blockingReason}
              draft={draft}
              discardedId={discardedId}
            />
          </Card>
        </IfCanWrite>
      </div>
      <ThreadsBeside
        threads={data.beside}
        shownId={thread.id}
        to={(threadId) => inList(paths.replies.thread(threadId))}
      />
    </Page>
  );
}
