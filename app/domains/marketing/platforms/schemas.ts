import { z } from "zod";

const MAX_TOKEN_LENGTH = 2_000;
const LONG = `Tokens can have at most ${MAX_TOKEN_LENGTH.toLocaleString("en")} characters. Copy the token again.`;
const NONE = "Paste the token from the platform.";
const SECRET = "App secrets have 32 characters: digits and a to f. Copy the secret again.";
const LINES = "Tokens have no spaces or line breaks. Copy the token again.";

/** Printable ASCII, as bearer tokens are (RFC 6750, section 2.1). */
const token = (none: string) =>
  z
    .string(none)
    .max(MAX_TOKEN_LENGTH + 100, LONG)
    .transform((text) => text.trim())
    .pipe(
      z
        .string(none)
        .min(1, none)
        .max(MAX_TOKEN_LENGTH, LONG)
        .regex(/^[\x21-\x7e]*$/, LINES)
        .refine(
          (text) => text.length === 0 || text.length >= 8,
          "This token is too short. Copy the whole token again.",
        ),
    );

export const ConnectPlatform = z.object({
  apiToken: token(NONE),
  /** Hexadecimal, as Meta displays it. */
  appSecret: z
    .string()
    .max(200, SECRET)
    .transform((text) => text.trim())
    .pipe(z.string(SECRET).regex(/^([0-9a-f]{32,64})?$/i, SECRET))
    .optional(),
});
export type ConnectPlatform = z.infer<typeof ConnectPlatform>;
