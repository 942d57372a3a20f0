import type { AccountContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { removeTemplate } from "~/domains/campaigns/remove-template.server";
import { updateTemplate } from "~/domains/templates/save-template.server";
import { templateJson } from "~/domains/templates/template-json";
import { TemplateChangeSchema } from "~/domains/templates/template-schema";
import { getTemplate } from "~/domains/templates/templates.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

type Params = { templateId?: string | undefined };
const idOf = (params: Params) => parseId(params.templateId, "template");
const find = ({ ctx, params }: { ctx: AccountContext; params: Params }) => getTemplate(ctx, idOf(params));

export const { loader, action } = apiRoute({
  GET: endpoint({ access: "business", run: async (input) => templateJson(await find(input)) }),
  PATCH: endpoint({
    access: "business",
    find,
    body: TemplateChangeSchema,
    run: async ({ ctx, params, body }) => templateJson(await updateTemplate(ctx, idOf(params), body)),
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      await removeTemplate(ctx, idOf(params));
      return { success: true };
    },
  }),
});
