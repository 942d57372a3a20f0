import { parseId } from "~/core/ids";
import { changeThread } from "~/domains/replies/change-thread.server";
import { conversationOf } from "~/domains/replies/conversation.server";
import { threadJson } from "~/domains/replies/json";
import { ThreadChange } from "~/domains/replies/schemas";
import { getThread } from "~/domains/replies/threads.server";
import { apiRoute, call } from "~/http/api.server";

const idOf = (params: { threadId?: string | undefined }) => parseId(params.threadId, "conversation");

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx, params }) => {
      const thread = await getThread(ctx, idOf(params));
      return { ...threadJson(thread), conversation: await conversationOf(ctx, thread) };
    },
  }),
  PATCH: call({
    access: "business",
    find: ({ ctx, params }) => getThread(ctx, idOf(params)),
    body: ThreadChange,
    run: async ({ ctx, params, body }) => threadJson(await changeThread(ctx, idOf(params), body)),
  }),
});
