import { parseId } from "~/core/ids";
import { discardDraft, draftJson, restoreDraft } from "~/domains/messages/email-drafts.server";
import { endpoint } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

export const emailDraftsApi: ApiPaths = {
  "/api/email-drafts/:draftId": {
    DELETE: endpoint({
      access: "business",
      run: async ({ ctx, params }) => draftJson(await discardDraft(ctx, parseId(params.draftId, "draft"))),
    }),
  },
  "/api/email-drafts/:draftId/restore": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) => draftJson(await restoreDraft(ctx, parseId(params.draftId, "draft"))),
    }),
  },
};
