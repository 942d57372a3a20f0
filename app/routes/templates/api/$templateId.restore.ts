import { parseId } from "~/core/ids";
import { restoreTemplate } from "~/domains/templates/restore-template.server";
import { templateJson } from "~/domains/templates/template-json";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Takes a deletion back. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) =>
      templateJson(await restoreTemplate(ctx, parseId(params.templateId, "template"))),
  }),
});
