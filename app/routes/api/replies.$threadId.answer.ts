import { parseId } from "~/core/ids";
import { answerThread } from "~/domains/replies/answer-thread.server";
import { AnswerInput } from "~/domains/replies/schemas";
import { getThread } from "~/domains/replies/threads.server";
import { apiRoute, call } from "~/http/api.server";

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
