import { z } from "zod";
import { m } from "~/messages/messages";

const Words = (what: string) =>
  z
    .string({ error: what })
    .trim()
    .min(1, what)
    .max(200, { error: () => m.auth_external_schemas_use_at_most_200_characters() });

const Name = Words("Enter a button name, e.g. Google.").max(30, "Use at most 30 characters.");
const Issuer = Words("Enter the issuer URL, e.g. https://accounts.google.com.");
const ClientId = Words("Enter the client ID from your provider.");
const Secret = z
  .string()
  .trim()
  .max(500, { error: () => m.auth_external_schemas_use_at_most_500_characters() })
  .nullable()
  .optional();

/** `key` is part of URLs and never changes. */
export const NewProvider = z.object({
  key: z
    .string({ error: "Enter a short name, e.g. google." })
    .trim()
    .regex(/^[a-z][a-z0-9-]{0,29}$/, {
      error: () => m.auth_external_schemas_use_lowercase_letters_digits_and(),
    }),
  name: Name,
  issuer: Issuer,
  clientId: ClientId,
  clientSecret: Secret,
  isOn: z.boolean().default(false),
});
export type NewProvider = z.infer<typeof NewProvider>;

export const ProviderChange = z.object({
  name: Name.optional(),
  issuer: Issuer.optional(),
  clientId: ClientId.optional(),
  clientSecret: Secret,
  isOn: z.boolean().optional(),
});
export type ProviderChange = z.infer<typeof ProviderChange>;

export const ProviderForm = ProviderChange.required({ name: true, issuer: true, clientId: true }).extend({
  isOn: z.boolean().default(false),
});

export const LinkRequest = z.object({ password: z.string().max(1000).optional() });
export type LinkRequest = z.infer<typeof LinkRequest>;
