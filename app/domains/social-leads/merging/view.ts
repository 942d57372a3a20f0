import { formatDate, formatTime } from "~/core/format";
import { SOCIAL } from "~/paths/business/social";
import { leadName } from "../names";
import { SOURCE_NAMES } from "../policy";
import type { SocialLead, SocialLeadMerge } from "../tables";
import { type LikelyDuplicates, SAME_REASONS } from "./likely-duplicates.server";
import { isUndoable, undoEnds } from "./list-merges.server";
import { leadForField, MERGE_FIELD_NAMES, MERGE_FIELDS, type MergeField, mergedLead } from "./merge-fields";

const optionOf = (lead: SocialLead, zone: string) => ({
  id: lead.id,
  name: leadName(lead),
  hint: `${SOURCE_NAMES[lead.platform]}, ${formatDate(lead.capturedAt, zone)}, ${lead.status}`,
});

const MAX_VALUE_LENGTH = 200;
const shown = (text: string | null) =>
  text !== null && text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH - 1)}…` : text;

const isSame = (one: SocialLead, other: SocialLead, name: MergeField) =>
  one[name]?.toLowerCase() === other[name]?.toLowerCase();

/** Both leads side by side: fields that differ with a choice, gaps filled from the other lead, and the merged result. */
export function mergePreview(kept: SocialLead, other: SocialLead, zone: string) {
  const merged = mergedLead(kept, other, {});
  const leads = [kept, other];
  const differing = MERGE_FIELD_NAMES.filter(
    (name) => kept[name] !== null && other[name] !== null && !isSame(kept, other, name),
  );
  return {
    id: kept.id,
    leads: leads.map((lead) => optionOf(lead, zone)),
    fields: differing.map((name) => ({
      name,
      label: MERGE_FIELDS[name].label,
      options: leads.map((lead) => ({ id: lead.id, value: shown(lead[name]) ?? "" })),
      chosen: leadForField(kept, other, name, {}).id,
    })),
    facts: [
      ...MERGE_FIELD_NAMES.filter((name) => !differing.includes(name)).map(
        (name): [string, string | null] => [MERGE_FIELDS[name].label, shown(merged[name])],
      ),
      ["Status", merged.status] as [string, string],
      ["Tags", merged.tags.join(", ") || null] as [string, string | null],
      ["Received", formatDate(merged.capturedAt, zone)] as [string, string],
    ],
  };
}
export type MergePreview = ReturnType<typeof mergePreview>;

export const sameView = (lead: SocialLead, likely: readonly LikelyDuplicates[], zone: string) =>
  likely.map(({ lead: other, reasons }) => ({
    ...optionOf(other, zone),
    why: reasons.map((reason) => SAME_REASONS[reason]).join(", "),
    to: SOCIAL.lead(other.id),
    mergeTo: SOCIAL.mergeLeads(lead.id, other.id),
  }));

export const mergesView = (merges: readonly SocialLeadMerge[], now: Date, zone: string) =>
  merges.map((merge) => {
    const { removed } = merge;
    const text = (name: string) => (typeof removed?.[name] === "string" ? (removed[name] as string) : null);
    return {
      id: merge.id,
      name: text("name") ?? text("company_name") ?? text("email") ?? text("phone") ?? "Another lead",
      timeText: formatTime(merge.mergedAt, zone),
      at: merge.mergedAt.toISOString(),
      undoTo: isUndoable(merge, now) ? SOCIAL.undoMerge(merge.id) : null,
      until: formatDate(undoEnds(merge), zone),
    };
  });

export const mergeJson = (merge: { lead: SocialLead; mergeId: number }) => ({
  mergeId: merge.mergeId,
  leadId: merge.lead.id,
});
