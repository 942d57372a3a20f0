import { z } from "zod";

const Words = (what: string) =>
  z.string({ error: what }).trim().min(1, what).max(200, "At most 200 characters.");

export const SignInSettings = z.object({
  slug: z
    .string({ error: "Please enter a short name." })
    .trim()
    .toLowerCase()
    .regex(
      /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/,
      "3 to 40 small letters, digits and hyphens, such as kilimo-tools.",
    ),
  issuer: Words("The issuer is an address such as https://login.example.com."),
  clientId: Words("Please enter the client id that your provider gave you."),
  clientSecret: z.string().trim().max(500, "At most 500 characters.").nullish(),
  isOn: z.boolean().default(false),
  isRequired: z.boolean().default(false),
  password: z.string().max(1000).optional(),
});
export type SignInSettings = z.infer<typeof SignInSettings>;
