/** A file that an endpoint accepts: as a part of a form, as the body itself, or inside JSON. */
export interface FileInput {
  path: string;
  method?: string;
  query?: string;
  /** The name of the form part; null for the body itself. */
  field: string | null;
  file: string;
  type: string;
  /** The other fields of the form. */
  fields?: Record<string, string>;
  /** The prefix before the shape, so that the file is accepted as its type. */
  head?: string;
  valid: string;
  json?: (content: string) => object;
}

const COMPANY = "Zuri Solar,Kenya,Nairobi,https://zuri.example\n";
const LEAD = "Amina Otieno,amina@otieno.example,Otieno Stores,+254711000001\n";
const TEMPLATE = { templateName: "Solar", subject: "Solar for {{companyName}}", body: "Hello" };
const ZIP = "PK\u0003\u0004[Content_Types].xml word/document.xml";

const csv = { type: "text/csv", file: "rows.csv" };
const companies = { ...csv, valid: COMPANY, head: "name,country,city,website\n" };
const leads = { ...csv, valid: LEAD, head: "name,email,company,phone\n" };
const pdf = {
  type: "application/pdf",
  file: "file.pdf",
  head: "%PDF-1.7\n",
  valid: "1 0 obj <</Type /Page>> endobj\n",
};
const docx = { type: "application/zip", file: "file.docx", head: ZIP, valid: ZIP };
const mail = {
  type: "message/rfc822",
  file: "reply.eml",
  head: "From: Amina <amina@buyer.test>\r\nSubject: Re: Solar\r\n\r\n",
  valid: "Yes, please call me tomorrow.\n",
};

const importing = (field: string | null) =>
  ["", "?kind=contacts"].flatMap((query) => [
    { ...companies, query, field },
    { ...companies, query, field, head: "", file: "headless.csv" },
  ]);

/** Every accepted file, for each way to upload it. */
export const FILE_INPUTS: FileInput[] = [
  ...importing("file").map((row): FileInput => ({ ...row, path: "/business/imports/new" })),
  { ...leads, field: "file", path: "/campaigns/new", fields: { name: "Solar", inPlace: "import" } },
  ...importing("file").map((row): FileInput => ({ ...row, path: "/api/imports" })),
  ...importing(null).map((row): FileInput => ({ ...row, path: "/api/imports", file: `${row.file} as body` })),
  {
    ...leads,
    path: "/social-leads/import",
    query: "?way=csv",
    field: "csv",
    fields: { platform: "facebook" },
  },
  {
    ...leads,
    path: "/social-leads/import",
    query: "?way=csv",
    field: "csv",
    fields: { platform: "facebook" },
    head: "",
    file: "headless.csv",
  },
  {
    ...leads,
    path: "/api/social-leads/import",
    field: null,
    json: (csv) => ({ platform: "facebook", method: "csv", csv }),
  },
  { ...leads, path: "/marketing/platforms/:platform/file", field: "csv" },
  { ...leads, path: "/api/marketing/platforms/:platform/file", field: null, json: (csv) => ({ csv }) },
  { ...companies, path: "/verify-statement", field: "file", head: "", file: "statement.csv" },
  {
    ...companies,
    path: "/verify-statement",
    field: "file",
    head: '{"entries":[',
    file: "statement.json",
    valid: "{},",
  },
  ...[pdf, docx].flatMap((file): FileInput[] => [
    { ...file, path: "/agent-onboarding/cv", field: "cv" },
    { ...file, path: "/agent-onboarding", field: "cv" },
    { ...file, path: "/api/agents/:agentId/cv", field: "cv" },
    { ...file, path: "/ai-outreach-templates/new", field: "attachment", fields: TEMPLATE },
    { ...file, path: "/ai-outreach-templates/:templateId", field: "attachment", fields: TEMPLATE },
  ]),
  ...["/api/upload/attachment", "/api/upload/logo"].map(
    (path): FileInput => ({
      path,
      field: null,
      file: "data URL",
      type: "application/json",
      head: "data:image/png;base64,iVBORw0KGgo",
      valid: "AAAA",
      json: (fileData) => ({ filename: "logo.png", fileData }),
    }),
  ),
  ...["/ai-outreach-templates/signature", "/account/white-label"].map(
    (path): FileInput => ({
      path,
      field: "logo",
      file: "logo.png",
      type: "image/png",
      head: "\u0089PNG\r\n",
      valid: "IDAT",
    }),
  ),
  ...[
    { file: "picture.png", type: "image/png", head: "\u0089PNG\r\n\u001a\n", valid: "IDAT" },
    { file: "picture.jpg", type: "image/jpeg", head: "\u00ff\u00d8\u00ff\u00e1", valid: "\u00ff\u00fe" },
    { file: "picture.webp", type: "image/webp", head: "RIFFxxxxWEBP", valid: "VP8 " },
  ].flatMap((picture): FileInput[] => [
    { ...picture, path: "/account/picture", field: "picture" },
    { ...picture, path: "/api/account/picture", method: "PUT", field: "picture" },
  ]),
  { ...mail, path: "/email-response-demo", field: "file" },
  { ...mail, path: "/api/email-response-demo", field: null },
  { ...mail, path: "/agent-onboarding/video", field: "video_0", file: "answer.webm", type: "video/webm" },
  {
    ...mail,
    path: "/api/agents/:agentId/video-interview",
    field: "video_0",
    file: "answer.webm",
    type: "video/webm",
  },
  {
    ...mail,
    path: "/api/agents/:agentId/video-interview/uploads/:uploadId/chunks/:place",
    method: "PUT",
    field: null,
    file: "chunk",
    type: "application/octet-stream",
    head: "",
  },
];
