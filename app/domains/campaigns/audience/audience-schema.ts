import { z } from "zod";
import { FILL_IN } from "../steps/follow-ups-schema";
import {
  type AudienceRules,
  type AudienceSource,
  DEFAULT_RULES,
  defaultPeople,
  parseSource,
} from "./audience";

export const UNKNOWN_AUDIENCE = "Choose an audience from the list.";

/** Whom a campaign emails, in forms and calls; a lead search may also be named by its own fields. */
export const AUDIENCE = {
  audience: z
    .string(FILL_IN)
    .trim()
    .refine((text) => text === "" || parseSource(text) !== null, UNKNOWN_AUDIENCE)
    .nullish(),
  people: z.enum(["all", "one"], "Choose all contacts or one per company.").nullish(),
  skipRoleAddresses: z.boolean().nullish(),
  includeActive: z.boolean().nullish(),
};

interface Fields {
  audience?: string | null | undefined;
  people?: "all" | "one" | null | undefined;
  skipRoleAddresses?: boolean | null | undefined;
  includeActive?: boolean | null | undefined;
}

export interface ChosenAudience {
  source: AudienceSource;
  rules: AudienceRules;
}

const rulesOf = (source: AudienceSource, fields: Fields): AudienceRules => ({
  people: fields.people ?? defaultPeople(source),
  roleAddresses: fields.skipRoleAddresses == null ? DEFAULT_RULES.roleAddresses : !fields.skipRoleAddresses,
  activeContacts: fields.includeActive ?? DEFAULT_RULES.activeContacts,
});

/** Null where none is named. */
export function chosenAudience(fields: Fields): ChosenAudience | null {
  const source = fields.audience ? parseSource(fields.audience) : null;
  return source && { source, rules: rulesOf(source, fields) };
}

/** The fields as a form holds them. */
export const audienceFields = (source: AudienceRules | null) => ({
  people: source?.people ?? "",
  skipRoleAddresses: source && !source.roleAddresses ? "on" : "",
  includeActive: source?.activeContacts ? "on" : "",
});
