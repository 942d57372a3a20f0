import { z } from "zod";
import { plainText } from "~/core/text";
import { Email } from "~/domains/identity/schemas";
import { m } from "~/messages/messages";

export const REQUEST_KINDS = ["access", "erase", "stop"] as const;

export const DataRequest = z.object({
  email: Email,
  kind: z.enum(REQUEST_KINDS, { error: "Choose what you want us to do." }),
  note: z
    .string()
    .transform(plainText)
    .pipe(z.string().max(1000, { error: () => m.privacy_schemas_use_at_most_1_000() }))
    .optional(),
});
export type DataRequest = z.infer<typeof DataRequest>;

export const EraseSelf = z.object({
  password: z
    .string()
    .max(200, { error: () => m.privacy_schemas_use_at_most_200_characters() })
    .default(""),
});
export type EraseSelf = z.infer<typeof EraseSelf>;
