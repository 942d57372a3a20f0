import { z } from "zod";
import { plainText } from "~/core/text";
import { TemplateSchema } from "~/domains/templates/template-schema";
import { MAX_NAME_LENGTH } from "../campaign-policy";

const TEXT = "Enter text.";

/** A first email written together with its campaign, without a template. */
export const FIRST_MAIL = { subject: z.string(TEXT).nullish(), content: z.string(TEXT).nullish() };

interface Written {
  name?: string | null | undefined;
  subject?: string | null | undefined;
  content?: string | null | undefined;
}

const isText = (value: unknown) => typeof value === "string" && value.trim() !== "";

const isWritten = ({ subject, content }: Written) => isText(subject) || isText(content);

/** Validates it as a template, named after the campaign. */
const asTemplate = ({ name, subject, content }: Written) =>
  TemplateSchema.safeParse({
    name: plainText(name ?? "").slice(0, MAX_NAME_LENGTH) || "First email",
    subject: subject ?? "",
    content: content ?? "",
  });

/** Requires a template or content, even if another field fails. If `missing` is null, neither is required. */
export const firstMailIssues =
  (missing: string | null) => (input: Written & { templateId?: unknown }, context: z.core.$RefinementCtx) => {
    if (!isWritten(input)) {
      if (missing !== null && input.templateId == null && !hasIssue(context, "templateId"))
        context.addIssue({ code: "custom", path: ["templateId"], message: missing });
      return;
    }
    for (const { path, message } of asTemplate(input).error?.issues ?? [])
      if (!hasIssue(context, path[0])) context.addIssue({ code: "custom", path, message });
  };

const hasIssue = ({ issues }: z.core.ParsePayload, name: PropertyKey | undefined) =>
  issues.some(({ path }) => path?.[0] === name);

export const whenObject = { when: ({ value }: z.core.ParsePayload) => typeof value === "object" };

export const firstMailOf = (input: Written) => (isWritten(input) ? (asTemplate(input).data ?? null) : null);

export const UnsavedCampaign = z.looseObject({});
