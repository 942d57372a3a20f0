import { z } from "zod";
import { plainText } from "~/core/text";

const NO_LABEL = "Please say where the link is used, such as Post of Monday.";
const LONG = "At most 80 letters.";
const NO_TARGET = "Please enter a web address that begins with https:// or http://, or choose a form.";

const isWebAddress = (text: string): boolean => {
  if (!/^https?:\/\//i.test(text) || /[\s\\]/.test(text) || !URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && hostname.includes(".");
};

export const LinkInput = z
  .object({
    label: z
      .string(NO_LABEL)
      .max(160, LONG)
      .transform(plainText)
      .pipe(z.string(NO_LABEL).min(1, NO_LABEL).max(80, LONG)),
    target: z
      .string()
      .trim()
      .max(1_000, "At most 1,000 letters.")
      .refine((text) => text === "" || isWebAddress(text), NO_TARGET)
      .nullish()
      .transform((text) => (text ? new URL(text).href : null)),
    formId: z.number().int().positive().nullish(),
  })
  .superRefine(({ target, formId }, check) => {
    if (target === null && formId == null)
      check.addIssue({ code: "custom", path: ["target"], message: NO_TARGET });
    if (target !== null && formId != null)
      check.addIssue({
        code: "custom",
        path: ["target"],
        message: "Please leave out the address, or the form.",
      });
  });
export type LinkInput = z.infer<typeof LinkInput>;
