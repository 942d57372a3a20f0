import { z } from "zod";
import { CLAIMS } from "~/core/claims";

const Claim = z
  .string({ error: "Please say something here." })
  .trim()
  .min(1, "Please say something here.")
  .max(20, "At most 20 characters, such as 10,000+.");

/** A provider of OpenID Connect, as the Settings screen keeps it; the secret is sealed (see identity/seal.server.ts). */
const IdentityProvider = z.object({
  /** Names it in addresses: "google". */
  key: z.string(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  sealedSecret: z.string().nullable(),
  isOn: z.boolean(),
});
export type IdentityProvider = z.infer<typeof IdentityProvider>;

/** Every setting of the operator: what may be stored under its key, and the value while nothing is. */
export const SETTINGS = {
  claims: {
    schema: z.object({
      /** "live" prints counts of what is in the database instead. */
      mode: z.enum(["stated", "live"]),
      agents: Claim,
      countries: Claim,
      revenue: Claim,
      companies: Claim,
      confidence: Claim,
    }),
    builtIn: { mode: "stated" as "stated" | "live", ...CLAIMS },
  },
  /** The address of "Let's Talk"; null while it is the one of the configuration. */
  salesEmail: { schema: z.email().nullable(), builtIn: null },
  /** The shortest password anybody may choose anew, when the operator asks for more than the specification. */
  passwordMinimum: { schema: z.number().int().min(6).max(64).nullable(), builtIn: null },
  identityProviders: { schema: z.array(IdentityProvider), builtIn: [] },
  switches: {
    schema: z.object({ signUp: z.boolean(), agentApplications: z.boolean(), demo: z.boolean() }),
    builtIn: { signUp: true, agentApplications: true, demo: true },
  },
} satisfies Record<string, { schema: z.ZodType; builtIn: unknown }>;

export type SettingKey = keyof typeof SETTINGS;
export type Setting<Key extends SettingKey> = z.infer<(typeof SETTINGS)[Key]["schema"]>;
