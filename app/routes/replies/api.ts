import { parseId } from "~/core/ids";
import { draftJson, findDraft } from "~/domains/messages/email-drafts.server";
import { openOpportunityOfThread } from "~/domains/opportunities/creation/create-opportunity-from-thread.server";
import { accuracyOfAccount } from "~/domains/replies/corrections/accuracy.server";
import { accuracyJson } from "~/domains/replies/corrections/accuracy-view";
import { lastReading } from "~/domains/replies/corrections/last-reading.server";
import {
  MAX_PLAYGROUND_BYTES,
  TOO_LARGE_TO_TRY,
  tryMail,
  tryReply,
} from "~/domains/replies/playground/demo-reply.server";
import { bounceDetailJson, bounceJson, threadJson } from "~/domains/replies/reply-json";
import {
  AnswerInput,
  BounceDecision,
  BouncesQuery,
  SampleMail,
  ThreadChange,
  ThreadQuery,
  UndoDecision,
} from "~/domains/replies/reply-schemas";
import { getBounce, listBounces } from "~/domains/replies/responses/bounces.server";
import { classifyBounce } from "~/domains/replies/responses/classify-bounce.server";
import { sendFullAgain } from "~/domains/replies/responses/resend-soft-bounced.server";
import { undoClassification } from "~/domains/replies/responses/undo-classification.server";
import { rotateWebhookKey } from "~/domains/replies/responses/webhook-key.server";
import { addReferral } from "~/domains/replies/suggested-actions/add-referral.server";
import { shownActions } from "~/domains/replies/suggested-actions/shown-actions";
import { suggestedActionsFor } from "~/domains/replies/suggested-actions/suggested-actions.server";
import { changeThread } from "~/domains/replies/threads/change-thread.server";
import { conversationOf } from "~/domains/replies/threads/conversation.server";
import { replyToThread } from "~/domains/replies/threads/reply-to-thread.server";
import { getThread, listThreads } from "~/domains/replies/threads/threads.server";
import { queuedJson } from "~/domains/sending/send-times.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const returnedIdOf = (params: { returnedId?: string | undefined }) => parseId(params.returnedId, "mail");

const threadIdOf = (params: { threadId?: string | undefined }) => parseId(params.threadId, "conversation");

export const repliesApi: ApiPaths = {
  "/api/replies": {
    GET: endpoint({
      access: "business",
      query: ThreadQuery,
      run: async ({ ctx, query, request }) => jsonPage(request, await listThreads(ctx, query), threadJson),
    }),
  },
  "/api/replies/webhook-key": {
    POST: endpoint({
      access: "business",
      status: 201,
      run: async ({ ctx }) => ({ accountId: ctx.account.id, key: await rotateWebhookKey(ctx) }),
    }),
  },
  "/api/replies/accuracy": {
    GET: endpoint({ access: "business", run: async ({ ctx }) => accuracyJson(await accuracyOfAccount(ctx)) }),
  },
  "/api/replies/returned": {
    GET: endpoint({
      access: "business",
      query: BouncesQuery,
      run: async ({ ctx, query, request }) => jsonPage(request, await listBounces(ctx, query), bounceJson),
    }),
  },
  "/api/replies/returned/:returnedId": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) =>
        bounceDetailJson(await getBounce(ctx, parseId(params.returnedId, "mail"))),
    }),
  },
  "/api/replies/returned/:returnedId/decision": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getBounce(ctx, returnedIdOf(params)),
      body: BounceDecision,
      run: async ({ ctx, params, body }) =>
        bounceDetailJson(await classifyBounce(ctx, returnedIdOf(params), body)),
    }),
  },
  "/api/replies/returned/:returnedId/decision/undo": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getBounce(ctx, returnedIdOf(params)),
      body: UndoDecision,
      run: async ({ ctx, params, body }) =>
        bounceDetailJson(await undoClassification(ctx, returnedIdOf(params), body)),
    }),
  },
  "/api/replies/returned/:returnedId/again": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getBounce(ctx, returnedIdOf(params)),
      run: async ({ ctx, params }) => bounceDetailJson(await sendFullAgain(ctx, returnedIdOf(params))),
    }),
  },
  "/api/replies/:threadId": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const thread = await getThread(ctx, threadIdOf(params));
        const { inboundId, saidClass, modelClass, setClass } = (await lastReading(ctx, thread.id)) ?? {};
        return {
          ...threadJson(thread),
          reading: {
            replyId: inboundId ?? null,
            saidClass: saidClass ?? null,
            modelClass: modelClass ?? null,
            setClass: setClass ?? null,
          },
          offers: shownActions(thread, await suggestedActionsFor(ctx, thread)),
          draft: draftJson(await findDraft(ctx, `thread:${thread.id}`)),
          conversation: await conversationOf(ctx, thread),
        };
      },
    }),
    PATCH: endpoint({
      access: "business",
      find: ({ ctx, params }) => getThread(ctx, threadIdOf(params)),
      body: ThreadChange,
      run: async ({ ctx, params, body }) => threadJson(await changeThread(ctx, threadIdOf(params), body)),
    }),
  },
  "/api/replies/:threadId/answer": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getThread(ctx, threadIdOf(params)),
      body: AnswerInput,
      status: 201,
      run: async ({ ctx, params, body }) =>
        queuedJson(ctx, await replyToThread(ctx, threadIdOf(params), body)),
    }),
  },
  "/api/replies/:threadId/referral": {
    POST: endpoint({
      access: "business",
      status: 201,
      run: async ({ ctx, params }) => ({
        contactId: await addReferral(ctx, parseId(params.threadId, "conversation")),
      }),
    }),
  },
  "/api/replies/:threadId/opportunity": {
    POST: endpoint({
      access: "business",
      status: 201,
      run: async ({ ctx, params }) => ({
        opportunityId: await openOpportunityOfThread(ctx, parseId(params.threadId, "conversation")),
      }),
    }),
  },
  "/api/email-response-demo": {
    POST: endpoint({
      access: "public",
      body: SampleMail,
      orBytes: {
        type: "message/rfc822",
        bytes: MAX_PLAYGROUND_BYTES,
        error: TOO_LARGE_TO_TRY,
        run: ({ ctx, bytes }) => tryMail(ctx, bytes),
      },
      run: ({ ctx, body }) => tryReply(ctx, body),
    }),
  },
};
