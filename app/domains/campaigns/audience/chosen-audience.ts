import {
  type AudienceRules,
  type AudienceSource,
  DEFAULT_RULES,
  defaultPeople,
  parseSource,
} from "./audience";

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

/** Null if no audience is given. */
export function chosenAudience(fields: Fields): ChosenAudience | null {
  const source = fields.audience ? parseSource(fields.audience) : null;
  return source && { source, rules: rulesOf(source, fields) };
}

/** The audience as form field values. */
export const audienceFields = (source: AudienceRules | null) => ({
  people: source?.people ?? "",
  skipRoleAddresses: source && !source.roleAddresses ? "on" : "",
  includeActive: source?.activeContacts ? "on" : "",
});
