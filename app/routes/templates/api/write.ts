import { BriefSchema } from "~/domains/templates/brief-schema";
import { writeTemplate } from "~/domains/templates/write-template.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** A draft of a brief, and who wrote it: the name of the model, or null for the built-in writer. Saves nothing. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: BriefSchema,
    run: ({ ctx, body }) => writeTemplate(ctx, body),
  }),
});
