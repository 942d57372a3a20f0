import { parseId } from "~/core/ids";
import { AnswerInput } from "~/domains/replies/reply-schemas";
import { answerThread } from "~/domains/replies/threads/answer-thread.server";
import { getThread } from "~/domains/replies/threads/threads.server";
import { apiRoute, call } from "~/http/calls/api.server";

const idOf = (params: { threadId?: string | undefined }) => parseId(params.threadId, "conversation");

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    find: ({ ctx, params }) => getThread(ctx, idOf(params)),
    body: AnswerInput,
    status: 201,
    run: async ({ ctx, params, body }) => ({ messageId: await answerThread(ctx, idOf(params), body) }),
  }),
});
