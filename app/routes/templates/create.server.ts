import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { variableOf } from "~/domains/templates/rendering/variables";
import { createTemplate } from "~/domains/templates/save-template.server";
import { LOOK } from "~/domains/templates/template-limits";
import { TemplateSchema } from "~/domains/templates/template-schema";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { nextScreen } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { previewTemplateForm, readTemplateForm } from "./form.server";

const NOT_KNOWN = "The template uses unknown fields. Check the preview.";

/** The action of every new-template form. */
export const createTemplateAction = businessPage(async (ctx, { request, context }: ActionFunctionArgs) => {
  const { formData, refused } = await readTemplateForm(ctx, request);
  if (formData.has(LOOK)) return previewTemplateForm(ctx, formData);
  return answerForm(
    formData,
    TemplateSchema,
    async (input) => {
      const template = await createTemplate(ctx, input);
      const next = nextScreen(request, "");
      const to = next
        ? paths.withParameter(next, "template", template.id)
        : paths.templates.preview(template.id);
      return redirectWithFlash(context, to, {
        kind: "success",
        title: "Template created successfully",
        text: template.variables.some((name) => !variableOf(name)) ? NOT_KNOWN : template.name,
      });
    },
    refused,
  );
});
