import { z } from "zod";
import type { AccountContext, BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { removeTemplate } from "~/domains/campaigns/remove-template.server";
import { testTemplate } from "~/domains/sending/test-template.server";
import { BriefSchema } from "~/domains/templates/brief-schema";
import { MAX_FILE_BYTES } from "~/domains/templates/files/file-kinds";
import { bytesOfDataUrl, storeFile } from "~/domains/templates/files/store-file.server";
import { LeadChoiceSchema } from "~/domains/templates/rendering/lead-choice-schema";
import { previewContent } from "~/domains/templates/rendering/preview-content.server";
import { restoreTemplate } from "~/domains/templates/restore-template.server";
import { createTemplate, updateTemplate } from "~/domains/templates/save-template.server";
import { getSignature } from "~/domains/templates/signatures/get-signature.server";
import { saveSignature } from "~/domains/templates/signatures/save-signature.server";
import { SignatureChangeSchema } from "~/domains/templates/signatures/signature-schema";
import {
  TemplateChangeSchema,
  TemplateQuery,
  TemplateSchema,
  UnsavedWords,
} from "~/domains/templates/template-schema";
import { getTemplate, listTemplates, type Template } from "~/domains/templates/templates.server";
import { writeTemplate } from "~/domains/templates/write-template.server";
import { type Endpoints, endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { paths } from "~/paths";

const templateJson = (template: Template) => ({
  id: template.id,
  name: template.name,
  templateType: template.templateType,
  language: template.language,
  variantOf: template.variantOf,
  subject: template.subject,
  content: template.content,
  variables: template.variables,
  ccEmails: template.ccEmails,
  attachmentUrl: template.fileId === null ? null : paths.templates.file(template.fileId),
  attachmentName: template.fileName,
  attachmentType: template.fileType,
  isDemo: template.isDemo,
  createdAt: template.createdAt.toISOString(),
  updatedAt: template.updatedAt.toISOString(),
});

/** The file is a data URL; `mimeType` is a hint. */
const UploadSchema = z.object({
  filename: z
    .string("Enter the file name.")
    .trim()
    .min(1, "Enter the file name.")
    .max(500, "Use at most 500 characters."),
  fileData: z.string("Send the file as a data URL."),
  mimeType: z.string().max(200).nullish(),
});

/** Maximum body: a 10 MB file as base64, and the JSON around it. */
const UPLOAD_LIMIT = {
  bytes: Math.ceil(MAX_FILE_BYTES / 3) * 4 + 64 * 1024,
  error: "File too large: Please upload a file smaller than 10MB",
};

type Params = { templateId?: string | undefined };

const templateIdOf = (params: Params) => parseId(params.templateId, "template");

const findTemplate = ({ ctx, params }: { ctx: AccountContext; params: Params }) =>
  getTemplate(ctx, templateIdOf(params));

const templates: Endpoints = {
  GET: endpoint({
    access: "business",
    query: TemplateQuery,
    run: async ({ ctx, query, request }) => jsonPage(request, await listTemplates(ctx, query), templateJson),
  }),
  POST: endpoint({
    access: "business",
    body: TemplateSchema,
    status: 201,
    run: async ({ ctx, body }) => templateJson(await createTemplate(ctx, body)),
  }),
};

/** Drafts a template from a brief and names the writer: the AI model, or null for the built-in writer. Saves nothing. */
const write: Endpoints = {
  POST: endpoint({
    access: "business",
    body: BriefSchema,
    run: ({ ctx, body }) => writeTemplate(ctx, body),
  }),
};

/** Subject and content as the highest-confidence lead would read them; `preview` is null without a lead. Saves nothing. */
const preview: Endpoints = {
  POST: endpoint({
    access: "business",
    body: UnsavedWords,
    run: async ({ ctx, body }) => ({ preview: await previewContent(ctx, body) }),
  }),
};

const template: Endpoints = {
  GET: endpoint({ access: "business", run: async (input) => templateJson(await findTemplate(input)) }),
  PATCH: endpoint({
    access: "business",
    find: findTemplate,
    body: TemplateChangeSchema,
    run: async ({ ctx, params, body }) => templateJson(await updateTemplate(ctx, templateIdOf(params), body)),
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      await removeTemplate(ctx, templateIdOf(params));
      return { success: true };
    },
  }),
};

/** Restores a deleted template. */
const restore: Endpoints = {
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) =>
      templateJson(await restoreTemplate(ctx, parseId(params.templateId, "template"))),
  }),
};

/** Sends the template, as a lead would read it, to the requesting user. */
const sendTest: Endpoints = {
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getTemplate(ctx, parseId(params.templateId, "template")),
    body: LeadChoiceSchema,
    run: async ({ ctx, params, body }) =>
      testTemplate(ctx, parseId(params.templateId, "template"), body.lead),
  }),
};

async function signatureJson(ctx: BusinessContext) {
  const { fields, html } = await getSignature(ctx);
  return { ...fields, html };
}

/** The specification gives some of these endpoints two paths; both behave the same. */
export const templatesApi: ApiPaths = {
  "/api/outreach-templates": templates,
  "/api/outreach-templates/write": write,
  "/api/outreach-templates/preview": preview,
  "/api/outreach-templates/:templateId": template,
  "/api/outreach-templates/:templateId/restore": restore,
  "/api/outreach-templates/:templateId/test": sendTest,
  "/api/ai/outreach-templates": templates,
  "/api/ai/outreach-templates/write": write,
  "/api/ai/outreach-templates/preview": preview,
  "/api/ai/outreach-templates/:templateId": template,
  "/api/ai/outreach-templates/:templateId/restore": restore,
  "/api/ai/outreach-templates/:templateId/test": sendTest,
  "/api/upload/attachment": {
    POST: endpoint({
      access: "business",
      body: UploadSchema,
      bodyLimit: UPLOAD_LIMIT,
      run: async ({ ctx, body }) => {
        const bytes = bytesOfDataUrl(body.fileData);
        const file = await storeFile(ctx, "attachment", { name: body.filename, bytes }, "fileData");
        return { url: paths.templates.file(file.id), originalName: file.originalName };
      },
    }),
  },
  /** Uploads a signature logo: recipients of an email with the logo can fetch it. */
  "/api/upload/logo": {
    POST: endpoint({
      access: "business",
      body: UploadSchema,
      bodyLimit: { ...UPLOAD_LIMIT, error: "File too large: Please upload a picture smaller than 2MB" },
      run: async ({ ctx, body }) => {
        const bytes = bytesOfDataUrl(body.fileData);
        const file = await storeFile(ctx, "logo", { name: body.filename, bytes }, "fileData");
        return { url: paths.templates.file(file.id), originalName: file.originalName };
      },
    }),
  },
  /** The email signature of the requesting user. */
  "/api/signature": {
    GET: endpoint({ access: "business", run: ({ ctx }) => signatureJson(ctx) }),
    PATCH: endpoint({
      access: "business",
      body: SignatureChangeSchema,
      run: async ({ ctx, body }) => {
        await saveSignature(ctx, body);
        return signatureJson(ctx);
      },
    }),
  },
};
