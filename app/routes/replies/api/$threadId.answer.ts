import { parseId } from "~/core/ids";
import { AnswerInput } from "~/domains/replies/reply-schemas";
import { replyToThread } from "~/domains/replies/threads/reply-to-thread.server";
import { getThread } from "~/domains/replies/threads/threads.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { threadId?: string | undefined }) => parseId(params.threadId, "conversation");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getThread(ctx, idOf(params)),
    body: AnswerInput,
    status: 201,
    run: async ({ ctx, params, body }) => ({ messageId: await replyToThread(ctx, idOf(params), body) }),
  }),
});
