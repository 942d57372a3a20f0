import { removeDuplicates } from "~/domains/merging/merging/remove-duplicates.server";
import { removedText } from "~/domains/merging/merging/removed-text";
import { answerFailure } from "~/http/answer-failure.server";
import { apiRoute, call } from "~/http/calls/api.server";

/** Merges what is certain; `isWorking` where the queue goes on with it. */
export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx }) => {
      const removed = await answerFailure(ctx, "Failed to remove duplicates", () => removeDuplicates(ctx));
      return { ...removed, message: removedText(removed) };
    },
  }),
});
