import { z } from "zod";

const Words = (what: string) =>
  z.string({ error: what }).trim().min(1, what).max(200, "Use at most 200 characters.");

export const SignInSettings = z.object({
  slug: z
    .string({ error: "Enter a short name, e.g. kilimo-tools." })
    .trim()
    .toLowerCase()
    .regex(
      /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/,
      "Use 3 to 40 lowercase letters, digits and hyphens, e.g. kilimo-tools.",
    ),
  issuer: Words("Enter the issuer URL, e.g. https://login.example.com."),
  clientId: Words("Enter the client ID from your provider."),
  clientSecret: z.string().trim().max(500, "Use at most 500 characters.").nullish(),
  isOn: z.boolean().default(false),
  isRequired: z.boolean().default(false),
  password: z.string().max(1000).optional(),
});
export type SignInSettings = z.infer<typeof SignInSettings>;
