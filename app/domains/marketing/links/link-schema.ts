import { z } from "zod";
import { isPublicHost } from "~/adapters/public-url";
import { isLookAlikeHost } from "~/core/look-alike-host";
import { plainText } from "~/core/text";

const NO_LABEL = "Enter where you’ll use the link, e.g. Monday’s post.";
const LONG = "Use at most 80 characters.";
const NO_TARGET = "Enter a web address that starts with https:// or http://, or choose a form.";

const PRIVATE = "Enter the address of a public website, e.g. https://shop.example.";
const LOOK_ALIKE = "This domain mixes alphabets, like many fake domains. Enter your website’s own domain.";

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
      .max(1_000, "Use at most 1,000 characters.")
      .refine((text) => text === "" || isWebAddress(text), { error: NO_TARGET, abort: true })
      .refine((text) => text === "" || isPublicHost(new URL(text).hostname), { error: PRIVATE, abort: true })
      .refine((text) => text === "" || !isLookAlikeHost(new URL(text).hostname), LOOK_ALIKE)
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
        message: "Enter a web address or choose a form, not both.",
      });
  });
export type LinkInput = z.infer<typeof LinkInput>;
