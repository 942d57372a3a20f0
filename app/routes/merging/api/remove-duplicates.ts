import { removeDuplicates } from "~/domains/merging/merging/remove-duplicates.server";
import { removedText } from "~/domains/merging/merging/removed-text";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { orUnavailable } from "~/http/or-unavailable.server";

/** Merges what is certain; `isWorking` where the queue goes on with it. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx }) => {
      const removed = await orUnavailable(ctx, "Failed to remove duplicates", () => removeDuplicates(ctx));
      return { ...removed, message: removedText(removed) };
    },
  }),
});
