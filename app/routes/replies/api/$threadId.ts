import { parseId } from "~/core/ids";
import { lastReading } from "~/domains/replies/corrections/last-reading.server";
import { threadJson } from "~/domains/replies/reply-json";
import { ThreadChange } from "~/domains/replies/reply-schemas";
import { shownActions } from "~/domains/replies/suggested-actions/shown-actions";
import { suggestedActionsFor } from "~/domains/replies/suggested-actions/suggested-actions.server";
import { changeThread } from "~/domains/replies/threads/change-thread.server";
import { conversationOf } from "~/domains/replies/threads/conversation.server";
import { getThread } from "~/domains/replies/threads/threads.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { threadId?: string | undefined }) => parseId(params.threadId, "conversation");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const thread = await getThread(ctx, idOf(params));
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
        conversation: await conversationOf(ctx, thread),
      };
    },
  }),
  PATCH: endpoint({
    access: "business",
    find: ({ ctx, params }) => getThread(ctx, idOf(params)),
    body: ThreadChange,
    run: async ({ ctx, params, body }) => threadJson(await changeThread(ctx, idOf(params), body)),
  }),
});
