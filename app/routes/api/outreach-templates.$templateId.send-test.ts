import { parseId } from "~/core/ids";
import { LeadChoiceSchema } from "~/domains/outreach/lead-choice-schema";
import { getTemplate } from "~/domains/outreach/templates.server";
import { sendTestOfTemplate } from "~/domains/outreach/test-template.server";
import { apiRoute, call } from "~/http/api.server";

/** Sends the template, as a lead would read it, to who asks. */
export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    find: ({ ctx, params }) => getTemplate(ctx, parseId(params.templateId, "template")),
    body: LeadChoiceSchema,
    run: async ({ ctx, params, body }) =>
      sendTestOfTemplate(ctx, parseId(params.templateId, "template"), body.lead),
  }),
});
