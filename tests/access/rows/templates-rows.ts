import { removeTemplate } from "~/domains/campaigns/remove-template.server";
import { storeFile } from "~/domains/templates/files/store-file.server";
import { createTemplate } from "~/domains/templates/save-template.server";
import { TemplateSchema } from "~/domains/templates/template-schema";
import type { Business } from "../../support/harness/context";
import type { Row } from "../table";

const templateOf = async ({ ctx }: Business) =>
  (await createTemplate(ctx, TemplateSchema.parse({ name: "Theirs", subject: "Hi", content: "Hello" }))).id;

const deletedOf = async (business: Business) => {
  const id = await templateOf(business);
  await removeTemplate(business.ctx, id);
  return id;
};

const fileOf = async ({ ctx }: Business) =>
  (await storeFile(ctx, "attachment", { name: "a.pdf", bytes: new TextEncoder().encode("%PDF-1.7 theirs") }))
    .id;

const BODY = { name: "Taken", subject: "Taken", content: "Taken" };

const page = (path: string, methods = ["GET", "POST"]): Row => ({
  path,
  kind: "page",
  access: "business",
  methods,
});

export const templatesRows: Row[] = [
  page("/business/templates", ["GET"]),
  page("/ai-outreach-templates", ["GET"]),
  page("/ai-outreach-templates/new"),
  page("/ai-outreach-templates/write"),
  page("/ai-outreach-templates/signature"),
  ...["", "/test", "/delete"].map(
    (part): Row => ({ ...page(`/ai-outreach-templates/:templateId${part}`), foreign: templateOf }),
  ),
  { ...page("/ai-outreach-templates/:templateId/preview", ["GET"]), foreign: templateOf },
  { ...page("/ai-outreach-templates/:templateId/duplicate", ["POST"]), foreign: templateOf },
  { ...page("/ai-outreach-templates/:templateId/restore", ["POST"]), foreign: deletedOf },
  { ...page("/files/:fileId", ["GET"]), foreign: fileOf },
  { path: "/logos/:name", kind: "page", access: "public" },
  ...["/api/outreach-templates", "/api/ai/outreach-templates"].flatMap((path): Row[] => [
    { path, kind: "call", access: "business", methods: ["GET", "POST"], body: BODY },
    { path: `${path}/write`, kind: "call", access: "business", methods: ["POST"] },
    { path: `${path}/preview`, kind: "call", access: "business", methods: ["POST"] },
    {
      path: `${path}/:templateId`,
      kind: "call",
      access: "business",
      methods: ["GET", "PATCH", "DELETE"],
      foreign: templateOf,
      body: BODY,
    },
    {
      path: `${path}/:templateId/restore`,
      kind: "call",
      access: "business",
      methods: ["POST"],
      foreign: deletedOf,
    },
    {
      path: `${path}/:templateId/test`,
      kind: "call",
      access: "business",
      methods: ["POST"],
      foreign: templateOf,
    },
  ]),
  { path: "/api/upload/attachment", kind: "call", access: "business", methods: ["POST"] },
  { path: "/api/upload/logo", kind: "call", access: "business", methods: ["POST"] },
  { path: "/api/signature", kind: "call", access: "business", methods: ["GET", "PATCH"] },
];
