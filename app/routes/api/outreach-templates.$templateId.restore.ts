import { parseId } from "~/core/ids";
import { restoreTemplate } from "~/domains/outreach/delete-template.server";
import { templateJson } from "~/domains/outreach/template-json";
import { apiRoute, call } from "~/http/api.server";

/** Takes a deletion back. */
export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx, params }) =>
      templateJson(await restoreTemplate(ctx, parseId(params.templateId, "template"))),
  }),
});
