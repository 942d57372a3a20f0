import { previewWords } from "~/domains/templates/rendering/preview-words.server";
import { UnsavedWords } from "~/domains/templates/template-schema";
import { apiRoute, call } from "~/http/calls/api.server";

/** Subject and words as the surest lead would read them; `preview` is null where there is no lead. Saves nothing. */
export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    body: UnsavedWords,
    run: async ({ ctx, body }) => ({ preview: await previewWords(ctx, body) }),
  }),
});
