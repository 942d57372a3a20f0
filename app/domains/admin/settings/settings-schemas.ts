import { z } from "zod";
import { SETTINGS } from "~/domains/settings/settings";

const claims = SETTINGS.claims.schema;
const switches = SETTINGS.switches.schema;
const salesEmail = SETTINGS.salesEmail.schema;
const linkDomains = SETTINGS.linkDomains.schema;
const passwordMinimum = SETTINGS.passwordMinimum.schema;

/** Null goes back to the built-in value. */
export const SettingsChange = z.object({
  claims: claims.partial().optional(),
  salesEmail: salesEmail.optional(),
  passwordMinimum: passwordMinimum.optional(),
  linkDomains: linkDomains.optional(),
  switches: switches.partial().optional(),
});
export type SettingsChange = z.infer<typeof SettingsChange>;

const unchecked = (name: keyof typeof switches.shape) => switches.shape[name].default(false);

/** A form says the whole of what it shows: a box not checked is a no, an empty field none. */
export const SETTINGS_FORMS = {
  claims: z.object({ claims }),
  sales: z.object({ salesEmail: salesEmail.default(null) }),
  passwords: z.object({ passwordMinimum: passwordMinimum.default(null) }),
  linkDomains: z.object({
    linkDomains: z
      .string()
      .max(60_000, "At most 60,000 letters.")
      .default("")
      .transform((text) => text.split(/[\s,;]+/).filter(Boolean))
      .pipe(linkDomains),
  }),
  switches: z.object({
    switches: z
      .object({
        signUp: unchecked("signUp"),
        agentApplications: unchecked("agentApplications"),
        demo: unchecked("demo"),
      })
      .prefault({}),
  }),
};
