import { z } from "zod";
import { PageQuery } from "~/core/pagination";
import { typedText } from "~/core/text";
import { isDay } from "../days";

const NO_TEXT = "Enter the post text.";
const TOO_MANY_TAGS_MESSAGE = "Use at most 30 hashtags.";

const tagsIn = (text: string) =>
  text
    .split(/[\s,]+/)
    .map((tag) => tag.replace(/[^\p{L}\p{M}\p{N}_]/gu, ""))
    .filter((tag) => /\p{L}/u.test(tag))
    .map((tag) => `#${tag}`);

export const PostInput = z.object({
  caption: z
    .string(NO_TEXT)
    .max(8_000, "Use at most 4,000 characters.")
    .transform((text) => typedText(text).replaceAll("\r\n", "\n").trim())
    .pipe(z.string(NO_TEXT).min(1, NO_TEXT).max(4_000, "Use at most 4,000 characters.")),
  /** Each item is a tag, or several tags separated by spaces. */
  hashtags: z
    .array(z.string().max(1_000, TOO_MANY_TAGS_MESSAGE), TOO_MANY_TAGS_MESSAGE)
    .max(30, TOO_MANY_TAGS_MESSAGE)
    .default([])
    .transform((given) => [...new Set(given.flatMap(tagsIn))])
    .pipe(
      z.array(z.string().max(60, "Use at most 60 characters in a hashtag.")).max(30, TOO_MANY_TAGS_MESSAGE),
    ),
  /** The version of the post that the user sees, so that concurrent changes are not overwritten. */
  version: z.number().int().positive().optional(),
});
export type PostInput = z.infer<typeof PostInput>;

const WHICH = "Select the true claims.";

export const ConfirmInput = z.object({
  claims: z.array(z.number(WHICH).int().positive(), WHICH).min(1, WHICH).max(100, WHICH),
});
export type ConfirmInput = z.infer<typeof ConfirmInput>;

export const ApproveInput = z.object({ version: z.number().int().positive().optional() });
export type ApproveInput = z.infer<typeof ApproveInput>;

export const PlanInput = z.object({
  plannedOn: z
    .string()
    .trim()
    .max(20)
    .refine((text) => text === "" || isDay(text), "Enter a date, e.g. 2026-12-01.")
    .nullish()
    .transform((day) => day || null),
});
export type PlanInput = z.infer<typeof PlanInput>;

const POST_STATES = ["draft", "approved"] as const;

export const PostFilter = z.object({
  state: z.enum(POST_STATES, "Use draft or approved.").optional(),
  campaign: z.number().int().positive().optional(),
});
export type PostFilter = z.infer<typeof PostFilter>;

export const PostQuery = PageQuery.extend(PostFilter.shape);
export type PostQuery = z.infer<typeof PostQuery>;

export const CalendarQuery = z.object({
  month: z
    .string()
    .max(10)
    .refine((text) => isDay(`${text}-01`), "Enter a month, e.g. 2026-12.")
    .optional(),
});
