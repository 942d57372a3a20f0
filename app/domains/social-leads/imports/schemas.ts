import { z } from "zod";
import { plainText } from "~/core/text";
import { MAX_CAPTURE, PLATFORMS } from "../policy";
import { LEAD_FIELDS, lacksOf } from "./lead-input";

const IMPORT_WAYS = ["manual", "csv", "api"] as const;
export type ImportWay = (typeof IMPORT_WAYS)[number];

const MAX_TOKEN_LENGTH = 2_000;
const NO_LINES = "Tokens have no spaces or line breaks. Copy the token again.";

const LONG_WORD = `Use at most ${MAX_CAPTURE.tag} characters per word.`;
const MANY_WORDS = `Use at most ${MAX_CAPTURE.tags} words.`;

const wordsOf = (text: string) => [...new Set(text.split(",").map(plainText).filter(Boolean))];

const MAX_CHARACTERS = 5_000_000;

/**
 * The import dialog and its API call. With only a platform and a method, the connection is imported. `isTyped` means
 * that a user sees the lead's fields, so that empty ones count as missing.
 */
export const ImportInput = z
  .object({
    platform: z.enum(PLATFORMS, `Choose ${PLATFORMS.join(", ")}.`),
    method: z.enum(IMPORT_WAYS, `Choose ${IMPORT_WAYS.join(", ")}.`),
    ...LEAD_FIELDS,
    isTyped: z.boolean().optional(),
    csv: z.string().max(MAX_CHARACTERS, "Upload a lead file of at most 5 MB.").optional(),
    /** Sent only if not empty. */
    apiToken: z
      .string()
      .max(MAX_TOKEN_LENGTH, `Tokens can have at most ${MAX_TOKEN_LENGTH} characters. Copy the token again.`)
      .transform((text) => text.trim())
      .pipe(z.string().regex(/^[\x21-\x7e]*$/, NO_LINES))
      .optional(),
    criteria: z
      .string()
      .max(300, "Use at most 300 characters.")
      .transform(wordsOf)
      .pipe(z.array(z.string().max(MAX_CAPTURE.tag, LONG_WORD)).max(MAX_CAPTURE.tags, MANY_WORDS))
      .optional(),
  })
  .transform(({ platform, method, isTyped, csv, apiToken, criteria, ...fields }, { addIssue }) => {
    const { tags, ...texts } = fields;
    const isLead =
      isTyped || tags.length > 0 || Object.values(texts).some((value) => value != null && value !== "");
    const lead = method === "manual" && isLead ? fields : null;
    if (lead)
      for (const [path, message] of lacksOf(lead)) addIssue({ code: "custom", path: [path], message });
    return {
      platform,
      method,
      lead,
      isAsked: isTyped === true && method === "api",
      csv: csv || null,
      apiToken: apiToken || null,
      criteria: criteria || null,
    };
  });
type Asked = z.output<typeof ImportInput>;
/** `isAsked`: requested by a user, who sees the missing fields. */
export type ImportInput = Omit<Asked, "isAsked"> & Partial<Pick<Asked, "isAsked">>;

export const ImportPage = z.object({
  way: z.enum(IMPORT_WAYS, `Choose ${IMPORT_WAYS.join(", ")}.`).default("manual"),
  platform: z.enum(PLATFORMS, `Choose ${PLATFORMS.join(", ")}.`).default("whatsapp"),
});
