import { z } from "zod";
import { MAX_CAPTURE } from "../policy";
import type { SocialLead } from "../tables";

export const MERGE_FIELDS = {
  name: { label: "Name", along: [] },
  email: { label: "Email", along: ["emailKey"] },
  phone: { label: "Phone", along: ["phoneKey"] },
  companyName: { label: "Company", along: [] },
  title: { label: "Title", along: [] },
  industry: { label: "Industry", along: [] },
  region: { label: "Region", along: ["country"] },
  leadType: { label: "Lead type", along: [] },
  socialProfile: { label: "Profile", along: [] },
  leadSource: { label: "Source", along: [] },
  message: { label: "Message", along: [] },
} as const satisfies Record<string, { label: string; along: readonly (keyof SocialLead)[] }>;
export type MergeField = keyof typeof MERGE_FIELDS;
export const MERGE_FIELD_NAMES = Object.keys(MERGE_FIELDS) as MergeField[];

const NO_CHOICE = "Choose one of these two leads.";
const leadId = z.number(NO_CHOICE).int(NO_CHOICE).positive(NO_CHOICE);

export const MergeLeadsInput = z.object({
  otherId: leadId,
  /** The lead to keep; without it, the one in the URL. */
  keptId: leadId.optional(),
  /** Which lead each field is taken from; an omitted field is the kept lead's, or the other's if the kept one has none. */
  from: z
    .object(
      Object.fromEntries(MERGE_FIELD_NAMES.map((name) => [name, leadId.optional()])) as Record<
        MergeField,
        z.ZodOptional<typeof leadId>
      >,
    )
    .default({} as never),
});
export type MergeLeadsInput = z.output<typeof MergeLeadsInput>;

const STAGES = ["new", "contacted", "qualified", "converted"] as const;
const FILLED = [
  "consentText",
  "consentAt",
  "followerCount",
  "isVerified",
  "marketingCampaignId",
  "opportunityId",
] as const satisfies (keyof SocialLead)[];
const EARLIEST = [
  "capturedAt",
  "createdAt",
  "contactedAt",
  "qualifiedAt",
  "convertedAt",
  // An opt-out on either lead is kept.
  "optedOutAt",
] as const satisfies (keyof SocialLead)[];

export const leadForField = (
  kept: SocialLead,
  other: SocialLead,
  name: MergeField,
  from: Partial<Record<MergeField, number | undefined>>,
): SocialLead => {
  if (from[name] === other.id) return other;
  if (from[name] === kept.id) return kept;
  return kept[name] === null ? other : kept;
};

const earliest = (one: Date | null, other: Date | null) =>
  one === null ? other : other === null || one <= other ? one : other;

/** The kept lead with the other merged into it: the furthest status, the earliest times, tags of both. */
export function mergedLead(kept: SocialLead, other: SocialLead, from: MergeLeadsInput["from"]): SocialLead {
  const merged: SocialLead = { ...kept };
  const take = (source: SocialLead, names: readonly (keyof SocialLead)[]) =>
    Object.assign(merged, Object.fromEntries(names.map((name) => [name, source[name]])));
  for (const name of MERGE_FIELD_NAMES)
    take(leadForField(kept, other, name, from), [name, ...MERGE_FIELDS[name].along]);
  if (kept.consentText === null) take(other, ["consentText", "consentAt"]);
  for (const name of FILLED) if (merged[name] === null) take(other, [name]);
  for (const name of EARLIEST) Object.assign(merged, { [name]: earliest(kept[name], other[name]) });
  if (STAGES.indexOf(other.status) > STAGES.indexOf(kept.status)) take(other, ["status"]);
  merged.isTest = kept.isTest && other.isTest;
  merged.tags = [...new Set([...kept.tags, ...other.tags])].slice(0, MAX_CAPTURE.tags);
  return merged;
}
