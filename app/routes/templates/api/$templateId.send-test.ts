import { parseId } from "~/core/ids";
import { testTemplate } from "~/domains/sending/test-template.server";
import { LeadChoiceSchema } from "~/domains/templates/rendering/lead-choice-schema";
import { getTemplate } from "~/domains/templates/templates.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Sends the template, as a lead would read it, to who asks. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getTemplate(ctx, parseId(params.templateId, "template")),
    body: LeadChoiceSchema,
    run: async ({ ctx, params, body }) =>
      testTemplate(ctx, parseId(params.templateId, "template"), body.lead),
  }),
});
