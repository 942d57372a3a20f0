import { previewContent } from "~/domains/templates/rendering/preview-content.server";
import { UnsavedWords } from "~/domains/templates/template-schema";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Subject and words as the surest lead would read them; `preview` is null where there is no lead. Saves nothing. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: UnsavedWords,
    run: async ({ ctx, body }) => ({ preview: await previewContent(ctx, body) }),
  }),
});
